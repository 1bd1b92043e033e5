// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text with attributes that can be changed. Two primitives, and what is built on them.

import Foundation

/// Text with attributes on ranges of its UTF-16 units, which can be changed.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string, and `setAttributes(_:range:)`; everything else is
/// built on these four. A range outside the string is a programmer's error and traps; attributes of an
/// empty range, wherever it is, are nobody's.
open class NSMutableAttributedString: NSAttributedString {
  // MARK: Primitives

  /// Puts `str` in the place of `range`. It gets the attributes of the first unit there; where
  /// `range` is empty, those of the unit before it, or else after it.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let range = checked(range)
    changeContents { $0.replace(range, with: str) }
  }

  /// Gives `range` these attributes alone; nil removes all.
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard range.length != 0 else { return }
    let range = checked(range)
    changeContents { $0.set(.of(attrs), in: range) }
  }

  // MARK: Built on the primitives

  /// The text as a Foundation string: its changes are made here, and inherit attributes.
  open var mutableString: NSMutableString { LinkedMutableString(self) }

  /// Gives `range` one more attribute, or another value of it.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    update(range) { $0.adding(value, for: name) }
  }

  /// Gives `range` more attributes; those of the same names are replaced.
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    update(range) { $0.adding(attrs) }
  }

  /// Takes one attribute from `range`.
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    update(range) { $0.removing(name) }
  }

  /// Puts `attrString`, with its attributes, in the place of `range`.
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(range, with: attrString.currentContents)
  }

  /// Puts `attrString` before the unit at `loc`, or at the end.
  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Puts `attrString` at the end.
  open func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Removes the units of `range`.
  open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Replaces everything, text and attributes.
  open func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Begins a group of changes; does nothing here, but in text storages.
  open func beginEditing() {}

  /// Ends a group of changes; does nothing here, but in text storages.
  open func endEditing() {}

  /// Makes attributes fit the text: one paragraph style for each paragraph that `range` touches,
  /// the first that is found in it, and attachments on U+FFFC alone. Fonts stay: lines find
  /// fallbacks.
  open func fixAttributes(in range: NSRange) {
    fixParagraphStyles(in: checked(range))
    fixAttachments(in: checked(range))
  }
}
