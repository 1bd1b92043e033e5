// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Masks of glyphs, kept for all renderers of the process. What was not used for long goes away: when
// the present generation of masks is full, it becomes the previous one, and what is asked for of that
// moves on. Bytes never depend on what was kept: a mask follows from its key.

internal import MicaRaster
internal import MicaType
import Synchronization

/// Memory for masks, which never moves and whose bytes are written once.
final class GlyphPage: @unchecked Sendable {
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: GlyphMask.pageByteCount)
  /// Bytes in use; the cache's alone.
  fileprivate var used = 0

  deinit { bytes.deallocate() }
}

/// What glyphs of one face have in common when they are drawn alike.
struct GlyphStrike: Hashable, Sendable {
  var face: UInt32
  /// Font units, y up → device pixels: a, b, c, d.
  var matrix: SIMD4<Float>
  var antialias: Bool
}

/// A mask that lies in a page, its place counted from there.
struct CachedGlyph: Sendable {
  var mask: GlyphMask
  /// Nil for no ink.
  var page: GlyphPage?
}

/// Masks by the number of a strike, a glyph, and quarters of a pixel along x and y.
package final class GlyphCache: Sendable {
  package static let shared = GlyphCache()

  private struct Generation {
    var strikes: [GlyphStrike: UInt32] = [:]
    var glyphs: [UInt64: CachedGlyph] = [:]
    var pages: [GlyphPage] = []
    var byteCount = 0
  }

  private struct State {
    var present = Generation()
    var previous = Generation()
    var lastStrike: UInt32 = 0
    // Questions since the last one of so many calls of `giveBack`: all, and those that the previous
    // generation answered.
    var calls = 0
    var questions = 0
    var oldAnswers = 0
  }

  private let state = Mutex(State())
  /// About as many bytes as one generation may take.
  private let generationLimit: Int
  /// What an entry takes besides its bytes.
  private static let entryByteCount = 64

  /// A cache that takes about `byteLimit` bytes; frames that are being drawn may keep more.
  package init(byteLimit: Int = 8 << 20) { generationLimit = byteLimit / 2 }

  /// The bytes of what is kept.
  package var byteCount: Int {
    state.withLock { $0.present.byteCount + $0.previous.byteCount }
  }

  /// Lets a generation go that nobody has asked for since long: for eight times that some renderer has
  /// drawn a hundred frames.
  func giveBack() {
    state.withLock { state in
      state.calls += 1
      guard state.calls % 8 == 0 else { return }
      if state.questions == 0 { state.present = Generation() }
      if state.oldAnswers == 0 { state.previous = Generation() }
      state.questions = 0
      state.oldAnswers = 0
    }
  }

  /// The number of a strike, which no other one ever has.
  func number(of strike: GlyphStrike) -> UInt32 {
    state.withLock { state in
      state.questions += 1
      if let number = state.present.strikes[strike] { return number }
      let number: UInt32
      if let old = state.previous.strikes[strike] {
        state.oldAnswers += 1
        number = old
      } else {
        state.lastStrike &+= 1
        number = state.lastStrike
      }
      state.present.strikes[strike] = number
      Self.add(0, to: &state, limit: generationLimit)
      return number
    }
  }

  /// A mask that is kept.
  func glyph(_ key: UInt64) -> CachedGlyph? {
    state.withLock { state in
      if let glyph = state.present.glyphs[key] { return glyph }
      guard let old = state.previous.glyphs[key] else { return nil }
      state.oldAnswers += 1
      let bytes = old.page.map { $0.bytes + Int(old.mask.place) * 4 }
      return Self.insert(old.mask, bytes, key, into: &state, limit: generationLimit)
    }
  }

  /// Keeps a mask that was drawn; gives what is kept.
  func insert(_ drawing: borrowing GlyphDrawing, _ key: UInt64) -> CachedGlyph {
    let (mask, bytes) = (drawing.mask, drawing.bytes.base)
    return state.withLock { state in
      // Another worker may have been faster.
      if let glyph = state.present.glyphs[key] { return glyph }
      return Self.insert(mask, bytes, key, into: &state, limit: generationLimit)
    }
  }

  private static func insert(
    _ mask: GlyphMask, _ bytes: UnsafePointer<UInt8>?, _ key: UInt64, into state: inout State,
    limit: Int
  ) -> CachedGlyph {
    var glyph = CachedGlyph(mask: mask, page: nil)
    let byteCount = mask.byteCount
    if byteCount > 0, let bytes {
      let page: GlyphPage
      if let last = state.present.pages.last, last.used + byteCount <= GlyphMask.pageByteCount {
        page = last
      } else {
        page = GlyphPage()
        state.present.pages.append(page)
      }
      (page.bytes + page.used).update(from: bytes, count: byteCount)
      glyph = CachedGlyph(mask: mask.moved(toPage: 0, offset: page.used), page: page)
      page.used += byteCount
    }
    state.present.glyphs[key] = glyph
    add(byteCount, to: &state, limit: limit)
    return glyph
  }

  /// Counts an entry's bytes; starts a new generation when there are too many.
  private static func add(_ byteCount: Int, to state: inout State, limit: Int) {
    state.present.byteCount += byteCount + entryByteCount
    guard state.present.byteCount > limit else { return }
    state.previous = state.present
    state.present = Generation()
  }
}
