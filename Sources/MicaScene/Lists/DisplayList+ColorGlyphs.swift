// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Glyphs with colours of their own: pictures are drawn as images, layers as fills. The text's paint
// lends its alpha, and its colour to the layers that ask for it.

internal import MicaRaster
internal import MicaType

/// How one call draws glyphs; all but which ones.
struct GlyphStyle {
  var face: FontFace
  /// Font units, y up → the space of the glyphs' places, without translation.
  var shape: Affine
  var transform: Affine
  var paint: Paint
  var alpha: Float
  var blend: BlendMode
  var antialias: Bool
  var placement: GlyphPlacement

  /// Font units → device pixels, for one glyph.
  func place(_ placed: PlacedGlyph) -> Affine {
    shape.then(.translation(Double(placed.x), Double(placed.y))).then(transform)
  }

  /// What multiplies colours that are not the paint's.
  fileprivate var paintAlpha: Float {
    guard case .solid(let color) = paint else { return alpha }
    return alpha * min(max(color.w, 0), 1)
  }

  /// The paint without the alpha that `paintAlpha` holds.
  fileprivate var opaquePaint: Paint {
    guard case .solid(var color) = paint else { return paint }
    color.w = 1
    return .solid(color)
  }
}

extension DisplayList {
  /// Draws glyphs of a face that has coloured ones; those that are not are drawn as others are.
  func drawColorGlyphs(_ glyphs: UnsafeBufferPointer<PlacedGlyph>, _ style: GlyphStyle) {
    let em = Float(style.shape.then(style.transform).greatestScale) * style.face.unitsPerEm
    var start = 0
    for (index, placed) in glyphs.enumerated() {
      guard let color = style.face.colorGlyph(of: placed.glyph, pixelsPerEm: em) else { continue }
      drawOutlines(UnsafeBufferPointer(rebasing: glyphs[start..<index]), style)
      start = index + 1
      let place = style.place(placed)
      guard place.isFinite else { continue }
      switch color {
      case .bitmap(let bitmap): draw(bitmap, place, style)
      case .layers(let layers): draw(layers, place, style)
      }
    }
    drawOutlines(UnsafeBufferPointer(rebasing: glyphs[start...]), style)
  }

  private func draw(_ bitmap: GlyphBitmap, _ place: Affine, _ style: GlyphStyle) {
    let (width, height) = (Double(bitmap.pixmap.width), Double(bitmap.pixmap.height))
    let box = bitmap.box
    let map = Affine(
      (box.x1 - box.x0) / width, 0, 0, (box.y0 - box.y1) / height, box.x0, box.y1
    ).then(place)
    fill(
      Box(0, 0, width, height), transform: map,
      paint: .image(ImagePaint(pixmap: bitmap.pixmap, transform: map, sampling: .high)),
      alpha: style.paintAlpha, blend: style.blend, antialias: style.antialias)
  }

  /// As one picture where layers would show through each other.
  private func draw(_ layers: [GlyphLayer], _ place: Affine, _ style: GlyphStyle) {
    var inner = style
    let alpha = style.paintAlpha
    let isGroup = layers.count > 1 && (alpha < 1 || style.blend != .sourceOver)
    inner.alpha = alpha
    inner.paint = style.opaquePaint
    guard isGroup else {
      for layer in layers { draw(layer, place, inner) }
      return
    }
    (inner.alpha, inner.blend) = (1, .sourceOver)
    beginGroup(alpha: alpha, blend: style.blend)
    let outer = clip
    clip = .none
    for layer in layers { draw(layer, place, inner) }
    clip = outer
    endGroup()
  }

  private func draw(_ layer: GlyphLayer, _ place: Affine, _ style: GlyphStyle) {
    var alpha = style.alpha
    let paint: Paint
    switch layer.paint {
    case .foreground(let own):
      alpha *= own
      paint = style.paint
    case .paint(let own):
      paint = own.mapped(by: place)
    }
    fill(
      layer.outline, transform: place, paint: paint, alpha: alpha, blend: style.blend,
      antialias: style.antialias)
  }
}

extension Paint {
  /// The paint where its space is mapped further.
  fileprivate func mapped(by map: Affine) -> Paint {
    switch self {
    case .solid: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.then(map)
      return .gradient(gradient)
    case .image(var image):
      image.transform = image.transform.then(map)
      return .image(image)
    }
  }
}
