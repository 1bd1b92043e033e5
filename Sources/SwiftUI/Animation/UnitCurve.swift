// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Curves from 0 to 1 (FACTS_SWIFTUI j.3).

/// A curve from (0, 0) to (1, 1), by which an animation progresses.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve with two control points, whose x is limited to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The same value as the progress.
  public static let linear = cubic(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Slow at first and at the end.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// Slow at first and at the end.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles, slow at first and at the end.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }

  /// The value at a progress, which is limited to 0…1.
  public func value(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch shape {
    case .bezier(let first, let second):
      let t = Self.parameter(x, first, second)
      return Self.cubic(t, first.y, second.y)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      let rest = 2 - 2 * x
      return ((1 - rest * rest).squareRoot() + 1) / 2
    }
  }

  /// The slope at a progress, which is limited to 0…1.
  public func velocity(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch shape {
    case .bezier(let first, let second):
      let t = Self.parameter(x, first, second)
      let (dx, dy) = (Self.slope(t, first.x, second.x), Self.slope(t, first.y, second.y))
      if dx != 0 { return dy / dx }
      // Both stand still: the slope of the way on.
      let step = 1e-4
      let (from, to) = (max(0, x - step), min(1, x + step))
      return (value(at: to) - value(at: from)) / (to - from)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      if x < 0.5 { return 2 * x / (1 - 4 * x * x).squareRoot() }
      let rest = 2 - 2 * x
      return rest / (1 - rest * rest).squareRoot()
    }
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let first, let second):
      UnitCurve(.bezier(UnitPoint(x: first.y, y: first.x), UnitPoint(x: second.y, y: second.x)))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(.circularInOut)
    }
  }

  private static func limited(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }

  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The parameter at which a curve has an x: by halving, which always ends.
  private static func parameter(_ x: Double, _ first: UnitPoint, _ second: UnitPoint) -> Double {
    guard x > 0, x < 1 else { return x }
    let (a, b) = (limited(first.x), limited(second.x))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cubic(middle, a, b) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
