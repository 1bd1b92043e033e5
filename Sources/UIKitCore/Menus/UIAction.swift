// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a control does when something happens to it.

public import Foundation
internal import MicaContext

/// A closure with a name, called by the controls that it was added to.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is known by. A control has at most one action of an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier of that name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action does.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What the action is called where it is shown; empty by default.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture that is shown with the action.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// More about the action, for those who ask.
  open var discoverabilityTitle: String?
  /// How the action is shown in a menu.
  open var attributes: Attributes
  /// Whether the action is marked in a menu.
  open var state: State
  @_spi(Mica) public override var shownAttributes: Attributes { attributes }
  @_spi(Mica) public override var shownState: State {
    get { state }
    set { state = newValue }
  }
  /// What the action is known by; unique unless given.
  public let identifier: Identifier
  /// The control that runs the action; nil at other times.
  open internal(set) var sender: Any?

  private let handler: Handler

  /// An action that calls `handler` with itself.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier =
      identifier
      ?? Identifier("Mica.UIAction.\(ProgramContext.current.state(ActionCount.self).next())")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The picture while the action is marked.
  open var selectedImage: UIImage?

  /// Performs the action as a menu or control would; `target` is ignored (iOS 16).
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }

  package func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What a `UIAction` does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// How many names a program's actions were given; used on the main actor.
private final class ActionCount: ProgramState {
  private var count = 0

  init(in context: ProgramContext) {}

  func next() -> Int {
    count += 1
    return count
  }
}
