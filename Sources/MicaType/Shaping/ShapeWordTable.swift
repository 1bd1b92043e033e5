// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Words that were shaped before, in flat arrays.

/// Remembers words for one `ShapeContext`.
final class WordTable {
  /// Scripts whose words don't depend on what stands beyond a space.
  static let scripts: [UInt32] = [
    0x4C61_746E, 0x4772_656B, 0x4379_726C, 0x4865_6272, 0x4172_6162, 0x4172_6D6E, 0x4765_6F72,
    ScriptResolver.common,
  ]

  enum Found {
    case word(Int)
    case missing
    /// The font may look past the spaces around this word.
    case hazard
    /// The whole range must be shaped at once.
    case refused
  }

  private struct Entry {
    var hash: UInt64
    var setting: Int32
    /// Its units and glyphs; clusters count from the word's start. No glyphs: a hazard.
    var unitStart, glyphStart: Int32
    var unitCount, glyphCount: UInt16
    var hasTrailingSpace, trailingIsUnsafe: Bool
  }

  private struct Setting {
    var key: ShapeSetting
    /// Nil where words can't be told apart.
    var context: SpaceContext?
    var space: ShapedGlyph
  }

  // One thread at a time has the table, and nothing here calls back: the checks of access would
  // cost a tenth of a layout.
  @exclusivity(unchecked) private var settings: [Setting] = []
  @exclusivity(unchecked) private var lastSetting = 0
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var units: [UInt16] = []
  @exclusivity(unchecked) private var glyphs: [ShapedGlyph] = []
  /// Entries' numbers + 1 by hash; 0 is free. A power of two, at least twice the entries.
  @exclusivity(unchecked) private var slots = [UInt16](repeating: 0, count: WordTable.slotCount)

  private static let slotCount = 32_768
  private static let entryLimit = 16_384
  private static let glyphLimit = 196_608
  private static let settingLimit = 64
  private static let longestWord = 64

