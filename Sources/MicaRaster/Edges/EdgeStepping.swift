// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6: where an edge of a context's outline goes. Core Graphics steps along it by a slope of 12 fractional bits, 13 from a
// half on, so that a long edge ends beside its end (FACTS 3.13). The slope is that between the ends on a grid of 1/4096 px
// (FACTS 3.30).

/// A long edge, as it is stepped along from its lower end.
struct EdgeStepping {
  /// Where the steps end: beside the upper end, or above or below it where the edge is rather level.
  let end: SIMD2<Double>
  /// Whether an upright edge has to close what is left open between there and the end.
  let needsClosing: Bool
  /// Whether that is the first of the two points.
  let endsAtFirst: Bool

  /// The shortest edge, in pixels along its longer side, that ends a visible 1/256 px beside its end.
  static let least = 16.0
  /// The longest: farther ones leave any surface, and their error would grow with them.
  static let most = 4096.0

  init(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    endsAtFirst = p.y < q.y
    let low = endsAtFirst ? q : p
    let high = endsAtFirst ? p : q
    let d = high - low
    let run = Self.onGrid(high) - Self.onGrid(low)
    needsClosing = abs(run.y) < abs(run.x)
    if !needsClosing {
      end = SIMD2(low.x + Self.slope(run.x, run.y) * d.y, high.y)
    } else {
      end = SIMD2(high.x, low.y + Self.slope(run.y, run.x) * d.x)
    }
  }

  /// What is left of a slope.
  private static func slope(_ rise: Double, _ run: Double) -> Double {
    let slope = rise / run
    let unit = abs(slope) < 0.5 ? 4096.0 : 8192.0
    return (slope * unit).rounded(.towardZero) / unit
  }

  /// The nearest place on the grid of 1/4096 px.
  private static func onGrid(_ p: SIMD2<Double>) -> SIMD2<Double> {
    (p * 4096).rounded(.toNearestOrEven) / 4096
  }

  /// Whether a curve of that many chords might have one that is long enough.
  @inline(__always) static func matters(_ c: CubicCurve, chords: Int) -> Bool {
    let width = max(c.p0.x, c.p1.x, c.p2.x, c.p3.x) - min(c.p0.x, c.p1.x, c.p2.x, c.p3.x)
    let height = max(c.p0.y, c.p1.y, c.p2.y, c.p3.y) - min(c.p0.y, c.p1.y, c.p2.y, c.p3.y)
    // Of chords by halvings one may be some three times as long as their mean.
    return chords > 0 && (width + height) * 3 >= least * Double(chords)
  }

  @inline(__always) private static func min(_ a: Double, _ b: Double, _ c: Double, _ d: Double)
    -> Double
  {
    let (p, q) = (a < b ? a : b, c < d ? c : d)
    return p < q ? p : q
  }

  @inline(__always) private static func max(_ a: Double, _ b: Double, _ c: Double, _ d: Double)
    -> Double
  {
    let (p, q) = (a > b ? a : b, c > d ? c : d)
    return p > q ? p : q
  }
}
