// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, text: one worker's view of the cache of masks for the time of a frame. What was found once
// is found again without a lock: a glyph has one slot that it may lie in.

import Glibc
internal import MicaRaster
internal import MicaType

/// What is known of one glyph of a strike at one fraction of a pixel.
struct GlyphSlot: BitwiseCopyable {
  /// The glyph's key and the frame; 0 for nothing.
  var tag: UInt64
  /// Its place counts pages by the frame's numbers.
  var mask: GlyphMask
}

extension GlyphMask {
  /// Stands for glyphs that are too large for a mask.
  static let tooLarge = GlyphMask(place: 0, left: 0, top: 0, columns: .max, height: 0)

  var isTooLarge: Bool { columns == .max }
}

/// Looks masks up for one worker; draws those that are not kept.
final class GlyphFront {
  private static let slotBits = 12
  static let slotMask = UInt64(1 << slotBits - 1)
  /// A tag is a key and a frame of as many bits.
  static let frameBits = 12

  let pages: GlyphPages
  private let cache: GlyphCache
  private var drawing = GlyphDrawing()
  /// Made when text is drawn first.
  private var slots: UnsafeMutablePointer<GlyphSlot>?
  private(set) var frame: UInt64 = 0
  private var lastStrike: GlyphStrike?
  private var lastNumber: UInt64 = 0

  init(cache: GlyphCache, pages: GlyphPages) {
    self.cache = cache
    self.pages = pages
  }

  deinit { free(slots) }

  /// Tells the cache that time has passed.
  func giveBack() { cache.giveBack() }

  /// Forgets the last frame.
  func beginFrame() {
    lastStrike = nil
    frame += 1
    if frame == 1 << Self.frameBits {
      frame = 1
      slots?.update(
        repeating: GlyphSlot(tag: 0, mask: .blank), count: 1 << Self.slotBits)
    }
  }

  /// The slots, by the lower bits of keys.
  func makeSlots() -> UnsafeMutablePointer<GlyphSlot> {
    if let slots { return slots }
    // Clear memory whose pages come when they are used.
    guard let memory = calloc(1 << Self.slotBits, MemoryLayout<GlyphSlot>.stride) else {
      preconditionFailure("out of memory")
    }
    let made = memory.bindMemory(to: GlyphSlot.self, capacity: 1 << Self.slotBits)
    slots = made
    return made
  }

  /// The part that all keys of a strike have in common.
  func keyBase(of strike: GlyphStrike) -> UInt64 {
    if strike == lastStrike { return lastNumber << 20 }
    lastNumber = UInt64(cache.number(of: strike))
    lastStrike = strike
    return lastNumber << 20
  }

  /// A mask that no slot holds. `map` is the strike's, the key's two lower pairs of bits are quarters
  /// of a pixel along y and x.
  func find(
    _ key: UInt64, glyph: UInt16, of face: FontFace, map: Affine, antialias: Bool,
    _ encoder: StripEncoder
  ) -> GlyphMask {
    guard let found = cached(key, glyph: glyph, of: face, map: map, antialias: antialias, encoder)
    else { return .tooLarge }
    guard let page = found.page else { return .blank }
    guard let number = pages.number(of: page) else { return .tooLarge }
    return found.mask.moved(toPage: number, offset: Int(found.mask.place) * 4)
  }

  /// Nil for glyphs that are too large.
  private func cached(
    _ key: UInt64, glyph: UInt16, of face: FontFace, map: Affine, antialias: Bool,
    _ encoder: StripEncoder
  ) -> CachedGlyph? {
    if let known = cache.glyph(key) { return known }
    drawing.draw(
      face.outline(of: glyph),
      transform: map.then(.translation(Double(key & 3) / 4, Double(key >> 2 & 3) / 4)),
      antialias: antialias, by: encoder)
    return drawing.isTooLarge ? nil : cache.insert(drawing, key)
  }
}
