// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Through several values (FACTS C3).

import CoreGraphics
import Foundation
internal import MicaRaster

/// How a keyframe animation fills the time between its values.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name; an unknown one has no effect.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At constant speed; acts like `linear` and is noted as unsupported.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve; acts like `linear` and is noted as unsupported.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at constant speed; acts like `linear` and is noted as unsupported.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether objects turn along a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the path's tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path's tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in turn, in a form of the property's kind.
  open var values: [Any]?
  /// A path for a point to follow, instead of `values`; has no effect yet and is noted as
  /// unsupported.
  open var path: CGPath?
  /// When each value is reached, 0 ... 1, ascending from 0 to 1, one per value (`discrete`: one
  /// more). Any other list is ignored: the values are spread evenly.
  open var keyTimes: [NSNumber]?
  /// The pacing of each segment, one fewer than values; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the time between values is filled; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether objects turn along `path`; nil by default.
  open var rotationMode: CAAnimationRotationMode?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }

  override func track(for context: TrackContext) -> AnimationTrack? {
    if path != nil { Unsupported.note("CAKeyframeAnimation.path") }
    guard let values, !values.isEmpty, path == nil else { return nil }
    var resolved: [AnimatableValue] = []
    for value in values {
      guard let value = context.value(value, named: "values") else { return nil }
      resolved.append(value ?? .none)
    }
    switch calculationMode {
    case .linear, .discrete: break
    case .paced, .cubic, .cubicPaced:
      Unsupported.note("CAKeyframeAnimation.calculationMode \(calculationMode.rawValue)")
    default: return nil
    }
    let isDiscrete = calculationMode == .discrete
    return AnimationTrack(
      values: resolved,
      keyTimes: Self.keyTimes(
        keyTimes?.map(\.doubleValue), count: resolved.count, isDiscrete: isDiscrete),
      curves: timingFunctions?.map(\.curve) ?? [], isDiscrete: isDiscrete)
  }

  /// The given times where they are valid, an even spread otherwise.
  static func keyTimes(_ times: [Double]?, count: Int, isDiscrete: Bool) -> [Double] {
    let wanted = isDiscrete ? count + 1 : count
    if let times, times.count == wanted, times.first == 0, times.last == 1,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      return times
    }
    guard wanted > 1 else { return [0] }
    return (0..<wanted).map { Double($0) / Double(wanted - 1) }
  }
}
