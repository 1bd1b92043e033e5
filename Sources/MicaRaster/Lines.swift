// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, between flattening and tiles: straight edges clipped to the surface. Reads points of any
// size in double precision, writes EdgeLine records whose coordinates lie within the viewport.

/// One edge of a flattened outline in device pixels; always `y0 < y1`.
///
/// Read whole by the tile and strip stages. `winding` is +1 where the outline runs down
/// and −1 where it runs up.
package struct EdgeLine: BitwiseCopyable {
  var x0, y0, x1, y1: Float
  /// Change of x per y, and of y per x; the latter is 0 for edges that are vertical or nearly so.
  var dxdy, dydx: Float
  var winding: Float
}

/// Collects the edges of one outline, limited to a viewport.
///
/// Above, below and right of the viewport nothing matters; an edge left of it becomes a vertical
/// edge on its left side, since winding is summed from left to right. Horizontal edges carry no
/// winding and are dropped.
struct LineCollector: ~Copyable {
  /// Edges that move less than this in x, in pixels, count as vertical: their slope is of no use
  /// and might overflow.
  static let steepest: Float = 1e-6

  var lines = Buffer<EdgeLine>(capacity: 1024)
  private var left = 0.0
  private var top = 0.0
  private var right = 0.0
  private var bottom = 0.0

  mutating func begin(viewport: PixelBox) {
    lines.count = 0
    left = Double(viewport.x0)
    top = Double(viewport.y0)
    right = Double(viewport.x1)
    bottom = Double(viewport.y1)
  }

  /// Whether a box (of a curve's control points) cannot reach the viewport, so that its chord will
  /// do: it lies wholly above, below, left or right of it.
  @inline(__always) func isOutside(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    high.x <= left || low.x >= right || high.y <= top || low.y >= bottom
  }

  /// Adds the edge from `p` to `q`, both finite.
  @inline(__always) mutating func add(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    let inside =
      p.x >= left && p.x <= right && q.x >= left && q.x <= right
      && p.y >= top && p.y <= bottom && q.y >= top && q.y <= bottom
    if inside { append(p, q) } else { addClipped(p, q) }
  }

  private mutating func addClipped(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    if max(start.y, end.y) <= top || min(start.y, end.y) >= bottom { return }
    if min(start.x, end.x) >= right { return }
    var p = start
    var q = end
    let d = q - p
    // Top and bottom: cut off. The divisions are safe: the edge crosses that line.
    if p.y < top { p = SIMD2(p.x + (top - p.y) / d.y * d.x, top) }
    if p.y > bottom { p = SIMD2(p.x + (bottom - p.y) / d.y * d.x, bottom) }
    if q.y < top { q = SIMD2(q.x + (top - q.y) / d.y * d.x, top) }
    if q.y > bottom { q = SIMD2(q.x + (bottom - q.y) / d.y * d.x, bottom) }
    // Left: the part outside runs down the left side. Right: the part outside is dropped.
    if p.x < left && q.x < left {
      append(SIMD2(left, p.y), SIMD2(left, q.y))
      return
    }
    if p.x < left {
      let y = p.y + (left - p.x) / d.x * d.y
      append(SIMD2(left, p.y), SIMD2(left, y))
      p = SIMD2(left, y)
    }
    var tail: SIMD2<Double>?
    if q.x < left {
      tail = SIMD2(left, q.y)
      q = SIMD2(left, p.y + (left - p.x) / d.x * d.y)
    }
    if p.x > right && q.x > right { return }
    if p.x > right { p = SIMD2(right, p.y + (right - p.x) / d.x * d.y) }
    if q.x > right { q = SIMD2(right, p.y + (right - p.x) / d.x * d.y) }
    append(p, q)
    if let tail { append(q, tail) }
  }

  @inline(__always) private mutating func append(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    // Rounding to Float keeps the order, so the clamped values stay within the viewport.
    let (px, py, qx, qy) = (Float(p.x), Float(p.y), Float(q.x), Float(q.y))
    if py == qy { return }
    let down = py < qy
    let x0 = down ? px : qx
    let y0 = down ? py : qy
    let x1 = down ? qx : px
    let y1 = down ? qy : py
    let dx = x1 - x0
    let dy = y1 - y0
    lines.append(
      EdgeLine(
        x0: x0, y0: y0, x1: x1, y1: y1, dxdy: dx / dy,
        dydx: abs(dx) < Self.steepest ? 0 : dy / dx, winding: down ? 1 : -1))
  }
}
