// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Through several values, or along a path (FACTS C3). What becomes of them is in
// CAKeyframeAnimation+Track.swift.

import CoreGraphics
import Foundation

/// How a keyframe animation fills the time between its values.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name; an unknown one has no effect (FACTS C3).
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at constant speed by the distance between numbers, points, rectangles or colours;
  /// other kinds are spread evenly. Key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through numbers, points, rectangles or colours; like `linear` for other
  /// kinds and along a path.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On the same curve at constant speed, key times and timing functions ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether objects pathRotation along a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name; an unknown one does not pathRotation.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the path's tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path's tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in pathRotation, in a form of the property's kind. A single one has no effect (as measured
  /// on macOS by one party: unverified), unless `discrete`.
  open var values: [Any]?
  /// A path for a point to follow, instead of `values`. Each line and curve is a segment, all of
  /// the same time unless paced; curves are followed by their parameter.
  open var path: CGPath?
  /// When each value, or each end of a path's segment, is reached, as shares of the cycle; usually
  /// ascending from 0 to 1, one per value. `discrete` may take one more, whose last is the end. nil,
  /// the default, and an empty list spread the values evenly.
  ///
  /// No list is refused (FACTS C3, as on screen): the first later time ends the segment; before
  /// the first time the first value holds, after the last the last. Times beyond the values are
  /// left out, and so are values, or points of a path, beyond the times.
  open var keyTimes: [NSNumber]?
  /// The pacing of each segment, one fewer than values; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the time between values is filled; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve of the cubic modes is at each value: 1 straight, 0 by default, negative
  /// rounder. A list of another count than values is ignored.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners of the cubic modes' curve are at each value; 0, smooth, by default.
  open var continuityValues: [NSNumber]?
  /// To which side of each value the cubic modes' curve leans; 0 by default. 1 goes on as it came
  /// (Kochanek and Bartels; which side Apple means is unverified).
  open var biasValues: [NSNumber]?
  /// Whether objects pathRotation along `path`; nil by default. Replaces the layer's rotation about z.
  open var rotationMode: CAAnimationRotationMode?
  /// The track of an attached animation, which does not change any more.
  var attachedTrack: AnimationTrack?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override func track(for context: TrackContext) -> AnimationTrack? {
    if let attachedTrack { return attachedTrack }
    if let path {
      attachedTrack = pathTrack(path, for: context)
    } else {
      attachedTrack = valuesTrack(for: context)
    }
    return attachedTrack
  }

  override var pathRotation: Double? {
    guard path != nil else { return nil }
    switch rotationMode {
    case .rotateAuto: return 0
    case .rotateAutoReverse: return .pi
    default: return nil
    }
  }
}
