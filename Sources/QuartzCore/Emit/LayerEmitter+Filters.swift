// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, layers that are drawn as one picture: filtered, rasterized at a scale of their own, or
// blended with what lies behind them.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// The layer's parts and its sublayers; as one picture where that is asked for.
  func drawTree(_ frame: LayerFrame) {
    guard let extras = frame.properties.extras else { return drawParts(frame) }
    if !extras.backgroundFilters.isEmpty { drawBackdrop(extras, frame) }
    if let scale = extras.rasterizationScale {
      drawRasterized(extras, scale: scale, frame)
    } else if !extras.filters.isEmpty {
      drawFiltered(extras, frame)
    } else {
      drawParts(frame)
    }
  }

  /// Records through `body` what makes up a layer: as a group with the layer's blend mode, if it has
  /// one. Modes under which a clear source changes pixels are limited to the layer's bounds.
  func blended(_ frame: LayerFrame, _ body: () -> Void) {
    guard let blend = frame.properties.extras?.blend else { return body() }
    let clip = list.clip
    if blend.changesPixelsUnderClear { list.clip = boundsClip(frame) }
    list.beginGroup(alpha: 1, blend: blend)
    list.clip = .none
    body()
    list.endGroup()
    list.clip = clip
  }

  // MARK: Pictures

  /// The layer in pixels of the surface, filtered.
  private func drawFiltered(_ extras: LayerExtras, _ frame: LayerFrame) {
    let source = DisplayList(width: list.width, height: list.height)
    var opaque = frame
    opaque.alpha = 1
    source.withProjection(frame.projection) {
      record(into: source) { $0.drawParts(opaque) }
    }
    let stretch = frame.pixelsPerPoint
    let reach = extras.filters.reach(stretch)
    var seen = surfaceBox.grown(by: reach)
    if frame.castsShadow { seen = seen.grown(by: SIMD2(2048, 2048)) }
    guard let window = LayerPicture.window(of: source, seen: seen) else { return drawParts(frame) }
    if window.isEmpty { return }
    let picture = LayerPicture(source, window, filters: extras.filters, stretch: stretch)
    list.withProjection(nil) {
      list.fill(
        picture.box, transform: .identity, paint: .image(picture.paint(.nearest)),
        alpha: Float(frame.alpha), antialias: false)
    }
  }

  /// The layer at a scale of its own, filtered, as a texture in its own space.
  private func drawRasterized(_ extras: LayerExtras, scale: Double, _ frame: LayerFrame) {
    let source = DisplayList(width: list.width, height: list.height)
    let scope = EmitScope(
      plane: Projection(Affine.scale(scale, scale)), isFlipped: frame.isFlipped)
    guard var inner = LayerFrame(layer: frame.layer, scope: scope, options: options) else { return }
    inner.alpha = 1
    record(into: source) { $0.drawParts(inner) }
    let stretch = SIMD2(scale, scale)
    guard let window = LayerPicture.window(of: source, seen: LayerPicture.limit) else {
      return drawParts(frame)
    }
    if window.isEmpty { return }
    let picture = LayerPicture(source, window, filters: extras.filters, stretch: stretch)
    let transform = Affine.scale(1 / scale, 1 / scale).then(frame.affine)
    let sampling: Sampling = transform.isPixelForPixel ? .nearest : .bilinear
    let box = picture.box.mapped(by: .scale(1 / scale, 1 / scale))
    var paint = picture.paint(sampling, then: transform)
    paint.tint = frame.tint
    list.fill(
      box, transform: frame.affine, paint: .image(paint), alpha: Float(frame.alpha),
      antialias: frame.smoothEdges)
  }

  /// What lies behind the layer's bounds, filtered; on the group's own pixels where one is open.
  private func drawBackdrop(_ extras: LayerExtras, _ frame: LayerFrame) {
    noteOneOff()
    let stretch = frame.pixelsPerPoint
    let reach = extras.backgroundFilters.reach(stretch)
    // Beyond the surface there may be parts of what is on it, and nothing beside them: a blur that took in such
    // clearness would let through what it hides.
    let wanted = frame.projection == nil ? frame.pixelBox.intersection(surfaceBox) : surfaceBox
    let seen = wanted.grown(by: reach).intersection(surfaceBox)
    guard !wanted.isEmpty, let window = LayerPicture.window(of: list, seen: seen), !window.isEmpty
    else { return }
    let picture = LayerPicture(
      list, window, filters: extras.backgroundFilters, stretch: stretch, only: wanted)
    let clip = list.clip
    list.clip = boundsClip(frame)
    list.withProjection(nil) {
      list.fill(
        picture.box, transform: .identity, paint: .image(picture.paint(.nearest)),
        alpha: Float(frame.alpha), antialias: false)
    }
    list.clip = clip
  }

  /// Records into another list of the same size.
  private func record(into other: DisplayList, _ body: (LayerEmitter) -> Void) {
    body(
      LayerEmitter(
        list: other, options: options, openTransitions: openTransitions, log: log,
        isLogged: false))
  }

  private var surfaceBox: PixelBox { PixelBox(0, 0, Int32(list.width), Int32(list.height)) }
}

/// What a list draws, as pixels, filtered.
private struct LayerPicture {
  let pixmap: Pixmap
  /// Where the picture lies, in whole pixels of the list.
  let box: Box

