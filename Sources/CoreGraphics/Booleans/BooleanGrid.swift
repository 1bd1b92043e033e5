// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The integer grid on which areas are combined. Its predicates are exact, so that neither touching nor coinciding edges nor
// rounding can make the result inconsistent.

internal import MicaRaster

/// A point of the grid; coordinates are below 2^28.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  /// From left to right, then from the bottom up.
  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Positive if `b` is to the left of `a`. Exact.
  static func cross(_ a: GridPoint, _ b: GridPoint) -> Int { a.x * b.y - a.y * b.x }
  static func dot(_ a: GridPoint, _ b: GridPoint) -> Int { a.x * b.x + a.y * b.y }
}

/// Maps points to the grid and back. Points that paths were made of come back as they were.
struct BooleanGrid {
  private let center: CGPoint
  /// A power of two.
  private let scale: Double
  private var originals: [GridPoint: CGPoint] = [:]
  /// The largest distance from a curve at which its chords may be, in the paths' units.
  let tolerance: Double

  /// Nil for a box with numbers that are not finite.
  init?(_ box: CGRect) {
    let size = max(box.width, box.height)
    guard size.isFinite, box.minX.isFinite, box.minY.isFinite, abs(box.minX) < 1e30,
      abs(box.minY) < 1e30, size < 1e30
    else { return nil }
    // Whole numbers stay whole numbers in the usual sizes.
    let unit = size > 0 ? Self.powerOfTwo(atMost: Double(size)) : 1
    center = CGPoint(
      x: (Double(box.midX) / unit).rounded() * unit, y: (Double(box.midY) / unit).rounded() * unit)
    // Half the size and the rounded center, at most 2^28 from the origin.
    scale = 268_435_456 / (unit * 2)
    tolerance = max(Double(size) * 1e-5, 1e-300)
  }

  private static func powerOfTwo(atMost value: Double) -> Double {
    Double(sign: .plus, exponent: value.exponent, significand: 1)
  }

  private func snapped(_ p: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((Double(p.x) - Double(center.x)) * scale).rounded()),
      y: Int(((Double(p.y) - Double(center.y)) * scale).rounded()))
  }

  /// The grid's point for a point of a path.
  mutating func add(_ p: CGPoint, isOriginal: Bool) -> GridPoint {
    let snapped = snapped(p)
    if isOriginal, originals[snapped] == nil { originals[snapped] = p }
    return snapped
  }

  func point(_ p: GridPoint) -> CGPoint {
    originals[p]
      ?? CGPoint(x: Double(p.x) / scale + center.x, y: Double(p.y) / scale + center.y)
  }
}

/// A line or a curve of a path, and how it is cut into chords.
struct BooleanSegment {
  let curve: CubicSegment
  let isLine: Bool

  /// The part between two parameters, from the first to the second, which may be the smaller one.
  func part(_ t0: Double, _ t1: Double) -> CubicSegment {
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
      func mix(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      let (p, q) = (mix(curve.p0, curve.p1, a), mix(curve.p1, curve.p2, a))
      let r = mix(curve.p2, curve.p3, a)
      return mix(mix(p, q, b), mix(q, r, b), c)
    }
    if t0 == 0, t1 == 1 { return curve }
    if t0 == 1, t1 == 0 {
      return CubicSegment(p0: curve.p3, p1: curve.p2, p2: curve.p1, p3: curve.p0)
    }
    return CubicSegment(
      p0: blossom(t0, t0, t0), p1: blossom(t0, t0, t1), p2: blossom(t0, t1, t1),
      p3: blossom(t1, t1, t1))
  }

  /// How many chords keep within a distance of the curve: an even number, so that both ways along it give the same points.
  func chords(within tolerance: Double) -> Int {
    if isLine { return 1 }
    let a = CGPoint(
      x: curve.p0.x - 2 * curve.p1.x + curve.p2.x, y: curve.p0.y - 2 * curve.p1.y + curve.p2.y)
    let b = CGPoint(
      x: curve.p1.x - 2 * curve.p2.x + curve.p3.x, y: curve.p1.y - 2 * curve.p2.y + curve.p3.y)
    let bend = max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y).squareRoot() * 6
    // The second derivative bounds the distance: bend / (8 n²).
    let count = (Double(bend) / (8 * tolerance)).squareRoot().rounded(.up)
    return 2 * max(1, count.isFinite ? min(256, Int(count / 2) + 1) : 1)
  }
}
