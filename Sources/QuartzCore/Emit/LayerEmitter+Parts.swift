// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, one layer: background, gradient, contents, shape and border as draws.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  // MARK: Background

  func drawBackground(_ parts: LayerParts, _ frame: LayerFrame) {
    if let color = parts.background {
      let (paint, alpha) = frame.paint(color, frame.patterns?.background)
      fillBounds(with: paint, alpha: alpha, frame)
    }
    guard
      let paint = parts.gradient?.paint(
        bounds: frame.properties.bounds, transform: frame.affine,
        isLegacy: options.isInContext, tint: frame.tinted)
    else { return }
    fillBounds(with: paint, alpha: Float(frame.alpha), frame)
  }

  private func fillBounds(with paint: Paint, alpha: Float, _ frame: LayerFrame) {
    if let shape = screenShape(frame) {
      list.fill(shape.outline, transform: shape.transform, rule: .sum, paint: paint, alpha: alpha)
    } else if frame.bounds.isRounded {
      list.fill(frame.bounds.outline, transform: frame.affine, paint: paint, alpha: alpha)
    } else {
      fill(frame.bounds.box, with: paint, alpha: alpha, frame)
    }
  }

  /// The clip that `masksToBounds` asks for.
  func boundsClip(_ frame: LayerFrame) -> ClipID {
    if let shape = screenShape(frame) {
      return list.makeClip(shape.outline, transform: shape.transform, rule: .sum)
    }
    return frame.bounds.isRounded
      ? list.makeClip(frame.bounds.outline, transform: frame.affine)
      : list.makeClip(frame.bounds.box, transform: frame.affine, antialias: frame.smoothEdges)
  }

  /// The bounds with the continuous corners of the window server; nil for other bounds, and in contexts.
  private func screenShape(_ frame: LayerFrame) -> (outline: Outline, transform: Affine)? {
    guard !options.isInContext, frame.projection == nil else { return nil }
    return ScreenCorners(frame.bounds, under: frame.affine)?.outline
  }

  /// The border with such corners.
  private func screenRing(_ frame: LayerFrame) -> (outline: Outline, transform: Affine)? {
    guard !options.isInContext, frame.projection == nil,
      let inner = frame.bounds.inset(by: frame.properties.borderWidth),
      let inside = ScreenCorners(inner, under: frame.affine)
    else { return nil }
    return ScreenCorners(frame.bounds, under: frame.affine)?.outline(around: inside)
  }

  // MARK: Contents

  func drawContents(_ parts: LayerParts, _ frame: LayerFrame) {
    guard let contents = parts.contents else { return }
    if case .crossFade(let old, let new, let share) = contents {
      drawCrossFade(from: old, to: new, share, frame)
    } else {
      draw(contents, frame)
    }
  }

  /// A picture as the layer's contents.
  func draw(_ contents: LayerContents, _ frame: LayerFrame) {
    guard
      let placement = ContentsPlacement(
        frame.properties, size: contents.size, isFlipped: frame.isFlipped),
      let pixmap = contents.pixmap
    else { return }
    if placement.pieces.count == 1 {
      draw(placement.pieces[0], of: pixmap, in: placement.target, frame)
    } else {
      drawPieces(placement, of: pixmap, frame)
    }
  }

  private func draw(
    _ piece: ContentsPlacement.Piece, of pixmap: Pixmap, in box: Box, _ frame: LayerFrame,
    antialias: Bool? = nil
  ) {
    let transform = piece.imageToLayer(isFlipped: frame.isFlipped).then(frame.affine)
    var image = ImagePaint(
      pixmap: pixmap, transform: transform,
      sampling: frame.properties.sampling(transform, isInContext: options.isInContext))
    image.tint = frame.tint
    guard let antialias else {
      return fill(box, with: .image(image), alpha: Float(frame.alpha), frame)
    }
    list.fill(
      box, transform: frame.affine, paint: .image(image), alpha: Float(frame.alpha),
      antialias: antialias)
  }

  /// Pieces meet without seams since each pixel belongs to one of them; where the outer edges are
  /// antialiased, a clip does that.
  private func drawPieces(_ placement: ContentsPlacement, of pixmap: Pixmap, _ frame: LayerFrame) {
    let whole = placement.target
    let clip = list.clip
    var margin = 0.0
    if frame.smoothEdges {
      list.clip = list.makeClip(whole, transform: frame.affine)
      let scale = frame.affine.meanScale
      margin = scale > 0 ? min(1 / scale, 1e6) : 0
    }
    for piece in placement.pieces {
      var box = piece.target
      if box.x0 == whole.x0 { box.x0 -= margin }
      if box.y0 == whole.y0 { box.y0 -= margin }
      if box.x1 == whole.x1 { box.x1 += margin }
      if box.y1 == whole.y1 { box.y1 += margin }
      draw(piece, of: pixmap, in: box, frame, antialias: false)
    }
    list.clip = clip
  }

  // MARK: Shape and border

  func drawShape(_ parts: LayerParts, _ frame: LayerFrame) {
    guard let shape = parts.shape else { return }
    if let color = shape.fillColor {
      let (paint, alpha) = frame.paint(color, frame.patterns?.fill)
      list.fill(
        shape.path, transform: frame.affine, rule: rule(shape.rule), paint: paint, alpha: alpha)
    }
    guard let color = shape.strokeColor else { return }
    let (paint, alpha) = frame.paint(color, frame.patterns?.stroke)
    list.stroke(
      shape.strokedPath(scale: frame.affine.greatestScale), transform: frame.affine,
      style: shape.strokeStyle, rule: rule(.nonZero), dash: shape.dashPattern, paint: paint,
      alpha: alpha)
  }

  /// Parts of a path upon each other add up on screen (FACTS 3.12); contexts step along edges (FACTS 3.13).
  func rule(_ rule: FillRule) -> FillRule {
    switch rule {
    case .nonZero: options.isInContext ? .steppedNonZero : .sum
    case .evenOdd: options.isInContext ? .steppedEvenOdd : .evenOdd
    default: rule
    }
  }

  func drawBorder(_ parts: LayerParts, _ frame: LayerFrame) {
    guard let color = parts.border else { return }
    let (paint, alpha) = frame.paint(color, frame.patterns?.border)
    if let ring = screenRing(frame) {
      list.fill(
        ring.outline, transform: ring.transform, rule: .evenOdd, paint: paint, alpha: alpha)
      return
    }
    let ring = frame.bounds.ring(width: frame.properties.borderWidth)
    list.fill(
      ring, transform: frame.affine, rule: .evenOdd, paint: paint, alpha: alpha,
      antialias: frame.bounds.isRounded || frame.smoothEdges)
  }
}