  /// The most pixels that a picture has, and where they may lie.
  private static let maximumArea = 1 << 25
  static let limit = PixelBox(-16384, -16384, 16384, 16384)

  /// The pixels that a list touches within `seen`; nil, with a note, where they are too many.
  static func window(of list: DisplayList, seen: PixelBox) -> PixelBox? {
    let window = list.contentBox.intersection(seen).intersection(limit)
    if window.width * window.height <= maximumArea { return window }
    Unsupported.note("filtered or rasterized layers of more than 2^25 pixels")
    return nil
  }

  /// What lies in a window that is not empty; `stretch` is pixels per point. A blur mixes what lies beyond the window as
  /// clear. Where `only` some pixels are wanted, as the window's edge: what it hides must not shine through there.
  init(
    _ list: DisplayList, _ window: PixelBox, filters: [LayerFilter], stretch: SIMD2<Double>,
    only wanted: PixelBox? = nil
  ) {
    var window = window
    var picture = FrameRenderer(threads: 1).picture(of: list, in: window)
    if let wanted {
      let reach = filters.reach(stretch)
      let needed = wanted.grown(by: reach)
      picture = picture.repeatingEdges(of: window, by: reach, over: needed)
      window = needed
    }
    for filter in filters {
      switch filter {
      case .colors(let transform):
        transform.apply(to: picture)
      case .blur(let sigma):
        let sigma = pointwiseMin(stretch * sigma, SIMD2(512, 512))
        let reach = GaussianBlur.reach(sigma: sigma)
        let change = wanted == nil ? reach : SIMD2(0, 0) &- reach
        let area = PixelBox(0, 0, Int32(picture.width), Int32(picture.height)).grown(by: change)
        picture = GaussianBlur().picture(of: picture, sigma: sigma, area: area)
        window = window.grown(by: change)
      }
    }
    pixmap = picture
    box = Box(Double(window.x0), Double(window.y0), Double(window.x1), Double(window.y1))
  }

  /// The picture as a paint; `transform` maps the list's pixels to where it is drawn.
  func paint(_ sampling: Sampling, then transform: Affine = .identity) -> ImagePaint {
    ImagePaint(
      pixmap: pixmap, transform: Affine.translation(box.x0, box.y0).then(transform),
      sampling: sampling)
  }
}

extension LayerFrame {
  /// The pixels that the bounds touch, where there is no perspective.
  fileprivate var pixelBox: PixelBox {
    let box = bounds.box.mapped(by: affine)
    guard box.x0.isFinite, box.y0.isFinite, box.x1.isFinite, box.y1.isFinite else {
      return LayerPicture.limit
    }
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int32 {
      Int32(min(max(value.rounded(rule), -16384), 16384))
    }
    return PixelBox(
      pixel(box.x0, .down), pixel(box.y0, .down), pixel(box.x1, .up), pixel(box.y1, .up))
  }
}

extension Pixmap {
  /// The pixels of a window over another one. For a margin around the window its edges are repeated; beyond that
  /// there is nothing.
  fileprivate func repeatingEdges(
    of window: PixelBox, by margin: SIMD2<Int32>, over other: PixelBox
  ) -> Pixmap {
    let result = Pixmap(width: other.width, height: other.height)
    let filled = window.grown(by: margin).intersection(other)
    guard !filled.isEmpty, width > 0, height > 0 else { return result }
    func pixels(_ row: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt32> {
      UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt32.self)
    }
    // Columns of the window that both have, and how many edge pixels stand beside them.
    let start = min(max(window.x0, filled.x0), filled.x1)
    let end = max(min(window.x1, filled.x1), start)
    for y in filled.y0..<filled.y1 {
      let row = min(max(Int(y - window.y0), 0), height - 1)
      let source = pixels(bytes + row * bytesPerRow)
      let line = pixels(result.bytes + Int(y - other.y0) * result.bytesPerRow)
      let target = line + Int(filled.x0 - other.x0)
      target.update(repeating: source[0], count: Int(start - filled.x0))
      (target + Int(start - filled.x0)).update(
        from: source + Int(max(start - window.x0, 0)), count: Int(end - start))
      (target + Int(end - filled.x0)).update(
        repeating: source[width - 1], count: Int(filled.x1 - end))
    }
    return result
  }
}

extension [LayerFilter] {
  /// How many pixels further what lies outside can still be seen.
  fileprivate func reach(_ stretch: SIMD2<Double>) -> SIMD2<Int32> {
    var sum = SIMD2<Int32>(0, 0)
    for case .blur(let sigma) in self {
      sum &+= GaussianBlur.reach(sigma: pointwiseMin(stretch * sigma, SIMD2(512, 512)))
    }
    return sum
  }
}

extension PixelBox {
  /// The box with a margin on all sides.
  fileprivate func grown(by margin: SIMD2<Int32>) -> PixelBox {
    PixelBox(x0 - margin.x, y0 - margin.y, x1 + margin.x, y1 + margin.y)
  }
}

extension LayerFrame {
  /// How many pixels a point is long, along the layer's axes on the screen.
  var pixelsPerPoint: SIMD2<Double> {
    guard affine.keepsRectanglesUpright else { return SIMD2(affine.meanScale, affine.meanScale) }
    return SIMD2(abs(affine.a) + abs(affine.c), abs(affine.b) + abs(affine.d))
  }
}
