// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pacing of an animation, as Apple's class around a TimingCurve.

import Foundation

/// The name of a predefined pacing.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A pacing by its name; an unknown one acts like `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Control points (0, 0) and (1, 1).
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Control points (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0,0) to (1,1) that maps input time to output time (FACTS C2).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let controlPoints: (Float, Float, Float, Float)

  /// A predefined pacing.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A pacing by its two inner control points; the x coordinates are limited to 0 ... 1. Numbers
  /// that are not finite make it linear.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = (min(max(c1x, 0), 1), c1y, min(max(c2x, 0), 1), c2y)
    super.init()
  }

  /// Writes control point `index` (0 ... 3; 0 is (0,0) and 3 is (1,1)) as x and y to `ptr`.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Float, Float)] = [
      (0, 0), (controlPoints.0, controlPoints.1), (controlPoints.2, controlPoints.3), (1, 1),
    ]
    precondition(points.indices.contains(index), "a timing function has control points 0 to 3")
    (ptr[0], ptr[1]) = points[index]
  }

  package var curve: TimingCurve {
    TimingCurve(
      Double(controlPoints.0), Double(controlPoints.1),
      Double(controlPoints.2), Double(controlPoints.3))
  }
}
