// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which characters' glyphs may depend on what stands beyond a space, by the font's own tables.

internal import CHarfBuzz
internal import CICU

/// What a font's rules see across spaces.
struct SpaceContext {
  /// Glyphs that a rule may replace after a look past a space.
  private var hazards: Set<UInt16> = []
  /// The rules for them with the neighbours they want; any, where features were asked for, since
  /// these may have replaced a neighbour.
  private var starts: [ShapeRules.Start] = []
  /// The most glyphs, on one side, that such a rule looks at.
  private(set) var reach = 0

  /// Nil where what the rules see can't be bounded.
  ///
  /// Fractions are left out: they need a fraction slash, which `allows` refuses.
  init?(_ setting: ShapeSetting) {
    let face = setting.face
    guard let rules = ShapeRules(setting), rules.hasOnlyOpenTypeRules else { return nil }
    let space = UInt32(face.glyph(for: 0x20))
    for lookup in rules.lookups(gsub) {
      let sets = rules.glyphs(of: lookup, in: gsub)
      let sight = rules.sight(of: lookup, in: gsub, space: Int(space))
      // A rule that skips base glyphs skips spaces.
      guard sight.kind != 0, sight.flags & 2 == 0 else { return nil }
      if sets.around.contains(space) {
        guard !sets.input.contains(space), let longest = sight.reach else { return nil }
        reach = max(reach, longest)
        if let found = sight.starts {
          starts += found
          for start in found { hazards.formUnion(start.glyphs) }
        } else {
          let glyphs = sets.input.map { UInt16(truncatingIfNeeded: $0) }
          starts.append(ShapeRules.Start(glyphs: glyphs, before: nil, after: nil))
          hazards.formUnion(glyphs)
        }
      } else if sets.input.contains(space), sight.kind != 1 {
        return nil
      }
    }
    if !setting.features.isEmpty {
      starts = [ShapeRules.Start(glyphs: Array(hazards), before: nil, after: nil)]
    }
    for lookup in rules.lookups(gpos) {
      let sight = rules.sight(of: lookup, in: gpos, space: Int(space))
      guard sight.kind != 0, sight.flags & 2 == 0 || (4...6).contains(sight.kind) else {
        return nil
      }
      guard sight.kind == 3 || sight.kind > 6 || sight.movesSecond else { continue }
      let sets = rules.glyphs(of: lookup, in: gpos)
      if sets.around.contains(space) || sets.input.contains(space) { return nil }
    }
  }

  /// Whether a word has a character whose glyph may depend on more than the word.
  func isHazard(_ word: UnsafeBufferPointer<UInt16>, face: FontFace) -> Bool {
    guard !hazards.isEmpty else { return false }
    var glyphs: [UInt16] = []
    var offset = 0
    while offset < word.count { glyphs.append(face.glyph(for: UTF16Text.scalar(word, &offset))) }
    return glyphs.indices.contains { index in
      guard hazards.contains(glyphs[index]) else { return false }
      return starts.contains { start in
        start.glyphs.contains(glyphs[index])
          && (index == 0 || Self.allows(glyphs[index - 1], start.before))
          && (index + 1 == glyphs.count || Self.allows(glyphs[index + 1], start.after))
      }
    }
  }

  private static func allows(_ glyph: UInt16, _ wanted: [UInt16]?) -> Bool {
    wanted.map { $0.contains(glyph) } ?? true
  }

  /// Whether a word can be shaped alone: it starts with a letter, number, punctuation or symbol, so
  /// nothing of it belongs to the space before, and it has no fraction slash.
  static func allows(_ word: UnsafeBufferPointer<UInt16>, from start: Int) -> Bool {
    guard !word.contains(0x2044) else { return false }
    guard start < word.count else { return true }
    var offset = start
    let category = mica_category(UTF16Text.scalar(word, &offset))
    // L are 1 to 5, M 6 to 8, N 9 to 11, Z 12 to 14, C 15 to 18, P and S from 19 on.
    return (1...5).contains(category) || (9...11).contains(category) || category >= 19
  }
}

private let gsub: UInt32 = 0x4753_5542
private let gpos: UInt32 = 0x4750_4F53
