// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A list of actions and of other such lists. OpenMenus shows it.

public import Foundation

/// A list of elements.
///
/// A menu in another one is a row that opens it, or, with `displayInline`, a group of rows. A menu without elements
/// isn't shown.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What a menu is known by.
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

    /// The system's editing actions: cut, copy, paste …
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is marked at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand beside each other.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large a menu's elements are.
  public enum ElementSize: Int, Sendable {
    /// As the options say: small in palettes, else large.
    case automatic = -1
    /// Beside each other, only their pictures.
    case small = 0
    /// Beside each other, titles below pictures.
    case medium
    /// Below each other.
    case large
  }

  /// What the menu is known by; empty unless given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The elements.
  open internal(set) var children: [UIMenuElement]
  /// How large the elements are; `automatic` by default.
  open var preferredElementSize: ElementSize

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are marked, those of groups and of menus in this one included.
  open var selectedElements: [UIMenuElement] { leaves.filter { $0.shownState == .on } }
}
