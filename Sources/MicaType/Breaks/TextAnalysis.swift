// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a paragraph's characters say before any font is known: directions, scripts and places to
// break. Made once for a text; lines ask it for their runs in visual order.

/// The direction that a paragraph starts from.
package enum BaseDirection: Sendable {
  /// That of the first strong character (UAX 9, P2 and P3); left to right without one.
  case natural
  case leftToRight, rightToLeft
}

/// What may happen before a UTF-16 unit.
///
/// Inlined, since it is asked for each unit of a text.
@usableFromInline
package struct BreakFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line may end here (UAX 14).
  @inlinable package static var line: BreakFlags { BreakFlags(rawValue: 1) }
  /// A line must end here; `line` is set too.
  @inlinable package static var requiredLine: BreakFlags { BreakFlags(rawValue: 2) }
  /// An extended grapheme cluster starts here (UAX 29).
  @inlinable package static var grapheme: BreakFlags { BreakFlags(rawValue: 4) }
  /// A word starts or ends here (UAX 29).
  @inlinable package static var word: BreakFlags { BreakFlags(rawValue: 8) }
  /// The unit takes the paragraph's level where it ends a line (UAX 9, L1).
  static let trailing = BreakFlags(rawValue: 16)
  /// The unit separates segments or paragraphs (UAX 9, L1).
  static let separator = BreakFlags(rawValue: 32)

  /// Whether any of some flags is set.
  @inlinable
  package func has(_ flags: BreakFlags) -> Bool { rawValue & flags.rawValue != 0 }
}

/// A stretch of one script.
package struct ScriptRun: Hashable, Sendable {
  package var range: Range<Int>
  /// The four letters of ISO 15924, the first one in the highest byte; `Zyyy` where a paragraph has
  /// only characters that every script uses.
  package var script: UInt32

  package init(range: Range<Int>, script: UInt32) {
    self.range = range
    self.script = script
  }
}

/// A stretch of a line with one embedding level.
package struct VisualRun: Hashable, Sendable {
  package var range: Range<Int>
  package var level: UInt8

  package init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }

  package var isRightToLeft: Bool { level & 1 != 0 }
}

/// The directions, scripts and breaks of a text; all offsets count its UTF-16 units.
///
/// Linear in the text's length. Unpaired surrogates are characters of no script that break like
/// any symbol.
package struct TextAnalysis: Sendable {
  /// A level for each unit, as the text were one line per paragraph (before L1 of lines).
  package private(set) var levels: [UInt8]
  /// Paragraphs with their separators: CR LF, CR, LF, U+0085 and U+2029. An empty text has none,
  /// and a separator at the end opens no further one.
  package private(set) var paragraphs: [Range<Int>] = []
  package private(set) var paragraphLevels: [UInt8] = []
  /// Runs in order, none across a paragraph's end.
  package private(set) var scripts: [ScriptRun] = []
  /// A set for each offset from 0 to the text's length. Graphemes and words have both ends; lines
  /// have no break at 0 and always one at the end.
  package private(set) var breaks: [BreakFlags]

  /// Analyses a text.
  ///
  /// - Parameter language: a BCP 47 tag; Japanese and Chinese have rules of their own for breaking
  ///   lines. Everything else follows Unicode's default rules.
  package init(_ text: UnsafeBufferPointer<UInt16>, direction: BaseDirection, language: String?) {
    levels = [UInt8](repeating: 0, count: text.count)
    breaks = [BreakFlags](repeating: [], count: text.count + 1)
    Self.split(text, into: &paragraphs)
    paragraphLevels.reserveCapacity(paragraphs.count)
    var bidi = BidiResolver(direction: direction)
    for paragraph in paragraphs {
      let part = UnsafeBufferPointer(rebasing: text[paragraph])
      let level = levels.withUnsafeMutableBufferPointer { levels in
        breaks.withUnsafeMutableBufferPointer { breaks in
          bidi.resolve(
            part, levels: UnsafeMutableBufferPointer(rebasing: levels[paragraph]),
            flags: UnsafeMutableBufferPointer(rebasing: breaks[paragraph]))
        }
      }
      paragraphLevels.append(level)
      ScriptResolver.resolve(part, at: paragraph.lowerBound, into: &scripts)
    }
    breaks.withUnsafeMutableBufferPointer {
      LineBreaks.find(text, language: language, into: $0)
    }
  }

  /// Cuts after each paragraph separator (UAX 9, P1).
  private static func split(
    _ text: UnsafeBufferPointer<UInt16>, into paragraphs: inout [Range<Int>]
  ) {
    var (start, offset) = (0, 0)
    while offset < text.count {
      let unit = text[offset]
      offset += 1
      // 0x85 and 0x2029 are the only ones above 0x0D.
      guard unit <= 0x0D || unit == 0x85 || unit == 0x2029 else { continue }
      if unit == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
      guard unit == 0x0A || unit >= 0x0D else { continue }
      paragraphs.append(start..<offset)
      start = offset
    }
    if start < text.count { paragraphs.append(start..<text.count) }
  }

  /// The number of the paragraph that holds a unit; 0 in an empty text.
  package func paragraphIndex(at offset: Int) -> Int {
    var (low, high) = (0, paragraphs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if paragraphs[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
