// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What paragraph styles are made of besides numbers.

import Foundation

extension NSParagraphStyle {
  /// What is avoided where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph's last line does not hold one short word alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean text breaks between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system uses for labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The direction of a language by its script, or by those languages whose usual script runs from
  /// right to left.
  final class func writingDirection(ofLanguage name: String?) -> NSWritingDirection {
    guard let name, !name.isEmpty else { return .natural }
    let parts = name.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first else { return .natural }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      let scripts: Set<Substring> = [
        "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr", "aran",
      ]
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    let languages: Set<Substring> = [
      "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "syr", "nqo", "arc",
      "ks", "arz", "azb", "lrc", "mzn", "pnb", "glk", "rhg",
    ]
    return languages.contains(language) ? .rightToLeft : .leftToRight
  }
}

extension [NSTextTab] {
  /// The same tabs by place; those of one place stay in order.
  var sortedByLocation: [NSTextTab] {
    enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}
