// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who is asked and told while a text view is edited.

public import CoreText
public import Foundation

/// Is asked and told of the editing of a text view, and of its scrolling. Every method may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may put `text` in the place of `range`, in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// What is chosen, or the caret's place, has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was tapped is to be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same without the kind of touch, as before iOS 10.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Whether an attachment that was tapped is to be shown.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The edit menu for a stretch of the text, in UTF-16 units; nil for what is suggested.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// What a tap on a link, an attachment or a tagged part does: `defaultAction` for the system's, nil for nothing.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of such a part; nil for none. Never called: see `UITextItem.MenuConfiguration`.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of such a part is about to appear; never called.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu of such a part is about to go; never called.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Nil: what is suggested.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// What the method without the kind of touch says.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// How a link or an attachment was touched.
public enum UITextItemInteraction: Int, Sendable {
  /// By a tap.
  case invokeDefaultAction = 0
  /// By a long press, for a menu.
  case presentActions
  /// By a press, for a look ahead.
  case preview
}

extension UITextView {
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension NSNotification.Name {
  /// As Swift 4 called it.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// As Swift 4 called it.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// As Swift 4 called it.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
}
