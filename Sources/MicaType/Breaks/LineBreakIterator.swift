// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// ICU's break iterators, which cost much to open: kept and lent.

internal import CICU
internal import Synchronization

/// One of ICU's iterators. Used by one thread at a time.
final class BreakIterator: @unchecked Sendable {
  /// What is broken into, and by whose rules.
  enum Kind: Hashable, Sendable {
    case lineDefault, lineJapanese, lineChinese, grapheme, word

    /// Line breaks in a language, a BCP 47 tag.
    static func line(_ language: String?) -> Kind {
      guard let language else { return .lineDefault }
      let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
      return primary == "ja" ? .lineJapanese : primary == "zh" ? .lineChinese : .lineDefault
    }

    fileprivate var type: mica_breaks_kind {
      switch self {
      case .lineDefault, .lineJapanese, .lineChinese: mica_breaks_lines
      case .grapheme: mica_breaks_characters
      case .word: mica_breaks_words
      }
    }

    fileprivate var locale: String {
      switch self {
      case .lineJapanese: "ja"
      case .lineChinese: "zh"
      case .lineDefault, .grapheme, .word: ""
      }
    }
  }

  private let kind: Kind
  private let iterator: OpaquePointer

  private static let idle = Mutex<[BreakIterator]>([])

  private init?(kind: Kind) {
    guard let iterator = mica_breaks_open(kind.type, kind.locale) else { return nil }
    self.kind = kind
    self.iterator = iterator
  }

  deinit { mica_breaks_close(iterator) }

  /// Lends an iterator; the body doesn't run where ICU has no data for it.
  static func with(_ kind: Kind, _ body: (BreakIterator) -> Void) {
    let kept = idle.withLock { idle -> BreakIterator? in
      guard let index = idle.lastIndex(where: { $0.kind == kind }) else { return nil }
      return idle.remove(at: index)
    }
    guard let iterator = kept ?? BreakIterator(kind: kind) else { return }
    body(iterator)
    idle.withLock { if $0.count < 32 { $0.append(iterator) } }
  }

  /// Visits each break of ranges, both ends of each included, with ICU's status of the rule; each
  /// range counts as a text of its own.
  func forEachBreak(
    in text: UnsafeBufferPointer<UInt16>, _ ranges: [Range<Int>], _ visit: (Int, Int32) -> Void
  ) {
    for range in ranges {
      let part = UnsafeBufferPointer(rebasing: text[range])
      let length = Int32(clamping: part.count)
      guard mica_breaks_set_text(iterator, part.baseAddress, length) != 0 else { continue }
      // At a range's start the status is that of nothing.
      var offset = mica_breaks_first(iterator)
      while offset >= 0 {
        visit(range.lowerBound + Int(offset), mica_breaks_status(iterator))
        offset = mica_breaks_next(iterator)
      }
    }
    // ICU would go on reading the text, which is only lent.
    _ = mica_breaks_set_text(iterator, Self.nothing, 0)
  }

  nonisolated(unsafe) private static let nothing = UnsafePointer(
    UnsafeMutablePointer<UInt16>.allocate(capacity: 1))
}
