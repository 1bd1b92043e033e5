// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The text of a mutable attributed string, as Foundation's class.

import Foundation

/// A Foundation string that shows the text of an attributed string, and changes it.
///
/// Foundation's `replaceOccurrences` finds all places at first and then replaces them from the
/// start to the end without moving them, in every subclass, and it can't be overridden. So
/// replacements that follow each other without a look at the text are moved, where the same text
/// stands there.
final class LinkedMutableString: NSMutableString {
  private let owner: NSMutableAttributedString
  private var last: Replacement?

  /// The last replacement, until somebody looks at the text.
  private struct Replacement {
    let replaced: String
    let text: String
    /// Where it ended, as the text was when somebody looked.
    let end: Int
    /// How far the text after it has moved since then.
    let shift: Int
  }

  init(_ owner: NSMutableAttributedString) {
    self.owner = owner
    super.init(capacity: 0)
  }

  required init(capacity: Int) {
    owner = NSMutableAttributedString()
    super.init(capacity: capacity)
  }

  required convenience init?(coder: NSCoder) { return nil }

  required convenience init(string aString: String) {
    self.init(NSMutableAttributedString(string: aString))
  }

  required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    let units = UnsafeBufferPointer(start: characters, count: length)
    self.init(string: String(decoding: units, as: UTF16.self))
  }

  required convenience init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  override var length: Int {
    last = nil
    return owner.length
  }

  override func character(at index: Int) -> unichar {
    last = nil
    precondition(index >= 0 && index < owner.length, "The index \(index) is outside the string.")
    guard owner.hasOwnContents else {
      let text = owner.string.utf16
      return text[text.index(text.startIndex, offsetBy: index)]
    }
    return owner.contents.units[index]
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    let shift = shift(for: range, aString)
    let place = NSRange(location: range.location + shift, length: range.length)
    let growth = aString.utf16.count - range.length
    last = Replacement(
      replaced: folded(place), text: aString, end: range.location + range.length,
      shift: shift + growth)
    owner.replaceCharacters(in: place, with: aString)
  }

  /// How far a range is to be moved: by what the replacements before it did, if they were of the
  /// same text by the same text and this one continues them.
  private func shift(for range: NSRange, _ text: String) -> Int {
    guard let last, last.text == text, range.location >= last.end, range.length > 0 else {
      return 0
    }
    let place = NSRange(location: range.location + last.shift, length: range.length)
    guard place.location >= 0, place.location + place.length <= owner.length else { return 0 }
    return folded(place) == last.replaced ? last.shift : 0
  }

  /// The text of a range without differences of case, accents and width.
  private func folded(_ range: NSRange) -> String {
    owner.attributedSubstring(from: range).string.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
