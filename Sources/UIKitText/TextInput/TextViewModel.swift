// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a text view keeps beside its text.

import CoreGraphics
import CoreText
import Foundation

/// A text view's own values.
struct TextViewModel {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var linkAttributes: [NSAttributedString.Key: Any]?
  var isEditing = false
  var wishes = KeyboardWishes()
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// The finger that may tap, and where it was put down on the screen.
  var touch: (touch: UITouch, place: CGPoint)?
  let watch = StorageWatch()
}

/// Hears of changes of a text view's text, whoever makes them.
final class StorageWatch: TextStorageObserver {
  var changed: ((NSRange, Int) -> Void)?

  package func textStorage(
    _ storage: NSTextStorage, didProcess range: NSRange, changeInLength delta: Int
  ) {
    changed?(range, delta)
  }
}
