// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Links, attachments and tagged parts of a text view, which a delegate gives actions and menus.

public import Foundation

/// A part of a text view that a tap or a long press acts on.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What the part is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part with the program's tag.
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// Where it is in the text, in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }

  /// The menu of a part. Mica's text views open no menus of parts: the delegate isn't asked.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// What is shown beside a menu.
    public enum Preview {
      /// The system's picture of the part.
      case `default`
      /// A view.
      case view(UIView)
    }

    /// The menu.
    public let menu: UIMenu
    /// What is shown beside it; nil for nothing.
    public let preview: Preview?

    /// A menu with what is shown beside it, the system's picture by default.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }
  }
}

extension UITextViewDelegate {
  /// The system's action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The system's menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}
