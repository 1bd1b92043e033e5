// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The guard in front of TrueType glyphs that are made of other glyphs: a few bytes can ask for more
// work than a computer can do.

internal import CHarfBuzz

/// Counts what glyphs are made of, once per face.
struct ComponentCheck {
  /// The most glyphs that one glyph may be made of, all levels together.
  static let mostParts: UInt32 = 4096
  /// The deepest nesting.
  static let mostLevels = 32

  private let glyf: TableBytes
  private let loca: TableBytes
  private let hasLongOffsets: Bool
  private let glyphCount: Int
  /// The number of parts of each glyph; 0 is not counted yet, `beingCounted` on the way there.
  private var parts: [UInt32]

  private static let beingCounted = UInt32.max

  /// Whether every glyph of the face is made of a bounded number of others, without a circle.
  static func isBounded(_ face: OpaquePointer) -> Bool {
    var check = ComponentCheck(face)
    return check.run()
  }

  private init(_ face: OpaquePointer) {
    glyf = TableBytes(face, Tag.make("glyf"))
    loca = TableBytes(face, Tag.make("loca"))
    let head = TableBytes(face, Tag.make("head"))
    hasLongOffsets = head.int16(50) != 0
    glyphCount = glyf.count == 0 ? 0 : min(Int(hb_face_get_glyph_count(face)), 65536)
    parts = []
  }

  private mutating func run() -> Bool {
    for glyph in 0..<glyphCount where isComposite(glyph) {
      if parts.isEmpty { parts = [UInt32](repeating: 0, count: glyphCount) }
      guard count(glyph, level: 0) != nil else { return false }
    }
    return true
  }

  /// Where the glyph's data starts; nil where it has none.
  private func start(_ glyph: Int) -> Int? {
    let start = hasLongOffsets ? Int(loca.uint32(glyph * 4)) : Int(loca.uint16(glyph * 2)) * 2
    let end =
      hasLongOffsets ? Int(loca.uint32(glyph * 4 + 4)) : Int(loca.uint16(glyph * 2 + 2)) * 2
    return end > start && start + 10 <= glyf.count ? start : nil
  }

  private func isComposite(_ glyph: Int) -> Bool {
    start(glyph).map { glyf.int16($0) < 0 } ?? false
  }

  /// The number of parts of a glyph, itself included; nil beyond the bounds.
  private mutating func count(_ glyph: Int, level: Int) -> UInt32? {
    guard glyph < glyphCount, let start = start(glyph), glyf.int16(start) < 0 else { return 1 }
    if parts[glyph] == Self.beingCounted || level > Self.mostLevels { return nil }
    if parts[glyph] != 0 { return parts[glyph] }
    parts[glyph] = Self.beingCounted
    var sum: UInt32 = 1
    var offset = start + 10
    var flags: UInt16
    repeat {
      flags = glyf.uint16(offset)
      guard offset + 4 <= glyf.count,
        let part = count(Int(glyf.uint16(offset + 2)), level: level + 1)
      else { return offset + 4 <= glyf.count ? nil : finish(glyph, sum) }
      sum += part
      if sum > Self.mostParts { return nil }
      offset += Self.size(flags)
    } while flags & 0x20 != 0
    return finish(glyph, sum)
  }

  private mutating func finish(_ glyph: Int, _ sum: UInt32) -> UInt32 {
    parts[glyph] = sum
    return sum
  }

  /// The bytes of one component: flags, glyph, offsets and matrix.
  private static func size(_ flags: UInt16) -> Int {
    let offsets = flags & 0x01 != 0 ? 4 : 2
    let matrix = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    return 4 + offsets + matrix
  }
}
