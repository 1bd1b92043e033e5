// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where characters, words, sentences and paragraphs of a text begin and end, in UTF-16 units, the same in
// every locale. A word is letters, digits and what joins them; scripts without spaces count as one word
// between their signs.

import Foundation

/// The edges of a text's pieces.
package struct TextBreaks {
  private let text: String
  private let units: String.UTF16View

  package init(_ text: String) {
    self.text = text
    units = text.utf16
  }

  package var count: Int { units.count }

  // MARK: Characters

  private func index(_ offset: Int) -> String.Index {
    units.index(units.startIndex, offsetBy: min(max(offset, 0), count))
  }

  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

  /// The start of the character that a unit belongs to.
  private func characterStart(at offset: Int) -> Int {
    var start = min(max(offset, 0), count)
    while start > 0, String.Index(index(start), within: text) == nil { start -= 1 }
    return start
  }

  /// The end of the character that a unit belongs to.
  package func next(after offset: Int) -> Int {
    guard offset < count else { return count }
    return self.offset(text.index(after: index(characterStart(at: offset))))
  }

  /// The start of the character before an offset.
  package func previous(before offset: Int) -> Int {
    offset > 0 ? characterStart(at: min(offset, count) - 1) : 0
  }

  // MARK: Words

  private static let joiners: Set<UInt16> = [0x27, 0x2019, 0x5F]

  private func isLetter(at offset: Int) -> Bool {
    guard offset >= 0, offset < count else { return false }
    let unit = units[index(offset)]
    if Self.joiners.contains(unit) { return true }
    guard let scalar = UnicodeScalar(unit) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// The end of the word that an offset is in, or of the next one.
  package func wordEnd(after offset: Int) -> Int {
    var end = max(offset, 0)
    while end < count, !isLetter(at: end) { end += 1 }
    while end < count, isLetter(at: end) { end += 1 }
    return end
  }

  /// The start of the word that ends at an offset, or of the one before it.
  package func wordStart(before offset: Int) -> Int {
    var start = min(offset, count)
    while start > 0, !isLetter(at: start - 1) { start -= 1 }
    while start > 0, isLetter(at: start - 1) { start -= 1 }
    return start
  }

  /// The word that a unit belongs to.
  package func word(at offset: Int) -> Range<Int>? {
    guard isLetter(at: offset) else { return nil }
    var (start, end) = (offset, offset + 1)
    while start > 0, isLetter(at: start - 1) { start -= 1 }
    while end < count, isLetter(at: end) { end += 1 }
    return start..<end
  }

  /// The edge of a word nearest to an offset, where a tap puts the caret; an offset outside of words stays.
  package func wordEdge(nearest offset: Int) -> Int {
    guard isLetter(at: offset - 1), let word = word(at: offset) else { return offset }
    return offset - word.lowerBound <= word.upperBound - offset ? word.lowerBound : word.upperBound
  }

  // MARK: Longer pieces

  /// The piece that a unit belongs to; nil outside of words and of the text.
  package func unit(_ granularity: UITextGranularity, at offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < count else { return nil }
    return switch granularity {
    case .character:
      characterStart(at: offset)..<next(after: offset)
    case .word: word(at: offset)
    case .sentence: sentence(at: offset)
    case .paragraph, .line: paragraph(at: offset)
    case .document: 0..<count
    }
  }

  /// The paragraph that a unit belongs to, with its end.
  package func paragraph(at offset: Int) -> Range<Int> {
    var (start, end) = (min(max(offset, 0), count), min(max(offset, 0), count))
    while start > 0, !isNewline(start - 1) { start -= 1 }
    while end < count, !isNewline(end) { end += 1 }
    return start..<min(end + 1, count)
  }

  private func isNewline(_ offset: Int) -> Bool {
    [0x0A, 0x0D, 0x2029].contains(units[index(offset)])
  }

  private func isSpace(_ offset: Int) -> Bool { units[index(offset)] == 0x20 || isNewline(offset) }

  private func endsSentence(_ offset: Int) -> Bool {
    [0x2E, 0x21, 0x3F, 0x2026, 0x3002].contains(units[index(offset)])
  }

  private func sentence(at offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, !startsSentence(at: start) { start -= 1 }
    var end = offset + 1
    while end < count, !startsSentence(at: end) { end += 1 }
    return start..<end
  }

  /// Whether what is typed at an offset is the first letter of a sentence.
  func startsSentence(at offset: Int) -> Bool {
    guard offset > 0, offset <= count else { return offset <= 0 }
    if isNewline(offset - 1) { return true }
    var index = offset
    while index > 0, isSpace(index - 1) { index -= 1 }
    return index == 0 || (index < offset && endsSentence(index - 1))
  }

  /// Whether what is typed at an offset is the first letter of a word.
  func startsWord(at offset: Int) -> Bool { offset <= 0 || isSpace(min(offset, count) - 1) }
}
