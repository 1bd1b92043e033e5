// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys that do something by themselves.

import Foundation
public import MicaRuntime

/// Something in a menu that calls a method of the responder that takes it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// What the program wants to know it by.
  public let propertyList: Any?
  /// How it is shown.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether it is marked.
  open var state = UIMenuElement.State.off
  /// A longer title, for where there is room.
  open var discoverabilityTitle: String?

  @_spi(Mica) public override var shownAttributes: UIMenuElement.Attributes { attributes }
  @_spi(Mica) public override var shownState: UIMenuElement.State {
    get { state }
    set { state = newValue }
  }

  /// A command of a title and a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, subtitle: nil)
  }

  /// Calls the method of a target, or of the first responder that takes it (iOS 16).
  open func performWithSender(_ sender: Any?, target: Any?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// A key, held with others, that calls a method of the first responder that takes it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, by what it types.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the key; false by default.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether it may be mirrored for a direction of text; kept.
  open var allowsAutomaticMirroring = true
  /// Whether it may be changed for a keyboard; kept.
  open var allowsAutomaticLocalization = true

  /// A key and its method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A key and its method.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A key and its method, with what a list of keys says of it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether the command is about a key.
  func matches(_ key: UIKey) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return flags == modifierFlags
      && (key.charactersIgnoringModifiers == input.lowercased()
        || Self.names[key.keyCode.rawValue] == input)
  }

  private static var names: [Int: String] {
    [
      0x29: inputEscape, 0x4F: inputRightArrow, 0x50: inputLeftArrow, 0x51: inputDownArrow,
      0x52: inputUpArrow, 0x28: "\r", 0x2B: "\t", 0x2A: inputDelete,
    ]
  }

  /// Up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// Down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// To the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// To the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
