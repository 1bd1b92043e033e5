// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Angles of vectors whose bits do not depend on the machine: only + − × ÷ of IEEE doubles.

extension PortableMath {
  /// The arc tangent of y / x in the right quadrant, −π ... π, within 2^-50; 0 for (0, 0).
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN && !y.isNaN else { return .nan }
    let (ax, ay) = (abs(x), abs(y))
    let large = max(ax, ay)
    guard large > 0 else { return 0 }
    guard large.isFinite else {
      return atan2(y.isInfinite ? y.sign1 : 0, x.isInfinite ? x.sign1 : 0)
    }
    let inner = smallArcTangent(min(ax, ay) / large)
    let first = ay > ax ? 0.5 * .pi - inner : inner
    let upper = x < 0 ? .pi - first : first
    return y < 0 ? -upper : upper
  }

  /// The direction of (x, y) as a share of a turn from +x towards +y, 0 ... 1; 0 for (0, 0).
  package static func turn(_ y: Double, _ x: Double) -> Double {
    let share = atan2(y, x) / (2 * .pi)
    return share < 0 ? share + 1 : share
  }

  /// The arc tangent on 0 ... 1: beyond tan(π/8) by the sum formula with 1, then Taylor's series.
  private static func smallArcTangent(_ z: Double) -> Double {
    let beyond = z > 0.41421356237309503
    let w = beyond ? (z - 1) / (z + 1) : z
    let square = w * w
    var sum = 0.0
    for k in stride(from: 41.0, through: 1, by: -2) {
      sum = 1 / k - square * sum
    }
    return (beyond ? 0.25 * .pi : 0) + w * sum
  }
}

extension Double {
  /// 1 with this number's sign.
  fileprivate var sign1: Double { self < 0 ? -1 : 1 }
}
