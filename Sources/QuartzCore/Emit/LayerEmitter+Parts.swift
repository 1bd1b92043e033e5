// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, one layer: background, gradient, contents, shape and border as draws.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  func drawBackground(_ parts: LayerParts, _ frame: LayerFrame) {
    if let color = parts.background { fillBounds(with: .solid(color), frame) }
    guard let gradient = parts.gradient else { return }
    guard gradient.type == .axial else {
      Unsupported.note("CAGradientLayer.type \(gradient.type.rawValue)")
      return
    }
    if let paint = gradient.paint(
      bounds: frame.properties.bounds, transform: frame.affine, isLegacy: options.legacyGradients)
    {
      fillBounds(with: .linearGradient(paint), frame)
    }
  }

  private func fillBounds(with paint: Paint, _ frame: LayerFrame) {
    let alpha = Float(frame.alpha)
    if frame.bounds.isRounded {
      list.fill(frame.bounds.outline, transform: frame.affine, paint: paint, alpha: alpha)
    } else {
      list.fill(
        frame.bounds.box, transform: frame.affine, paint: paint, alpha: alpha,
        antialias: frame.smoothEdges)
    }
  }

  /// The clip that `masksToBounds` asks for.
  func boundsClip(_ frame: LayerFrame) -> ClipID {
    frame.bounds.isRounded
      ? list.makeClip(frame.bounds.outline, transform: frame.affine)
      : list.makeClip(frame.bounds.box, transform: frame.affine, antialias: frame.smoothEdges)
  }

  func drawContents(_ parts: LayerParts, _ frame: LayerFrame) {
    guard let contents = parts.contents,
      let placement = ContentsPlacement(frame.properties, contents: contents),
      let pixmap = contents.pixmap
    else { return }
    let transform = placement.imageToLayer(isFlipped: frame.isFlipped).then(frame.affine)
    let sampling = placement.sampling(transform, frame.properties)
    let image = ImagePaint(pixmap: pixmap, transform: transform, sampling: sampling)
    list.fill(
      placement.target, transform: frame.affine, paint: .image(image), alpha: Float(frame.alpha),
      antialias: frame.smoothEdges)
  }

  func drawShape(_ parts: LayerParts, _ frame: LayerFrame) {
    guard let shape = parts.shape else { return }
    if let color = shape.fillColor {
      list.fill(
        shape.path, transform: frame.affine, rule: shape.rule, paint: .solid(color),
        alpha: Float(frame.alpha))
    }
    guard let color = shape.strokeColor else { return }
    if shape.strokeStart > 0 || shape.strokeEnd < 1 {
      Unsupported.note("CAShapeLayer.strokeStart and strokeEnd")
    }
    if shape.isDashed { Unsupported.note("CAShapeLayer.lineDashPattern") }
    let style = StrokeStyle(
      width: Float(shape.lineWidth), cap: shape.cap, join: shape.join,
      miterLimit: Float(shape.miterLimit))
    list.stroke(
      shape.path, transform: frame.affine, style: style, paint: .solid(color),
      alpha: Float(frame.alpha))
  }

  func drawBorder(_ parts: LayerParts, _ frame: LayerFrame) {
    guard let color = parts.border else { return }
    let ring = frame.bounds.ring(width: frame.properties.borderWidth)
    list.fill(
      ring, transform: frame.affine, rule: .evenOdd, paint: .solid(color),
      alpha: Float(frame.alpha), antialias: frame.bounds.isRounded || frame.smoothEdges)
  }
}

extension GradientProperties {
  /// The gradient over `bounds`: its axis lives in the unit square (FACTS C7). Nil where start and
  /// end coincide or a number is not finite.
  func paint(bounds: Vector4, transform: Affine, isLegacy: Bool) -> LinearGradient? {
    let axis = end - start
    guard axis.x * axis.x + axis.y * axis.y > 0, (axis * 0 + start * 0) == SIMD2(0, 0) else {
      return nil
    }
    let unit = Affine(bounds.z, 0, 0, bounds.w, bounds.x, bounds.y)
    return LinearGradient(
      start: start, end: end, stops: isLegacy ? GenericRGB.subdivided(stops) : stops,
      transform: unit.then(transform))
  }

  /// Colours at their places: within 0 ... 1 and never descending; evenly spread without locations.
  var stops: [GradientStop] {
    var last: Float = 0
    return colors.indices.map { index in
      let wanted = locations.map { Float($0[index]) } ?? Float(index) / Float(colors.count - 1)
      last = wanted > last ? min(wanted, 1) : last
      return GradientStop(offset: last, color: colors[index])
    }
  }
}