extension ShapeProperties {
  /// The part of the path that is stroked, good for `scale` pixels per point (FACTS C9).
  func strokedPath(scale: Double) -> Outline {
    strokeStart <= 0 && strokeEnd >= 1
      ? path : OutlineTrimmer.part(of: path, from: strokeStart, to: strokeEnd, scale: scale)
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: Float(lineWidth), cap: cap, join: join, miterLimit: Float(miterLimit))
  }

  var dashPattern: DashPattern? {
    dash.map { DashPattern(lengths: $0, phase: Float(dashPhase)) }
  }
}

extension LayerFrame {
  var patterns: LayerPatterns? { properties.extras?.patterns }

  /// A colour, or the pattern that it is, as a paint, and what multiplies that.
  func paint(_ color: StraightColor, _ pattern: ImagePaint?) -> (Paint, Float) {
    guard var image = pattern else { return (.solid(tinted(color)), Float(alpha)) }
    image.transform = image.transform.then(affine)
    image.tint = tint
    // Cells of whole pixels stay as they are, wherever they begin.
    let m = image.transform
    let isWhole = abs(abs(m.a) - 1) + abs(abs(m.d) - 1) < 1e-5 && m.b == 0 && m.c == 0
    image.sampling = isWhole ? .nearest : .bilinear
    return (.image(image), color.w * Float(alpha))
  }
}
