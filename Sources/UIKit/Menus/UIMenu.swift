// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What menus are made of. They can be made and kept; none is shown yet.

public import Foundation

/// Something in a menu: an action, or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What the element is called.
  open var title: String
  /// The picture beside the title.
  open var image: UIImage?
  /// A line under the title; nil for none.
  open var subtitle: String?

  init(title: String, image: UIImage?, subtitle: String?) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
    super.init()
  }

  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is marked.
  public enum State: Int, Sendable {
    /// It isn't.
    case off = 0
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }
}

/// A list of elements.
///
/// Partly: menus are kept and not shown.
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

  /// What the menu is known by; empty unless given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The elements.
  open internal(set) var children: [UIMenuElement]

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
