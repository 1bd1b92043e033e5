// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places to break in running text of Latin letters, without ICU but as ICU has them.

/// Marks the breaks of lines and words in the plain stretches of a text.
///
/// A text can be cut where spaces end before a letter, a digit, a quote or an opening bracket, and
/// after a line feed: a line and a word end there whatever stands around (UAX 14, LB4 and LB18;
/// UAX 29, WB3a). A stretch between two cuts is plain if it is a word with quotes, brackets and
/// stops around it; everything else is left to ICU.
struct PlainBreaks {
  private let text: UnsafeBufferPointer<UInt16>
  private let flags: UnsafeMutableBufferPointer<BreakFlags>
  private let ascii: UnsafePointer<Kind>

  /// What a unit is to the rules.
  enum Kind: UInt8 {
    /// Anything that ICU must look at.
    case other
    case letter, digit
    /// `. , ; :`
    case stop
    /// `! ?`
    case exclamation
    case quote
    /// Those that join letters to a word, which are quotes elsewhere.
    case apostrophe
    case opening, closing, hyphen, space, lineFeed
  }

  /// Marks what it can; the ranges that are left, in order and apart from each other.
  static func find(
    _ text: UnsafeBufferPointer<UInt16>, into flags: UnsafeMutableBufferPointer<BreakFlags>
  ) -> [Range<Int>] {
    var left: [Range<Int>] = []
    let breaks = PlainBreaks(text: text, flags: flags, ascii: asciiKinds)
    var start = 0
    while start < text.count {
      if let end = breaks.mark(from: start) {
        start = end
        continue
      }
      let end = breaks.cut(after: start)
      if let last = left.last, last.upperBound == start {
        left[left.count - 1] = last.lowerBound..<end
      } else {
        left.append(start..<end)
      }
      start = end
    }
    return left
  }

  // MARK: Plain stretches

  /// Marks the stretch that starts at a cut; nil, with nothing marked, where it isn't plain.
  private func mark(from start: Int) -> Int? {
    var offset = start
    let (isPlain, last) = markWord(&offset)
    guard isPlain, let end = endOfSpaces(offset, after: last) else {
      for marked in start..<min(offset, text.count) { flags[marked + 1].subtract([.line, .word]) }
      return nil
    }
    flags[start].insert(.word)
    flags[offset].insert(.word)
    if text[end - 1] == 0x0A {
      flags[end - 1].insert(.word)
      flags[end].insert([.line, .requiredLine, .word])
    } else {
      flags[end].insert([.line, .word])
    }
    return end
  }

  /// Marks a word with what stands before and after it, up to the space; its last unit's kind.
  private func markWord(_ offset: inout Int) -> (isPlain: Bool, last: Kind) {
    var kind = kind(at: offset)
    // An empty paragraph.
    if kind == .lineFeed { return (true, .other) }
    while kind == .opening || kind == .quote || kind == .apostrophe {
      offset += 1
      flags[offset].insert(.word)
      kind = self.kind(at: offset)
    }
    guard kind == .letter || kind == .digit else { return (false, kind) }
    var last = kind
    while true {
      last = kind
      offset += 1
      kind = self.kind(at: offset)
      if kind == .letter || kind == .digit { continue }
      guard let next = link(kind, at: offset, after: last) else { break }
      offset += 1
      kind = next
    }
    while kind == .stop || kind == .exclamation || kind == .quote || kind == .apostrophe
      || kind == .closing
    {
      flags[offset].insert(.word)
      last = kind
      offset += 1
      kind = self.kind(at: offset)
    }
    return (true, last)
  }

  /// Takes what joins two parts of a word: an apostrophe or hyphen between letters, a point or
  /// comma between digits. The kind of the unit behind it; nil where the word ends.
  private func link(_ kind: Kind, at offset: Int, after last: Kind) -> Kind? {
    guard kind == .apostrophe || kind == .hyphen || kind == .stop else { return nil }
    let next = self.kind(at: offset + 1)
    guard next == last else { return nil }
    switch (kind, last) {
    case (.apostrophe, .letter): return next
    case (.hyphen, .letter):
      flags[offset].insert(.word)
      flags[offset + 1].insert([.line, .word])
      return next
    case (.stop, .digit) where text[offset] == 0x2E || text[offset] == 0x2C: return next
    default: return nil
    }
  }

  /// The next cut behind spaces; nil where what follows them, or their lack, asks for ICU.
  private func endOfSpaces(_ start: Int, after last: Kind) -> Int? {
    var offset = start
    while offset < text.count, text[offset] == 0x20 { offset += 1 }
    guard offset < text.count else { return offset }
    let next = kind(at: offset)
    if next == .lineFeed { return offset + 1 }
    return offset > start && isCut(after: last, before: next) ? offset : nil
  }

  // MARK: Cuts

  /// Whether a line ends at spaces between these two.
  @inline(__always)
  private func isCut(after last: Kind, before next: Kind) -> Bool {
    switch next {
    case .letter, .digit, .quote, .apostrophe:
      last != .other && last != .opening
    // LB15: no break between a quote, spaces and an opening bracket.
    case .opening: last != .other && last != .opening && last != .quote && last != .apostrophe
    default: false
    }
  }

  /// The first cut behind one, or the text's end.
  private func cut(after start: Int) -> Int {
    var last = Kind.other
    var offset = start
    while offset < text.count {
      let kind = kind(at: offset)
      if offset > start {
        if text[offset - 1] == 0x0A { return offset }
        if text[offset - 1] == 0x20, isCut(after: last, before: kind) { return offset }
      }
      if kind != .space { last = kind }
      offset += 1
    }
    return offset
  }

  // MARK: Kinds

  @inline(__always)
  private func kind(at offset: Int) -> Kind {
    guard offset < text.count else { return .other }
    let unit = text[offset]
    if unit < 0x80 { return ascii[Int(unit)] }
    return Self.kind(of: unit)
  }

  private static func kind(of unit: UInt16) -> Kind {
    switch unit {
    case 0xD7, 0xF7: .other
    case 0xC0..<0x180: .letter
    case 0xAB, 0xBB, 0x201C, 0x201D: .quote
    case 0x2018, 0x2019: .apostrophe
    default: .other
    }
  }

  /// The kinds of the first 128 units; never freed.
  nonisolated(unsafe) private static let asciiKinds: UnsafePointer<Kind> = {
    let kinds = UnsafeMutablePointer<Kind>.allocate(capacity: 128)
    kinds.initialize(repeating: .other, count: 128)
    for unit in 0x30...0x39 { kinds[unit] = .digit }
    for unit in 0x41...0x5A {
      kinds[unit] = .letter
      kinds[unit + 0x20] = .letter
    }
    let others: [(String, Kind)] = [
      (".,;:", .stop), ("!?", .exclamation), ("\"", .quote), ("'", .apostrophe),
      ("([{", .opening), (")]}", .closing), ("-", .hyphen), (" ", .space), ("\n", .lineFeed),
    ]
    for (units, kind) in others {
      for unit in units.utf8 { kinds[Int(unit)] = kind }
    }
    return UnsafePointer(kinds)
  }()
}
