// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places to break by ICU: lines (UAX 14), grapheme clusters and words (UAX 29), with dictionaries
// for scripts without spaces.

internal import CICU

/// Finds breaks and writes them down as flags.
enum LineBreaks {
  /// Adds the breaks of a text to its flags.
  static func find(
    _ text: UnsafeBufferPointer<UInt16>, language: String?,
    into flags: UnsafeMutableBufferPointer<BreakFlags>
  ) {
    guard !text.isEmpty else { return }
    let lines = BreakIterator.Kind.line(language)
    let whole = [0..<text.count]
    if hasSingleGraphemes(text) {
      flags[0].insert(.grapheme)
      for offset in 1..<flags.count
      where offset == text.count || text[offset] != 0x0A || text[offset - 1] != 0x0D {
        flags[offset].insert(.grapheme)
      }
    } else {
      find(.grapheme, text, whole, .grapheme, into: flags)
    }
    let left = lines == .lineDefault ? PlainBreaks.find(text, into: flags) : whole
    guard !left.isEmpty else { return }
    findLines(lines, text, left, into: flags)
    find(.word, text, left, .word, into: flags)
  }

  /// Whether each unit is a grapheme, CR LF aside: Latin without combining marks, and general
  /// punctuation without joiners.
  private static func hasSingleGraphemes(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    for unit in text where unit >= 0x300 {
      guard unit >= 0x2010, unit < 0x2060 || unit >= 0x20A0 && unit < 0x20C0 else { return false }
    }
    return true
  }

  /// The breaks of whole paragraphs by ICU; `flags` has one element more than the text.
  static func findSlowly(
    _ text: UnsafeBufferPointer<UInt16>, language: String?,
    into flags: UnsafeMutableBufferPointer<BreakFlags>
  ) {
    let whole = [0..<text.count]
    findLines(.line(language), text, whole, into: flags)
    find(.grapheme, text, whole, .grapheme, into: flags)
    find(.word, text, whole, .word, into: flags)
  }

  private static func findLines(
    _ kind: BreakIterator.Kind, _ text: UnsafeBufferPointer<UInt16>, _ ranges: [Range<Int>],
    into flags: UnsafeMutableBufferPointer<BreakFlags>
  ) {
    BreakIterator.with(kind) { iterator in
      iterator.forEachBreak(in: text, ranges) { offset, status in
        guard offset > 0 else { return }
        let isRequired = status >= 100 && status < 200
        flags[offset].insert(isRequired ? [.line, .requiredLine] : .line)
      }
    }
  }

  private static func find(
    _ kind: BreakIterator.Kind, _ text: UnsafeBufferPointer<UInt16>, _ ranges: [Range<Int>],
    _ flag: BreakFlags, into flags: UnsafeMutableBufferPointer<BreakFlags>
  ) {
    BreakIterator.with(kind) { iterator in
      iterator.forEachBreak(in: text, ranges) { offset, _ in flags[offset].insert(flag) }
    }
  }
}
