// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rules (OpenType lookups) that HarfBuzz would use for a setting, and what glyphs they look at.

internal import CHarfBuzz

/// The plan of a setting, read for `SpaceContext`.
final class ShapeRules {
  private let face: OpaquePointer
  private let plan: OpaquePointer
  /// Of table entries; hostile fonts run out of it and are shaped without remembered words.
  private var budget = 100_000

  init?(_ setting: ShapeSetting) {
    face = setting.face.face
    var properties = hb_segment_properties_t()
    properties.direction = setting.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    // HarfBuzz turns text of a foreign direction around before any rule sees it.
    guard
      hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(setting.script))
        == properties.direction
    else { return nil }
    properties.script = hb_script_from_iso15924_tag(setting.script)
    properties.language = setting.language.flatMap { hb_language_from_string($0, -1) }
    var features = setting.features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    for fraction in [0x6672_6163, 0x6E75_6D72, 0x646E_6F6D] as [UInt32]
    where !setting.features.contains(where: { $0.tag == fraction }) {
      features.append(hb_feature_t(tag: fraction, value: 0, start: 0, end: UInt32.max))
    }
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(setting.face.font, &count)
    guard
      let plan = hb_shape_plan_create2(
        face, &properties, features, UInt32(features.count), coordinates, count, nil)
    else { return nil }
    self.plan = plan
  }

  deinit { hb_shape_plan_destroy(plan) }

  /// Whether glyphs are placed and replaced by GSUB and GPOS alone.
  var hasOnlyOpenTypeRules: Bool {
    func has(_ tag: UInt32) -> Bool {
      let blob = hb_face_reference_table(face, tag)
      defer { hb_blob_destroy(blob) }
      return hb_blob_get_length(blob) > 0
    }
    if has(0x6D6F_7278) || has(0x6D6F_7274) || has(0x6B65_7278) { return false }
    // HarfBuzz reads `kern` where GPOS doesn't kern.
    return !has(0x6B65_726E) || !lookups(0x4750_4F53).isEmpty
  }

  func lookups(_ table: UInt32) -> [UInt32] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_ot_shape_plan_collect_lookups(plan, table, set)
    return Self.members(set)
  }

  /// The glyphs that a rule replaces, and those it looks at before or after.
  func glyphs(of lookup: UInt32, in table: UInt32) -> (input: [UInt32], around: [UInt32]) {
    let sets = (hb_set_create(), hb_set_create(), hb_set_create(), hb_set_create())
    defer {
      hb_set_destroy(sets.0)
      hb_set_destroy(sets.1)
      hb_set_destroy(sets.2)
      hb_set_destroy(sets.3)
    }
    hb_ot_layout_lookup_collect_glyphs(face, table, lookup, sets.0, sets.1, sets.2, sets.3)
    return (Self.members(sets.1), Self.members(sets.0) + Self.members(sets.2))
  }

  private static func members(_ set: OpaquePointer?) -> [UInt32] {
    var members: [UInt32] = []
    var member = UInt32.max
    while hb_set_next(set, &member) != 0 { members.append(member) }
    return members
  }

  /// What a rule is and what it sees past a space.
  struct Sight {
    /// The type of its subtables; 0 where it can't be read.
    var kind = 0
    var flags = 0
    /// The most glyphs that it looks at on one side, in subtables that may see a space; nil where
    /// that can't be read.
    var reach: Int? = 0
    /// These subtables, where each lists its glyphs; nil: any glyph of the rule may start one.
    var starts: [Start]? = []
    /// A pair subtable that moves its second glyph.
    var movesSecond = false
  }

  /// A chained subtable that may see a space: the glyphs that it replaces, and those that it wants
  /// right before and after; nil where it wants none.
  struct Start {
    var glyphs: [UInt16]
    var before, after: [UInt16]?
  }

  /// Reads a rule of GSUB or GPOS.
  func sight(of lookup: UInt32, in table: UInt32, space: Int) -> Sight {
    let blob = hb_face_reference_table(face, table)
    defer { hb_blob_destroy(blob) }
    var size: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &size) else { return Sight() }
    let bytes = RuleBytes(
      bytes: UnsafeRawBufferPointer(start: UnsafeRawPointer(data), count: Int(size)))
    let list = bytes.at(8)
    guard Int(lookup) < bytes.at(list) else { return Sight() }
    let start = list + bytes.at(list + 2 + 2 * Int(lookup))
    var sight = Sight(kind: bytes.at(start), flags: bytes.at(start + 2))
    budget -= bytes.at(start + 4) + 1
    guard budget > 0 else { return Sight() }
    let isExtension = sight.kind == (table == 0x4753_5542 ? 7 : 9)
    for index in 0..<bytes.at(start + 4) {
      var subtable = start + bytes.at(start + 6 + 2 * index)
      if isExtension {
        sight.kind = bytes.at(subtable + 2)
        subtable += bytes.at(subtable + 4) << 16 | bytes.at(subtable + 6)
      }
      if table != 0x4753_5542 {
        if sight.kind == 2, bytes.at(subtable + 6) != 0 { sight.movesSecond = true }
      } else if sight.kind == 6, bytes.at(subtable) == 3 {
        readChain(bytes, subtable, space: space, into: &sight)
      } else {
        let length = contextLength(bytes, subtable, sight.kind)
        sight.reach = sight.reach.flatMap { reach in length.map { max(reach, $0) } }
        sight.starts = nil
      }
    }
    return sight
  }

  /// A chained rule with a set of glyphs for each place.
  private func readChain(
    _ bytes: RuleBytes, _ start: Int, space: Int, into sight: inout Sight
  ) {
    var offset = start + 2
    var counts: [Int] = []
    var seesSpace = [false, false, false]
    var nearest: [[UInt16]?] = [nil, nil, nil]
    for part in 0..<3 {
      let count = bytes.at(offset)
      counts.append(count)
      budget -= count
      guard budget > 0 else {
        sight.reach = nil
        return
      }
      for index in 0..<count {
        let coverage = start + bytes.at(offset + 2 + 2 * index)
        guard let glyphs = self.glyphs(bytes, coverage) else {
          sight.reach = nil
          return
        }
        if glyphs.contains(UInt16(space)) { seesSpace[part] = true }
        // What stands before is listed backwards, so the first is the nearest on each side.
        if index == 0 { nearest[part] = glyphs }
      }
      offset += 2 + 2 * count
    }
    guard seesSpace[0] || seesSpace[1] || seesSpace[2] else { return }
    guard !seesSpace[1], counts[1] == 1 else {
      sight.reach = nil
      return
    }
    sight.reach = sight.reach.map { max($0, counts[0], counts[2]) }
    sight.starts?.append(
      Start(glyphs: nearest[1] ?? [], before: nearest[0], after: nearest[2]))
  }

  /// A coverage table's glyphs; nil where there are more than fit the budget.
  private func glyphs(_ bytes: RuleBytes, _ start: Int) -> [UInt16]? {
    var glyphs: [UInt16] = []
    let count = bytes.at(start + 2)
    budget -= count / 64
    if bytes.at(start) == 1 {
      for index in 0..<count { glyphs.append(UInt16(bytes.at(start + 4 + 2 * index))) }
    } else {
      for index in 0..<count {
        let (first, last) = (bytes.at(start + 4 + 6 * index), bytes.at(start + 6 + 6 * index))
        guard first <= last, glyphs.count + last - first < 65_536 else { return nil }
        glyphs.append(contentsOf: UInt16(first)...UInt16(last))
      }
    }
    return glyphs
  }

  /// The longest rule of a substitution subtable: contexts (5), chained (6, by glyph or
  /// class) and reversed (8) ones.
  private func contextLength(_ bytes: RuleBytes, _ start: Int, _ kind: Int) -> Int? {
    switch (kind, bytes.at(start)) {
    case (5, 3): bytes.at(start + 2)
    case (8, 1): bytes.at(start + 4) + 1 + bytes.at(start + 6 + 2 * bytes.at(start + 4))
    case (5, 1): longestRule(bytes, start, sets: start + 4) { bytes.at($0) }
    case (5, 2): longestRule(bytes, start, sets: start + 6) { bytes.at($0) }
    case (6, 1):
      longestRule(bytes, start, sets: start + 4) { self.chainLength(bytes, $0) }
    case (6, 2):
      longestRule(bytes, start, sets: start + 10) { self.chainLength(bytes, $0) }
    default: nil
    }
  }

  /// A chained rule whose first glyph is not listed.
  private func chainLength(_ bytes: RuleBytes, _ start: Int) -> Int {
    let before = bytes.at(start)
    let input = bytes.at(start + 2 + 2 * before)
    return before + input + bytes.at(start + 4 + 2 * (before + max(0, input - 1)))
  }

  private func longestRule(
    _ bytes: RuleBytes, _ start: Int, sets: Int, _ length: (Int) -> Int
  ) -> Int? {
    var longest = 0
    for index in 0..<bytes.at(sets) {
      let offset = bytes.at(sets + 2 + 2 * index)
      guard offset != 0 else { continue }
      let set = start + offset
      for rule in 0..<bytes.at(set) {
        budget -= 1
        guard budget > 0 else { return nil }
        longest = max(longest, length(set + bytes.at(set + 2 + 2 * rule)))
      }
    }
    return longest
  }
}

/// Big-endian 16-bit numbers; 0 beyond the end.
private struct RuleBytes {
  let bytes: UnsafeRawBufferPointer

  func at(_ offset: Int) -> Int {
    guard offset >= 0, offset + 1 < bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
