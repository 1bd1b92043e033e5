// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far the ops of a list reach, clips aside: what has to be drawn before it can be blurred.

internal import MicaRaster

extension DisplayList {
  /// The pixels that an op may touch; empty where it draws nothing.
  func extent(of op: DisplayOp) -> PixelBox {
    switch op.kind {
    case .fillBox:
      let box = boxes[Int(op.shape)].mapped(by: transforms[Int(op.transform)])
      return PixelBox(around: box)
    case .fill, .stroke:
      return PixelBox(around: pathBox(op))
    case .glyphs:
      return extent(ofGlyphs: op)
    case .shadow:
      let record = shadows[Int(op.extra)]
      let shadow = record.shadowBox
      return record.drawsContent ? shadow.union(record.contentBox) : shadow
    case .beginGroup, .beginMask, .endGroup:
      return .empty
    }
  }

  /// What of the space before `transform` can matter to the picture; nil where that has no bounds.
  ///
  /// Three surfaces wide and high, since what is recorded now may be seen in the shadow of another
  /// layer later on (`DisplayList+Carrying.swift`), and what open shadows need beyond that.
  func visibleBox(before transform: Affine) -> Box? {
    let side = Double(max(width, height))
    var box = Box(-side, -side, Double(width) + side, Double(height) + side)
    for shadow in openShadows where shadow.style.isVisible {
      let reach = SIMD2<Double>(
        GaussianBlur.reach(sigma: pointwiseMin(shadow.style.sigma, SIMD2(32_768, 32_768))))
      let offset = shadow.style.offset
      box = Box(
        box.x0 - max(0, offset.x + reach.x), box.y0 - max(0, offset.y + reach.y),
        box.x1 + max(0, reach.x - offset.x), box.y1 + max(0, reach.y - offset.y))
    }
    if let projection {
      guard let inverse = projection.inverse else { return nil }
      var corners: [SIMD2<Double>] = []
      for (x, y) in [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)] {
        let p = inverse.apply(x, y)
        guard p.z > 0 else { return nil }
        corners.append(SIMD2(p.x / p.z, p.y / p.z))
      }
      let low = corners.reduce(corners[0], pointwiseMin)
      let high = corners.reduce(corners[0], pointwiseMax)
      box = Box(low.x, low.y, high.x, high.y)
    }
    return transform.inverse.map(box.mapped)
  }

  private func pathBox(_ op: DisplayOp) -> Box {
    let transform = transforms[Int(op.transform)]
    let range = paths[Int(op.shape)]
    let nothing = Box(.nan, .nan, .nan, .nan)
    guard transform.isFinite, range.pointCount > 0 else { return nothing }
    var low = SIMD2<Double>(repeating: .infinity)
    var high = -low
    var sum = 0.0
    for point in points[range.pointStart..<range.pointStart + range.pointCount] {
      let p = transform.apply(Double(point.x), Double(point.y))
      low = pointwiseMin(low, SIMD2(p.x, p.y))
      high = pointwiseMax(high, SIMD2(p.x, p.y))
      sum += p.x * 0 + p.y * 0
    }
    guard sum == 0 else { return nothing }
    var margin = 0.0
    if op.kind == .stroke {
      let style = strokes[Int(op.extra)]
      let reach = style.join == .miter ? max(1.5, Double(style.miterLimit)) : 1.5
      margin = Double(style.width) * 0.5 * reach * transform.greatestScale
    }
    return Box(low.x - margin, low.y - margin, high.x + margin, high.y + margin)
  }
}

extension ShadowRecord {
  /// The pixels that the shadow may touch.
  var shadowBox: PixelBox {
    guard !contentBox.isEmpty else { return .empty }
    let reach = SIMD2<Double>(GaussianBlur.reach(sigma: style.sigma))
    let low = SIMD2(Double(contentBox.x0), Double(contentBox.y0)) + style.offset - reach
    let high = SIMD2(Double(contentBox.x1), Double(contentBox.y1)) + style.offset + reach
    return PixelBox(around: Box(low.x, low.y, high.x, high.y))
  }
}

extension PixelBox {
  /// Beyond this many pixels from the origin nothing is drawn.
  private static let limit = 16_777_216.0

  /// The whole pixels that hold a box, and those at its border; empty where a side is NaN.
  init(around box: Box) {
    guard box.x0 <= box.x1, box.y0 <= box.y1 else {
      self = .empty
      return
    }
    func side(_ v: Double) -> Int32 { Int32(max(-Self.limit, min(v, Self.limit))) }
    self.init(
      side(box.x0.rounded(.down)), side(box.y0.rounded(.down)), side(box.x1.rounded(.up)),
      side(box.y1.rounded(.up)))
  }
}
