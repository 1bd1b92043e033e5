// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lengths along curves, for parts of outlines, and parts of curves between two of them.

/// Lengths along a curve at equal steps of its parameter.
struct ArcTable {
  private var sums: [Double] = [0]
  /// The curve's speed at the steps' ends.
  private var speeds: [Double]
  var length: Double { sums[sums.count - 1] }

  /// Within a hundredth of a pixel.
  init(_ curve: CubicCurve, scale: Double) {
    let count = Int(max(8, min((curve.bend * scale * 75).squareRoot().rounded(.up), 1024)))
    var last = curve.p0
    speeds = [(curve.p1 - curve.p0).length]
    for i in 1...count {
      let part = curve.split(Double(i) / Double(count)).0
      let p = part.p3
      speeds.append((p - part.p2).length * Double(count) / Double(i))
      sums.append(length + (p - last).length)
      last = p
    }
  }

  /// The parameter at a length; within a step the speed changes evenly.
  func parameter(at length: Double) -> Double {
    var low = 0
    var high = sums.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= length { low = middle } else { high = middle }
    }
    let step = sums[high] - sums[low]
    let within = step > 0 ? min(max((length - sums[low]) / step, 0), 1) : 0
    // within = v u + (1 − v) u², v the first speed over the mean one.
    let sum = speeds[low] + speeds[high]
    let v = sum > 0 ? 2 * speeds[low] / sum : 1
    let root = (v * v + 4 * (1 - v) * within).squareRoot()
    let u = v + root > 0 ? 2 * within / (v + root) : within
    return (Double(low) + min(max(u, 0), 1)) / Double(sums.count - 1)
  }
}

extension Vector {
  var point: Point { Point(Float(x), Float(y)) }
}

extension CubicCurve {
  static func line(_ a: Vector, _ b: Vector) -> CubicCurve {
    CubicCurve(p0: a, p1: a, p2: b, p3: b)
  }

  var isStraight: Bool { p0 == p1 && p2 == p3 }

  /// The part between two lengths; a line's is cut by proportion.
  func part(
    _ from: Double, _ to: Double, _ length: Double, _ parameter: (Double) -> Double
  ) -> CubicCurve {
    if isStraight { return lineBetween(from, to, length) }
    return between(from == 0 ? 0 : parameter(from), to == length ? 1 : parameter(to))
  }

  /// The part of a line between two lengths.
  func lineBetween(_ from: Double, _ to: Double, _ length: Double) -> CubicCurve {
    let d = (p3 - p0) / length
    return .line(p0 + d * from, to == length ? p3 : p0 + d * to)
  }

  /// The part between two parameters.
  func between(_ t0: Double, _ t1: Double) -> CubicCurve {
    split(t0).1.split(t0 < 1 ? (t1 - t0) / (1 - t0) : 1).0
  }

  /// Both parts at a parameter.
  func split(_ t: Double) -> (CubicCurve, CubicCurve) {
    let a = p0 + (p1 - p0) * t
    let b = p1 + (p2 - p1) * t
    let c = p2 + (p3 - p2) * t
    let ab = a + (b - a) * t
    let bc = b + (c - b) * t
    let m = ab + (bc - ab) * t
    return (CubicCurve(p0: p0, p1: a, p2: ab, p3: m), CubicCurve(p0: m, p1: bc, p2: c, p3: p3))
  }
}
