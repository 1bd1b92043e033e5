// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of scroll views, text fields and text views.

public import UIKit

extension UIScrollViewDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forward("scrollViewDidScroll:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forward("scrollViewWillBeginDragging:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewWillBeginDragging(scrollView)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forward(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [
        scrollView, NSValue(cgPoint: velocity),
        NSValue(pointer: UnsafeRawPointer(targetContentOffset)),
      ]
    ) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    forward("scrollViewDidEndDragging:willDecelerate:", [scrollView, NSNumber(value: decelerate)]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidEndDragging(
        scrollView, willDecelerate: decelerate)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forward("scrollViewWillBeginDecelerating:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forward("scrollViewDidEndDecelerating:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidEndDecelerating(scrollView)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forward("scrollViewDidEndScrollingAnimation:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidEndScrollingAnimation(
        scrollView)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forward("scrollViewDidZoom:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidZoom(scrollView)
    }
  }

  /// The target's answer, or the protocol's.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    (forwardingTarget as? any UIScrollViewDelegate)?.viewForZooming(in: scrollView)
      ?? DelegateDefaults.shared.viewForZooming(in: scrollView)
  }

  /// Reports the call and forwards it.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forward("scrollViewWillBeginZooming:with:", [scrollView, view ?? NSNull()]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewWillBeginZooming(
        scrollView, with: view)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forward(
      "scrollViewDidEndZooming:with:atScale:",
      [scrollView, view ?? NSNull(), NSNumber(value: Double(scale))]
    ) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidEndZooming(
        scrollView, with: view, atScale: scale)
    }
  }

  /// The target's answer, or the protocol's.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewShouldScrollToTop(scrollView)
      ?? DelegateDefaults.shared.scrollViewShouldScrollToTop(scrollView)
  }

  /// Reports the call and forwards it.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forward("scrollViewDidScrollToTop:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidScrollToTop(scrollView)
    }
  }

  /// Reports the call and forwards it.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forward("scrollViewDidChangeAdjustedContentInset:", [scrollView]) {
      (forwardingTarget as? any UIScrollViewDelegate)?.scrollViewDidChangeAdjustedContentInset(
        scrollView)
    }
  }
}

extension UITextFieldDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    (forwardingTarget as? any UITextFieldDelegate)?.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
      ?? DelegateDefaults.shared.textField(
        textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  /// Reports the call and forwards it.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textField:willPresentEditMenuWith:", [textField, animator]) {
      (forwardingTarget as? any UITextFieldDelegate)?.textField(
        textField, willPresentEditMenuWith: animator)
    }
  }

  /// Reports the call and forwards it.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textField:willDismissEditMenuWith:", [textField, animator]) {
      (forwardingTarget as? any UITextFieldDelegate)?.textField(
        textField, willDismissEditMenuWith: animator)
    }
  }

  /// The target's answer, or the protocol's.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    (forwardingTarget as? any UITextFieldDelegate)?.textFieldShouldBeginEditing(textField)
      ?? DelegateDefaults.shared.textFieldShouldBeginEditing(textField)
  }

  /// Reports the call and forwards it.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forward("textFieldDidBeginEditing:", [textField]) {
      (forwardingTarget as? any UITextFieldDelegate)?.textFieldDidBeginEditing(textField)
    }
  }

  /// The target's answer, or the protocol's.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    (forwardingTarget as? any UITextFieldDelegate)?.textFieldShouldEndEditing(textField)
      ?? DelegateDefaults.shared.textFieldShouldEndEditing(textField)
  }

  /// Reports the call and forwards it.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forward("textFieldDidEndEditing:", [textField]) {
      (forwardingTarget as? any UITextFieldDelegate)?.textFieldDidEndEditing(textField)
    }
  }

  /// Reports the call and forwards it.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    forward("textFieldDidEndEditing:reason:", [textField, reason]) {
      (forwardingTarget as? any UITextFieldDelegate)?.textFieldDidEndEditing(
        textField, reason: reason)
    }
  }

  /// The target's answer, or the protocol's.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (forwardingTarget as? any UITextFieldDelegate)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
      ?? DelegateDefaults.shared.textField(
        textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  /// Reports the call and forwards it.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forward("textFieldDidChangeSelection:", [textField]) {
      (forwardingTarget as? any UITextFieldDelegate)?.textFieldDidChangeSelection(textField)
    }
  }

  /// The target's answer, or the protocol's.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    (forwardingTarget as? any UITextFieldDelegate)?.textFieldShouldClear(textField)
      ?? DelegateDefaults.shared.textFieldShouldClear(textField)
  }

  /// The target's answer, or the protocol's.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (forwardingTarget as? any UITextFieldDelegate)?.textFieldShouldReturn(textField)
      ?? DelegateDefaults.shared.textFieldShouldReturn(textField)
  }
}

extension UITextViewDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    (forwardingTarget as? any UITextViewDelegate)?.textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
      ?? DelegateDefaults.shared.textView(
        textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  /// Reports the call and forwards it.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textView:willPresentEditMenuWith:", [textView, animator]) {
      (forwardingTarget as? any UITextViewDelegate)?.textView(
        textView, willPresentEditMenuWith: animator)
    }
  }

  /// Reports the call and forwards it.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textView:willDismissEditMenuWith:", [textView, animator]) {
      (forwardingTarget as? any UITextViewDelegate)?.textView(
        textView, willDismissEditMenuWith: animator)
    }
  }

  /// The target's answer, or the protocol's.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    (forwardingTarget as? any UITextViewDelegate)?.textViewShouldBeginEditing(textView)
      ?? DelegateDefaults.shared.textViewShouldBeginEditing(textView)
  }

  /// The target's answer, or the protocol's.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    (forwardingTarget as? any UITextViewDelegate)?.textViewShouldEndEditing(textView)
      ?? DelegateDefaults.shared.textViewShouldEndEditing(textView)
  }

  /// Reports the call and forwards it.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    forward("textViewDidBeginEditing:", [textView]) {
      (forwardingTarget as? any UITextViewDelegate)?.textViewDidBeginEditing(textView)
    }
  }

  /// Reports the call and forwards it.
  public func textViewDidEndEditing(_ textView: UITextView) {
    forward("textViewDidEndEditing:", [textView]) {
      (forwardingTarget as? any UITextViewDelegate)?.textViewDidEndEditing(textView)
    }
  }

  /// The target's answer, or the protocol's.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    (forwardingTarget as? any UITextViewDelegate)?.textView(
      textView, shouldChangeTextIn: range, replacementText: text)
      ?? DelegateDefaults.shared.textView(
        textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Reports the call and forwards it.
  public func textViewDidChange(_ textView: UITextView) {
    forward("textViewDidChange:", [textView]) {
      (forwardingTarget as? any UITextViewDelegate)?.textViewDidChange(textView)
    }
  }

  /// Reports the call and forwards it.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    forward("textViewDidChangeSelection:", [textView]) {
      (forwardingTarget as? any UITextViewDelegate)?.textViewDidChangeSelection(textView)
    }
  }

  /// The target's answer, or the protocol's.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    (forwardingTarget as? any UITextViewDelegate)?.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
      ?? DelegateDefaults.shared.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  /// The target's answer, or the protocol's.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    (forwardingTarget as? any UITextViewDelegate)?.textView(
      textView, shouldInteractWith: URL, in: characterRange)
      ?? DelegateDefaults.shared.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  /// The target's answer, or the protocol's.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    (forwardingTarget as? any UITextViewDelegate)?.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
      ?? DelegateDefaults.shared.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }
}
