// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: a linear gradient prepared for a frame, and its colour at any pixel.

/// A linear gradient in device space: `t = ax·(x + ½) + ay·(y + ½) + a0` at pixel (x, y).
///
/// Colours are interpolated straight in sRGB-encoded components and premultiplied afterwards
/// (FACTS C7, 3.6). The value at a pixel depends on that pixel only, not on where a run starts.
package struct PreparedGradient: BitwiseCopyable, Sendable {
  let ax: Float
  let ay, a0: Double
  /// Where the stops lie in the frame's buffer.
  let stopStart: Int
  let stopCount: Int
  let extendsBefore: Bool
  let extendsAfter: Bool

  /// Nil where the gradient draws nothing: equal ends, a singular or infinite map, no stops.
  package init?(
    start: SIMD2<Double>, end: SIMD2<Double>, transform: Affine, stopStart: Int, stopCount: Int,
    extendsBefore: Bool, extendsAfter: Bool
  ) {
    let d = end - start
    let square = d.x * d.x + d.y * d.y
    guard stopCount > 0, square > 0, square.isFinite, let inverse = transform.inverse else {
      return nil
    }
    // t = ((inverse(p) − start) · d) / |d|²
    let ax = (inverse.a * d.x + inverse.b * d.y) / square
    let ay = (inverse.c * d.x + inverse.d * d.y) / square
    let a0 = ((inverse.tx - start.x) * d.x + (inverse.ty - start.y) * d.y) / square
    guard (ax + ay + a0).isFinite else { return nil }
    self.ax = Float(ax)
    self.ay = ay
    self.a0 = a0 + 0.5 * ax
    self.stopStart = stopStart
    self.stopCount = stopCount
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// t at (0, y), to which `ax · x` is added.
  @inline(__always) func rowOffset(_ y: Int) -> Float { Float(ay * (Double(y) + 0.5) + a0) }

  /// The straight colour at `t`.
  @inline(__always)
  func color(_ t: Float, _ allStops: UnsafePointer<GradientStop>) -> StraightColor {
    let stops = allStops + stopStart
    if t < 0 && !extendsBefore || t > 1 && !extendsAfter { return StraightColor(0, 0, 0, 0) }
    var i = 0
    while i &+ 1 < stopCount && t >= stops[i &+ 1].offset { i &+= 1 }
    let low = stops[i]
    if i &+ 1 == stopCount || t <= low.offset { return low.color }
    let high = stops[i &+ 1]
    return low.color + (high.color - low.color) * ((t - low.offset) / (high.offset - low.offset))
  }

  /// The premultiplied colour at `t`, times `alpha`.
  @inline(__always)
  func premultiplied(
    _ t: Float, _ allStops: UnsafePointer<GradientStop>, _ alpha: Float
  ) -> SIMD4<Float> {
    let c = color(t, allStops)
    let a = c.w * alpha
    return SIMD4(c.x * a, c.y * a, c.z * a, a)
  }

  /// Premultiplied pixels of a run.
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, alpha: Float,
    _ stops: UnsafePointer<GradientStop>
  ) {
    let offset = rowOffset(y)
    if ax == 0 {
      row.update(repeating: premultiplied(offset, stops, alpha).packed, count: count)
      return
    }
    for i in 0..<count {
      row[i] = premultiplied(ax * Float(x &+ i) + offset, stops, alpha).packed
    }
  }

  /// Stops as the rows need them: offsets within 0 ... 1 and ascending, colours within 0 ... 1;
  /// what is not a number counts as 0.
  package static func append(
    _ stops: some Collection<GradientStop>, to buffer: inout Buffer<GradientStop>
  ) {
    func limit(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    var last = Float(0)
    for stop in stops {
      last = max(last, limit(stop.offset))
      let c = stop.color
      buffer.append(
        GradientStop(
          offset: last,
          color: StraightColor(limit(c.x), limit(c.y), limit(c.z), limit(c.w))))
    }
  }
}
