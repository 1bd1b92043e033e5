// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A cubic Bézier curve from (0,0) to (1,1) as a function of time. Only + − × ÷, so the same bits on
// every machine.

/// Pacing by two control points (FACTS C2).
package struct TimingCurve: Equatable, Sendable {
  private let ax, bx, cx: Double
  private let ay, by, cy: Double
  private let isLinear: Bool

  /// The inner control points; x within 0 ... 1. Numbers that are not finite make it linear.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = (x1 * 0 + y1 * 0) + (x2 * 0 + y2 * 0) == 0
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    isLinear = !isFinite || (x1 == y1 && x2 == y2)
  }

  private func x(_ u: Double) -> Double { ((ax * u + bx) * u + cx) * u }
  private func y(_ u: Double) -> Double { ((ay * u + by) * u + cy) * u }
  private func slope(_ u: Double) -> Double { (3 * ax * u + 2 * bx) * u + cx }

  /// The output at `t` (0 ... 1); may leave 0 ... 1 where the control points do.
  package func value(at t: Double) -> Double {
    if isLinear || t <= 0 || t >= 1 { return isLinear ? t : (t >= 1 ? 1 : 0) }
    return y(parameter(at: t))
  }

  /// Solves x(u) = t: Newton's steps as long as they stay inside a shrinking bracket, halving it
  /// otherwise.
  private func parameter(at t: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var u = t
    for _ in 0..<60 {
      let error = x(u) - t
      if abs(error) < 1e-12 { break }
      if error < 0 { low = u } else { high = u }
      let step = u - error / slope(u)
      u = step > low && step < high ? step : 0.5 * (low + high)
      if high - low < 1e-15 { break }
    }
    return u
  }
}
