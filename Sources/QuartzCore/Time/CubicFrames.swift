// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Smooth curves through values: Kochanek–Bartels splines (FACTS C3).

internal import MicaRaster

/// Values of a simple kind with a curve through them.
struct CubicFrames: Sendable {
  let kind: LaneKind
  let values: [Vector4]
  /// Tension, continuity and bias of each value; empty where all are 0.
  let knots: [SIMD3<Double>]
  /// When each value is reached; nil for an even spread.
  let times: [Double]?

  /// The curve in a segment. The tangent at a value mixes the differences to its neighbours; the
  /// ends take their only difference (FACTS C3). Where the segments beside a value last
  /// differently long, the tangents are scaled so that the speed does not jump (measured on macOS
  /// by one party: values 0, 1, 0.5, 0.7 at 0, 0.1, 0.6, 1 are at 1.00667 at time 0.2).
  func value(segment i: Int, at u: Double) -> Vector4 {
    let (start, end) = (values[i], values[i + 1])
    let step = end - start
    let before = i > 0 ? start - values[i - 1] : step
    let after = i + 2 < values.count ? values[i + 2] - end : step
    let leaving = tangent(before, step, at: i, isLeaving: true) * pace(of: i, beside: i - 1)
    let arriving = tangent(step, after, at: i + 1, isLeaving: false) * pace(of: i, beside: i + 1)
    let (u2, u3) = (u * u, u * u * u)
    let bend = leaving * (u3 - 2 * u2 + u) + arriving * (u3 - u2)
    return start + step * (3 * u2 - 2 * u3) + bend
  }

  /// The tangent at a value, of the differences before and after it.
  private func tangent(
    _ before: Vector4, _ after: Vector4, at index: Int, isLeaving: Bool
  ) -> Vector4 {
    guard !knots.isEmpty else { return (before + after) * 0.5 }
    let (tension, bias) = (knots[index].x, knots[index].z)
    let continuity = isLeaving ? knots[index].y : -knots[index].y
    let k = 0.5 * (1 - tension)
    return before * (k * (1 + bias) * (1 + continuity)) + after
      * (k * (1 - bias) * (1 - continuity))
  }

  /// How a tangent is scaled for a segment by the segment beside it; 1 where there is none.
  private func pace(of segment: Int, beside other: Int) -> Double {
    guard let times, other >= 0, other + 1 < times.count else { return 1 }
    let own = times[segment + 1] - times[segment]
    let sum = own + times[other + 1] - times[other]
    return sum > 0 ? 2 * own / sum : 1
  }
}