  private func removeAll() {
    entries.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  // MARK: Settings

  /// The number of a setting; nil where its font can't be shaped word by word.
  func index(of setting: ShapeSetting, context: ShapeContext) -> Int? {
    if settings.indices.contains(lastSetting), settings[lastSetting].key.isSame(as: setting) {
      return settings[lastSetting].context == nil ? nil : lastSetting
    }
    if let index = settings.firstIndex(where: { $0.key.isSame(as: setting) }) {
      lastSetting = index
      return settings[index].context == nil ? nil : index
    }
    if settings.count == Self.settingLimit {
      settings.removeAll()
      removeAll()
    }
    lastSetting = settings.count
    var space: [ShapedGlyph] = []
    let text: [UInt16] = [0x20]
    text.withUnsafeBufferPointer { context.shape($0, 0..<1, setting, into: &space) }
    let isPlain = space.count == 1 && setting.face.glyph(for: 0x20) != 0
    settings.append(
      Setting(
        key: setting, context: isPlain ? SpaceContext(setting) : nil,
        space: space.first
          ?? ShapedGlyph(
            glyph: 0, isUnsafeToBreak: false, cluster: 0, advance: 0, xOffset: 0, yOffset: 0)))
    return settings[lastSetting].context == nil ? nil : lastSetting
  }

  func reach(of setting: Int) -> Int { settings[setting].context?.reach ?? 0 }

  func space(of setting: Int) -> ShapedGlyph { settings[setting].space }

  // MARK: Words

  /// Looks a word up; a hazard is kept as such.
  func find(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, hasTrailingSpace: Bool,
    wordStart: Int, setting: Int
  ) -> Found {
    let word = UnsafeBufferPointer(rebasing: text[range])
    guard word.count <= Self.longestWord else { return .refused }
    let hash = Self.hash(word, setting, hasTrailingSpace)
    if let number = number(hash, word, setting, hasTrailingSpace) {
      return entries[number].glyphCount == 0 ? .hazard : .word(number)
    }
    let known = settings[setting]
    guard let context = known.context,
      SpaceContext.allows(word, from: wordStart - range.lowerBound), hasRoom()
    else { return .refused }
    guard context.isHazard(word, face: known.key.face) else { return .missing }
    insert(word, hash, hasTrailingSpace, setting, glyphCount: 0, trailingIsUnsafe: false)
    return .hazard
  }

  private func number(
    _ hash: UInt64, _ word: UnsafeBufferPointer<UInt16>, _ setting: Int, _ hasTrailingSpace: Bool
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: hash >> 40) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if matches(
        number, hash: hash, word: word, setting: setting, hasTrailingSpace: hasTrailingSpace)
      {
        return number
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  /// A range that began before the table was full keeps its numbers: only the next one starts anew.
  private func hasRoom() -> Bool {
    guard entries.count >= Self.entryLimit || glyphs.count >= Self.glyphLimit else { return true }
    isFull = true
    return false
  }

  private static func hash(
    _ word: UnsafeBufferPointer<UInt16>, _ setting: Int, _ hasTrailingSpace: Bool
  ) -> UInt64 {
    var hash = UInt64(setting) << 1 | (hasTrailingSpace ? 1 : 0)
    for unit in word { hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15 &+ hash >> 29 }
    return hash ^ hash << 17
  }

  private func matches(
    _ number: Int, hash: UInt64, word: UnsafeBufferPointer<UInt16>, setting: Int,
    hasTrailingSpace: Bool
  ) -> Bool {
    let entry = entries[number]
    guard entry.hash == hash, entry.setting == setting, Int(entry.unitCount) == word.count,
      entry.hasTrailingSpace == hasTrailingSpace
    else { return false }
    return units.withUnsafeBufferPointer { units in
      for index in 0..<word.count where units[Int(entry.unitStart) + index] != word[index] {
        return false
      }
      return true
    }
  }

  /// Adds a word whose glyphs are the last ones.
  private func insert(
    _ word: UnsafeBufferPointer<UInt16>, _ hash: UInt64, _ hasTrailingSpace: Bool, _ setting: Int,
    glyphCount: Int, trailingIsUnsafe: Bool
  ) {
    entries.append(
      Entry(
        hash: hash, setting: Int32(setting), unitStart: Int32(units.count),
        glyphStart: Int32(glyphs.count - glyphCount), unitCount: UInt16(word.count),
        glyphCount: UInt16(glyphCount), hasTrailingSpace: hasTrailingSpace,
        trailingIsUnsafe: trailingIsUnsafe))
    units.append(contentsOf: word)
    var slot = Int(truncatingIfNeeded: hash >> 40) & (Self.slotCount - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = UInt16(entries.count)
  }

  /// Shapes a word with the space behind it and nothing else around; its number.
  func add(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, hasTrailingSpace: Bool,
    setting: Int, context: ShapeContext
  ) -> Int? {
    let word = UnsafeBufferPointer(rebasing: text[range])
    let hash = Self.hash(word, setting, hasTrailingSpace)
    // The range may have the word twice.
    if let number = number(hash, word, setting, hasTrailingSpace) { return number }
    guard hasRoom() else { return nil }
    let known = settings[setting]
    let start = glyphs.count
    let alone = UnsafeBufferPointer(
      rebasing: text[range.lowerBound..<range.upperBound + (hasTrailingSpace ? 1 : 0)])
    let trailing = context.shapeSpan(
      alone, 0..<word.count, hasTrailingSpace: hasTrailingSpace, known.key, space: known.space,
      into: &glyphs)
    guard let trailing, glyphs.count > start, glyphs.count - start < 1024 else {
      glyphs.removeSubrange(start...)
      return nil
    }
    insert(
      word, hash, hasTrailingSpace, setting, glyphCount: glyphs.count - start,
      trailingIsUnsafe: trailing)
    return entries.count - 1
  }

  /// Keeps a word of a whole; its clusters count from the text's start.
  func keep(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, hasTrailingSpace: Bool,
    setting: Int, _ shaped: [ShapedGlyph], trailingIsUnsafe: Bool
  ) {
    let word = UnsafeBufferPointer(rebasing: text[range])
    let hash = Self.hash(word, setting, hasTrailingSpace)
    guard number(hash, word, setting, hasTrailingSpace) == nil, hasRoom(), shaped.count < 1024
    else { return }
    for var glyph in shaped {
      glyph.cluster -= Int32(truncatingIfNeeded: range.lowerBound)
      glyphs.append(glyph)
    }
    insert(
      word, hash, hasTrailingSpace, setting, glyphCount: shaped.count,
      trailingIsUnsafe: trailingIsUnsafe)
  }

  @exclusivity(unchecked) private var isFull = false

  /// Forgets everything if the last range found no room.
  func makeRoom() {
    guard isFull else { return }
    isFull = false
    removeAll()
  }

  /// Appends a word's glyphs; whether the space behind it is unsafe to break at.
  func append(_ number: Int, at start: Int, to output: inout [ShapedGlyph]) -> Bool {
    let entry = entries[number]
    let first = Int(entry.glyphStart)
    glyphs.withUnsafeBufferPointer { glyphs in
      for index in first..<first + Int(entry.glyphCount) {
        var glyph = glyphs[index]
        glyph.cluster += Int32(truncatingIfNeeded: start)
        output.append(glyph)
      }
    }
    return entry.trailingIsUnsafe
  }
}

extension ShapeSetting {
  func isSame(as other: ShapeSetting) -> Bool {
    face.id == other.face.id && isRightToLeft == other.isRightToLeft && script == other.script
      && language == other.language && features == other.features
  }
}
