// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text in a display list: one op for a run of glyphs that are drawn from masks, fills of outlines for
// large ones, for those under a perspective and for those that may lie anywhere.

package import MicaRaster
package import MicaType

extension DisplayList {
  /// Ems of more device pixels are drawn from outlines: their masks would fill the cache, and an
  /// outline costs less the larger it is, compared with its pixels.
  static let largestMaskedEm = 128.0

  /// Draws glyphs of one face, each by itself, in order.
  ///
  /// `glyphTransform` maps font units (y up) to the space of the glyphs' places; its translation is
  /// not used. `transform` maps that space to device pixels. Glyphs that the face does not have, that
  /// have no ink, and whose places are not finite draw nothing.
  package func drawGlyphs(
    _ glyphs: UnsafeBufferPointer<PlacedGlyph>, face: FontFace, glyphTransform: Affine,
    transform: Affine, paint: Paint, alpha: Float = 1, blend: BlendMode = .sourceOver,
    antialias: Bool = true, placement: GlyphPlacement = .quarters
  ) {
    var shape = glyphTransform
    (shape.tx, shape.ty) = (0, 0)
    let style = GlyphStyle(
      face: face, shape: shape, transform: transform, paint: paint, alpha: alpha, blend: blend,
      antialias: antialias, placement: placement)
    if face.isColor {
      drawColorGlyphs(glyphs, style)
    } else {
      drawOutlines(glyphs, style)
    }
  }

  /// The same for glyphs without colours of their own.
  func drawOutlines(_ glyphs: UnsafeBufferPointer<PlacedGlyph>, _ style: GlyphStyle) {
    let device = style.shape.then(style.transform)
    guard !glyphs.isEmpty, device.isFinite, device.determinant != 0 else { return }
    let em = device.greatestScale * Double(style.face.unitsPerEm)
    if projection == nil && style.placement != .exact && em <= Self.largestMaskedEm {
      append(
        .glyphs, shape: add(glyphs, style.face, device, style.placement),
        transform: style.transform, rule: .nonZero, paint: style.paint, alpha: style.alpha,
        blend: style.blend, antialias: style.antialias, tolerance: 0)
      return
    }
    for placed in glyphs {
      let outline = style.face.outline(of: placed.glyph)
      if outline.isEmpty { continue }
      let place = style.place(placed)
      fill(
        outline, transform: projection == nil ? place.placedWhole(style.placement) : place,
        paint: style.paint, alpha: style.alpha, blend: style.blend, antialias: style.antialias)
    }
  }

  /// Copies a run into the list's arrays.
  private func add(
    _ run: UnsafeBufferPointer<PlacedGlyph>, _ face: FontFace, _ device: Affine,
    _ placement: GlyphPlacement
  ) -> Int32 {
    if faces.count == faceFloor || faces[faces.count - 1] !== face { faces.append(face) }
    glyphRuns.append(
      GlyphRun(
        start: Int32(glyphs.count), count: Int32(run.count), face: Int32(faces.count - 1),
        placement: placement,
        matrix: SIMD4(Float(device.a), Float(device.b), Float(device.c), Float(device.d))))
    glyphs.append(contentsOf: run)
    return Int32(glyphRuns.count - 1)
  }

  /// The pixels that a run may touch.
  func extent(ofGlyphs op: DisplayOp) -> PixelBox {
    let run = glyphRuns[Int(op.shape)]
    let (map, place) = (run.map, transforms[Int(op.transform)])
    let face = faces[Int(run.face)]
    var result = PixelBox.empty
    for placed in glyphs[Int(run.start)..<Int(run.start + run.count)] {
      guard let box = GlyphBounds.shared.box(of: placed.glyph, in: face)?.mapped(by: map) else {
        continue
      }
      let p = place.apply(Double(placed.x), Double(placed.y))
      // A pixel more, for what the place is rounded by.
      result = result.union(
        PixelBox(
          around: Box(
            box.x0 + p.x - 1, box.y0 + p.y - 1, box.x1 + p.x + 1, box.y1 + p.y + 1)))
    }
    return result
  }
}

extension Affine {
  /// The map with its translation as a large glyph's placement asks.
  ///
  /// Where fractions are rounded at all, glyphs of this size begin at the whole pixel to the left and below (FACTS 3.29:
  /// measured at ems of 170 and 280 pixels, and less surely at 96).
  fileprivate func placedWhole(_ placement: GlyphPlacement) -> Affine {
    var map = self
    switch placement {
    case .exact: break
    case .whole:
      map.tx = (tx + 0.5).rounded(.down)
      map.ty = (ty + 0.5).rounded(.down)
    case .quarters:
      // What a sum is short of a whole pixel by doesn't count.
      map.tx = (tx + 1.0 / 1024).rounded(.down)
      map.ty = (ty - 1.0 / 1024).rounded(.up)
    }
    return map
  }
}
