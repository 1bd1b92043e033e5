// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The vocabulary of view animation: options and curves.

import QuartzCore

extension UIView {
  /// How an animation of views runs. The bits are those of iOS.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changes lay out at once, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views take touches while they move; no touches exist yet.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown and ends earlier animations of the same properties.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run; at the end the new values show at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation's block: takes its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation's block: takes its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes inside a transition's block animate as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another animation's block: takes over neither its spring nor its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Fades from the old picture to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the vertical axis, from the left; drawn as a fade and noted as unsupported.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, from the right; drawn as a fade and noted.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a page; drawn as a fade and noted.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a page; drawn as a fade and noted.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns about the horizontal axis, from above; drawn as a fade and noted.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, from below; drawn as a fade and noted.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A wish for a frame rate, which virtual time does not need.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A wish for a frame rate, which virtual time does not need.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation of views by keyframes runs. The bits are those of iOS; the curves of
  /// `AnimationOptions` may be given by their raw values, as on iOS.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changes lay out at once, so that their subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views take touches while they move; no touches exist yet.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation's block: takes its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation's block: takes over no options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next keyframe starts.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve at constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 7 {
      case 1: return .discrete
      case 2: return .paced
      case 3: return .cubic
      case 4: return .cubicPaced
      default: return .linear
      }
    }
  }

  /// The pacing of an animation of views.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear

    /// A pacing by its number. The keyboard's, 7, has no name on iOS either: it begins fast and comes to rest slowly
    /// (FACTS_UIKIT g.8), so it counts as `easeOut` here.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2, 7: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }
}

extension UIView.AnimationOptions {
  private static var transitions: UInt { 7 << 20 }

  var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 15)) ?? .easeInOut
  }

  var timingFunction: CAMediaTimingFunction {
    // The keyboard's pacing: near the critically damped spring of FACTS_UIKIT g.4 over its time.
    (rawValue >> 16) & 15 == 7
      ? CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1) : animationCurve.timingFunction
  }

  /// The transition asked for; empty for none.
  var transition: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & Self.transitions)
  }
}
