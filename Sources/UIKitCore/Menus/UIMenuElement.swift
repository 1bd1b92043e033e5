// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What menus are made of.

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

  /// How the element is shown; plain but for actions and commands.
  package var shownAttributes: Attributes { [] }
  /// Whether the element is marked; only actions and commands are.
  package var shownState: State {
    get { .off }
    set {}
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
