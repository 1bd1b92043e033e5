// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which face draws a character that the asked font lacks.

internal import CHarfBuzz

/// What a fallback is asked for.
struct FallbackQuestion: Hashable, Sendable {
  var scalars: [UInt32]
  var query: FontQuery
  var language: String?
  var prefersEmoji: Bool

  /// The most scalars of a cluster that count: a hostile one may have a million.
  private static let mostScalars = 32

  init(scalars: [UInt32], query: FontQuery, language: String?, prefersEmoji: Bool) {
    let visible = scalars.prefix(Self.mostScalars).filter { !Self.isInvisible($0) }
    self.scalars = visible.isEmpty ? Array(scalars.prefix(1)) : visible
    self.query = query
    if query.family?.utf8.count ?? 0 > FontNames.mostBytes { self.query.family = nil }
    self.language = language
    self.prefersEmoji = prefersEmoji
  }

  /// Joiners, selectors and tags, which a font needn't have glyphs for.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0x00AD,
      0x034F, 0x180B...0x180F, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }
}

/// The search for one cluster's face.
struct FontFallback {
  let question: FallbackQuestion

  func find(in library: inout FontLibraryState) -> FontFace? {
    guard let first = question.scalars.first else { return nil }
    let all = library.records()
    var best: (face: FontFace, count: Int)?
    // Whether the face has every character; remembers the one that has most and the first.
    func isWhole(_ face: FontFace) -> Bool {
      guard face.glyph(for: first) != 0 else { return false }
      let count = question.scalars.reduce(0) { $0 + (face.glyph(for: $1) != 0 ? 1 : 0) }
      if count > best?.count ?? 0 { best = (face, count) }
      return count == question.scalars.count
    }
    let colored = all.filter(\.traits.isColor)
    if question.prefersEmoji {
      for record in colored where isWhole(record.face) { return record.face }
    }
    for family in preferredFamilies {
      if let face = library.best(inFamily: family, like: question.query), isWhole(face) {
        return face
      }
    }
    for record in all where !record.traits.isColor && isWhole(record.face) {
      let family = record.names.family
      guard let face = library.best(inFamily: family, like: question.query), isWhole(face) else {
        return record.face
      }
      return face
    }
    if !question.prefersEmoji {
      for record in colored where isWhole(record.face) { return record.face }
    }
    return best?.face
  }

  /// The families that are tried first: the script's own, then those of wide coverage.
  private var preferredFamilies: [String] {
    let isSerif = Self.isSerif(question.query.family)
    var families: [String] = []
    switch ScriptFonts.script(of: question.scalars) {
    case .han: families = ScriptFonts.han(language: question.language)
    case .other(let script): families = ScriptFonts.families(of: script, isSerif: isSerif)
    case .common: break
    }
    if question.query.isMonospaced { families += StandIns.monospaced }
    families += isSerif ? ["Liberation Serif", "DejaVu Serif", "Noto Serif"] : []
    return families + StandIns.system + ScriptFonts.wide
  }

  private static func isSerif(_ family: String?) -> Bool {
    guard let family = family.map(FontNames.key) else { return false }
    return family.contains("serif") && !family.contains("sans") || family.contains("times")
  }
}
