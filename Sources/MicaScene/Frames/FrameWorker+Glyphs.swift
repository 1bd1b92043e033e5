// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, text: a run of glyphs → which masks lie where. Each glyph begins at a quarter of a pixel,
// or at a whole one; where the clip has strips, its mask becomes strips, to be multiplied.

internal import MicaRaster
internal import MicaType

/// One glyph of a run on the surface: a mask, or strips.
struct GlyphCell: BitwiseCopyable {
  /// The mask's first pixel.
  var x, y: Int32
  var mask: GlyphMask

  init(_ mask: GlyphMask, x: Int32, y: Int32) {
    self.mask = mask
    self.x = x
    self.y = y
  }

  init(_ strips: StripRange) {
    self.init(.tooLarge, x: strips.store, y: strips.start)
    mask.place = UInt32(bitPattern: strips.count)
  }

  /// The strips, where it is no mask.
  @inline(__always) var strips: StripRange? {
    guard mask.isTooLarge else { return nil }
    return StripRange(store: x, start: y, count: Int32(bitPattern: mask.place))
  }
}

/// How the glyphs of one run are encoded.
private struct GlyphPass {
  let run: GlyphRun
  let face: FontFace
  let map: Affine
  let antialias: Bool
  let clip: ResolvedClip
}

extension FrameWorker {
  /// Glyphs further away than this many pixels are not drawn.
  private static let farthest = 1_048_576.0

  /// What a run covers; `transform` leads from its space to the window.
  func encodeGlyphs(
    _ list: DisplayListView, _ op: DisplayOp, transform: Affine, clip: ResolvedClip,
    _ clips: ClipResolver
  ) -> EncodedOp {
    let run = list.glyphRuns[Int(op.shape)]
    let pass = GlyphPass(
      run: run, face: list.faces[Int(run.face)], map: run.map, antialias: op.antialias, clip: clip)
    let strike = GlyphStrike(face: pass.face.id, matrix: run.matrix, antialias: op.antialias)
    let base = glyphs.keyBase(of: strike)
    let (slots, frame) = (glyphs.makeSlots(), glyphs.frame)
    let placed = UnsafeBufferPointer(
      rebasing: list.glyphs[Int(run.start)...].prefix(Int(run.count)))
    let start = cells.pointee.count
    cells.pointee.reserve(placed.count)
    let grid: Double = run.placement == .whole ? 1 : 4
    let step: Int32 = run.placement == .whole ? 4 : 1
    for item in placed {
      let place = transform.apply(Double(item.x), Double(item.y))
      // NaN fails too.
      guard abs(place.x) < Self.farthest, abs(place.y) < Self.farthest else { continue }
      let x = Self.nearest(place.x * grid) &* step
      let y = Self.nearest(place.y * grid) &* step
      let phase = UInt64(truncatingIfNeeded: y & 3) &<< 2 | UInt64(truncatingIfNeeded: x & 3)
      let key = base | UInt64(item.glyph) &<< 4 | phase
      let slot = slots + Int(key & GlyphFront.slotMask)
      let tag = key &<< UInt64(GlyphFront.frameBits) | frame
      if slot.pointee.tag != tag {
        slot.pointee = GlyphSlot(tag: tag, mask: find(key, item.glyph, pass))
      }
      add(slot.pointee.mask, glyph: item.glyph, x: x, y: y, pass, clips)
    }
    let count = cells.pointee.count - start
    if count == 0 { return .nothing }
    return EncodedOp(
      kind: .glyphs,
      strips: StripRange(store: Int32(number), start: Int32(start), count: Int32(count)),
      box: clip.box)
  }

  /// The nearest whole number, the greater of two; without a call.
  @inline(__always) private static func nearest(_ v: Double) -> Int32 {
    // What is converted is never negative, so that cutting off rounds down.
    Int32(truncatingIfNeeded: Int(v + 16_777_216.5) &- 16_777_216)
  }

  @inline(never)
  private func find(_ key: UInt64, _ glyph: UInt16, _ pass: GlyphPass) -> GlyphMask {
    glyphs.find(key, glyph: glyph, of: pass.face, map: pass.map, antialias: pass.antialias, shapes)
  }

  /// Adds a glyph at (x, y) quarters of a pixel, unless it lies beyond the clip.
  @inline(__always)
  private func add(
    _ mask: GlyphMask, glyph: UInt16, x: Int32, y: Int32, _ pass: GlyphPass,
    _ clips: ClipResolver
  ) {
    if mask.columns == 0 { return }
    let left = x &>> 2 &+ Int32(mask.left)
    let top = y &>> 2 &+ Int32(mask.top)
    if mask.isTooLarge || pass.clip.strips != nil {
      addStrips(mask, glyph: glyph, x: x, y: y, pass, clips)
    } else if left < pass.clip.box.x1, top < pass.clip.box.y1,
      left &+ Int32(truncatingIfNeeded: mask.width) > pass.clip.box.x0,
      top &+ Int32(mask.height) > pass.clip.box.y0
    {
      cells.pointee.append(GlyphCell(mask, x: left, y: top))
    }
  }

  /// The same for glyphs that are drawn as strips.
  @inline(never)
  private func addStrips(
    _ mask: GlyphMask, glyph: UInt16, x: Int32, y: Int32, _ pass: GlyphPass,
    _ clips: ClipResolver
  ) {
    var strips: StripRange
    if mask.isTooLarge {
      let outline = pass.face.outline(of: glyph)
      let map = pass.map.then(.translation(Double(x) / 4, Double(y) / 4))
      strips = outline.verbs.withUnsafeBufferPointer { verbs in
        outline.points.withUnsafeBufferPointer { points in
          shapes.fill(
            verbs: verbs, points: points, transform: map, rule: .nonZero,
            antialias: pass.antialias, tolerance: Flattening.standardTolerance,
            viewport: pass.clip.box)
        }
      }
    } else {
      strips = shapes.store.append(
        mask, bytes: glyphs.pages.bytes(of: mask), x: (x >> 2) + Int32(mask.left),
        y: (y >> 2) + Int32(mask.top), within: pass.clip.box)
    }
    if strips.count > 0, let other = pass.clip.strips {
      strips = products.intersect(
        strips, in: shapes.store, other, in: clips.store(Int(other.store)))
    }
    if strips.count > 0 { cells.pointee.append(GlyphCell(strips)) }
  }
}
