// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How glyphs become records: text space → user space → the list, by the text drawing mode.

internal import MicaRaster
internal import MicaScene
package import MicaType

/// Glyphs of one call, on their way to the list.
private struct GlyphBatch {
  var glyphs: UnsafeBufferPointer<PlacedGlyph>
  var face: FontFace
  /// Font units, y up → user space, without translation.
  var shape: Affine

  /// Calls `body` with each outline and its map to user space.
  func forEachOutline(_ body: (Outline, Affine) -> Void) {
    for placed in glyphs {
      let outline = face.outline(of: placed.glyph)
      guard !outline.isEmpty, placed.x.isFinite, placed.y.isFinite else { continue }
      body(outline, shape.then(.translation(Double(placed.x), Double(placed.y))))
    }
  }
}

extension CGContext {
  /// Draws glyphs of a face, their origins in text space.
  ///
  /// `size` is the em in text space; `matrix`, without its translation, is applied to each glyph
  /// before the text matrix. The drawing mode, colours, shadow, clip and blend mode of the context
  /// apply. Nothing is drawn where the size or a map is zero or not finite.
  package func drawGlyphs(
    _ glyphs: UnsafeBufferPointer<CGGlyph>, at positions: UnsafeBufferPointer<CGPoint>,
    face: FontFace, size: CGFloat, matrix: CGAffineTransform = .identity
  ) {
    let count = min(glyphs.count, positions.count)
    let scale = Double(size) / Double(face.unitsPerEm)
    let text = textMatrix
    var shape = Affine.scale(scale, scale).then(matrix.affine).then(text.affine)
    (shape.tx, shape.ty) = (0, 0)
    guard count > 0, shape.isFinite, userToList.isFinite else { return }
    withUnsafeTemporaryAllocation(of: PlacedGlyph.self, capacity: count) { placed in
      for i in 0..<count {
        let p = positions[i]
        placed.initializeElement(
          at: i,
          to: PlacedGlyph(
            glyph: glyphs[i], x: Float(text.a * p.x + text.c * p.y + text.tx),
            y: Float(text.b * p.x + text.d * p.y + text.ty)))
      }
      draw(GlyphBatch(glyphs: UnsafeBufferPointer(placed), face: face, shape: shape))
    }
  }

  private func draw(_ batch: GlyphBatch) {
    let mode = state.text.mode
    if mode.fills { fill(batch) }
    if mode.strokes { stroke(batch) }
    if mode.clips { clip(to: batch) }
  }

  private func fill(_ batch: GlyphBatch) {
    guard let (paint, alpha) = paint(state.fillColor) else { return }
    let placement = glyphPlacement
    recordDraw(size: batch.glyphs.count * MemoryLayout<PlacedGlyph>.stride) { list, blend in
      list.drawGlyphs(
        batch.glyphs, face: batch.face, glyphTransform: batch.shape, transform: userToList,
        paint: paint, alpha: Float(state.alpha) * alpha, blend: blend,
        antialias: state.antialias, placement: placement)
    }
  }

  /// The pen is round in user space, whatever the text matrix is.
  private func stroke(_ batch: GlyphBatch) {
    let width = state.lineWidth
    guard width > 0, width.isFinite, let (paint, alpha) = paint(state.strokeColor) else { return }
    recordDraw(size: batch.glyphs.count * 256) { list, blend in
      batch.forEachOutline { outline, place in
        let (tx, ty) = (place.tx, place.ty)
        list.stroke(
          outline.applying(place.then(.translation(-tx, -ty))),
          transform: Affine.translation(tx, ty).then(userToList),
          style: state.strokeStyle(width: width), dash: state.dash, paint: paint,
          alpha: Float(state.alpha) * alpha, blend: blend, antialias: state.antialias,
          tolerance: state.tolerance)
      }
    }
  }

  /// What all outlines together cover; nothing where there are none.
  private func clip(to batch: GlyphBatch) {
    var builder = OutlineBuilder()
    let map = userToList
    batch.forEachOutline { outline, place in builder.append(outline, applying: place.then(map)) }
    let union = builder.finish()
    guard let box = union.controlBox else { return clip(to: CGRect.null) }
    let height = Double(list.height)
    limit(
      to: .outline(union, rule: .nonZero, tolerance: state.tolerance),
      bounds: CGRect(
        x: box.x0, y: height - box.y1, width: box.x1 - box.x0, height: box.y1 - box.y0))
  }
}

extension OutlineBuilder {
  /// Adds the steps of an outline under a map.
  fileprivate mutating func append(_ outline: Outline, applying map: Affine) {
    var next = 0
    func point() -> Point {
      defer { next += 1 }
      return map.apply(outline.points[next])
    }
    for verb in outline.verbs {
      switch Verb(rawValue: verb) {
      case .move: move(point())
      case .line: line(point())
      case .quad: quad(point(), point())
      case .cubic: cubic(point(), point(), point())
      case .close, nil: close()
      }
    }
  }
}

extension Outline {
  fileprivate func applying(_ map: Affine) -> Outline {
    Outline(verbs: verbs, points: points.map { map.apply($0) })
  }
}
