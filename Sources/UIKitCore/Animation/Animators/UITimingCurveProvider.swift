// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a property animator paces its animations.

import CoreGraphics
public import Foundation
internal import MicaRaster
import QuartzCore

/// What says how fast an animation goes from start to end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// Of which kind the pacing is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where it is one; nil for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where it is one; nil for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pacing.
///
/// Partly: a spring through a curve is the spring alone.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin
  /// A curve with control points.
  case cubic
  /// A spring.
  case spring
  /// Both: the spring's motion, run through the curve.
  case composed
}

extension UITimingCurveProvider {
  /// The pacing in numbers, for animations that take `duration` seconds.
  func pace(duration: Double) -> AnimatorPace {
    if let spring = springTimingParameters, timingCurveType != .cubic, timingCurveType != .builtin {
      if timingCurveType == .composed { Unsupported.note("UITimingCurveType.composed") }
      return spring.pace(duration: duration)
    }
    let function =
      cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return AnimatorPace(timingFunction: function, duration: duration)
  }
}

/// A pacing by a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// UIKit's own curve, where it is one; `.easeInOut` otherwise.
  public let animationCurve: UIView.AnimationCurve
  /// The first inner control point.
  public let controlPoint1: CGPoint
  /// The second inner control point.
  public let controlPoint2: CGPoint
  /// `.builtin` for UIKit's own curves, `.cubic` for others.
  public let timingCurveType: UITimingCurveType

  /// Slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// One of UIKit's own curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let function = curve.timingFunction
    (controlPoint1, controlPoint2) = (function.point(1), function.point(2))
    timingCurveType = .builtin
  }

  /// The curve from (0,0) to (1,1) with these inner control points, time to the right.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    animationCurve = .easeInOut
    timingCurveType = .cubic
  }

  /// Archives have no curves yet: slow at both ends, and noted.
  public convenience required init?(coder: NSCoder) {
    Unsupported.note("UICubicTimingParameters.init(coder:)")
    self.init()
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Itself: parameters don't change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}

extension CAMediaTimingFunction {
  fileprivate func point(_ index: Int) -> CGPoint {
    var values: (Float, Float) = (0, 0)
    withUnsafeMutableBytes(of: &values) {
      if let start = $0.bindMemory(to: Float.self).baseAddress {
        getControlPoint(at: index, values: start)
      }
    }
    return CGPoint(x: CGFloat(values.0), y: CGFloat(values.1))
  }
}
