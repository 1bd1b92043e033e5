// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Embedding levels of a paragraph by FriBidi (UAX 9), in UTF-16 units.

internal import CFriBidi

/// Resolves paragraphs one after the other, in buffers that it keeps.
struct BidiResolver {
  let direction: BaseDirection
  private var scalars: [UInt32] = []
  private var types: [FriBidiCharType] = []
  private var brackets: [FriBidiBracketType] = []
  private var characterLevels: [FriBidiLevel] = []

  init(direction: BaseDirection) { self.direction = direction }

  /// Writes the levels and the flags that L1 needs; returns the paragraph's level.
  mutating func resolve(
    _ text: UnsafeBufferPointer<UInt16>, levels: UnsafeMutableBufferPointer<UInt8>,
    flags: UnsafeMutableBufferPointer<BreakFlags>
  ) -> UInt8 {
    if direction != .rightToLeft, BidiText.isPlain(text) { return 0 }
    read(text)
    var base = direction.paragraphType
    let count = FriBidiStrIndex(scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &base, &characterLevels)
    let isRightToLeft =
      highest == 0 ? direction == .rightToLeft : base == mica_bidi_paragraph_right_to_left
    let level: UInt8 = isRightToLeft ? 1 : 0
    write(text, failed: highest == 0 ? level : nil, levels: levels, flags: flags)
    return level
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt16>) {
    scalars.removeAll(keepingCapacity: true)
    scalars.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count { scalars.append(UTF16Text.scalar(text, &offset)) }
    let missing = scalars.count - types.count
    guard missing > 0 else { return }
    types.append(contentsOf: repeatElement(mica_bidi_left_to_right, count: missing))
    brackets.append(contentsOf: repeatElement(0, count: missing))
    characterLevels.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Spreads characters' levels over their units; all of one level where FriBidi had no memory.
  private func write(
    _ text: UnsafeBufferPointer<UInt16>, failed: UInt8?,
    levels: UnsafeMutableBufferPointer<UInt8>, flags: UnsafeMutableBufferPointer<BreakFlags>
  ) {
    var (offset, index) = (0, 0)
    while offset < text.count {
      let start = offset
      _ = UTF16Text.scalar(text, &offset)
      let level = failed ?? UInt8(clamping: characterLevels[index])
      let type = types[index]
      var flag: BreakFlags = []
      if mica_bidi_is_separator(type) != 0 {
        flag = .separator
      } else if mica_bidi_is_trailing(type) != 0 {
        flag = .trailing
      }
      for unit in start..<offset {
        levels[unit] = level
        flags[unit].insert(flag)
      }
      index += 1
    }
  }
}

extension BaseDirection {
  fileprivate var paragraphType: FriBidiParType {
    switch self {
    case .natural: mica_bidi_paragraph_natural
    case .leftToRight: mica_bidi_paragraph_left_to_right
    case .rightToLeft: mica_bidi_paragraph_right_to_left
    }
  }
}

/// What can be told about directions without resolving anything.
enum BidiText {
  /// Whether a paragraph that starts from the left has level 0 throughout: no right-to-left
  /// character, no Arabic digit and no control.
  static func isPlain(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    for unit in text where unit >= 0x590 && !isPlain(unit) { return false }
    return true
  }

  /// Units from U+0590 on that leave the level alone; U+0590 to U+08FF, controls, presentation
  /// forms and the surrogates of right-to-left planes (U+10800…, U+1E800…) may not.
  private static func isPlain(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0900..<0x200B, 0x2010..<0x202A, 0x202F..<0x2066, 0x206A..<0xD800, 0xDC00..<0xFB1D,
      0xFE00..<0xFE70, 0xFF00...0xFFFF:
      true
    // High surrogates; those of U+10800 to U+10FFF and U+1E800 to U+1EFFF are left out.
    case 0xD800..<0xD802, 0xD804..<0xD83A, 0xD83C..<0xDC00: true
    default: false
    }
  }
}
