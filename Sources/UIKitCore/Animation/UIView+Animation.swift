// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The animate family (FACTS C12, C4). Blocks run at once and set the new values at once; what is
// animated is how the layers get there.

public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes of `animations`, slow at both ends; see
  /// `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes of `animations`, slow at both ends, then calls `completion`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that `animations` makes to views in a window, over `duration` seconds that
  /// begin in `delay` seconds.
  ///
  /// `completion` learns whether all animations have run to their end. Where nothing is animated (a
  /// duration that is not positive, views without a window, values that stay the same) the changes
  /// show at once and `completion(true)` runs in the next turn of the run loop. Layers that are not a
  /// view's keep to the transaction's duration. Inside another block the duration, curve and options
  /// are the outer one's unless the options override that; the delay is always its own (the last is
  /// our choice).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(duration: duration, delay: delay, options: options)
    AnimationBlock.run(pace, completion: completion) { _ in animations() }
  }

  /// Animates changes as if on springs that come to rest within `duration` (FACTS C4).
  ///
  /// A damping ratio of 1 does not overshoot; ratios are limited to 0.01 ... 1. The velocity is in
  /// ways per second: 1 covers the whole change in a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring =
      duration > 0 && duration.isFinite
      ? AnimationSpring.settling(
        in: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity)) : nil
    let pace = AnimationPace(duration: duration, delay: delay, options: options, spring: spring)
    AnimationBlock.run(pace, completion: completion) { _ in animations() }
  }

  /// Animates changes as if on springs that feel `duration` seconds long and bounce by `bounce`,
  /// −1 ... 1: 0 does not overshoot. The animations last until the springs have settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var pace = AnimationPace(duration: duration, delay: delay, options: options)
    if duration > 0 && duration.isFinite {
      let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      model.initialVelocity = initialSpringVelocity
      let frequency = Double(model.stiffness).squareRoot()
      pace.spring = AnimationSpring(
        frequency: frequency, dampingRatio: Double(model.damping) / (2 * frequency),
        velocity: Double(initialSpringVelocity))
      pace.duration = model.settlingDuration
    }
    AnimationBlock.run(pace, completion: completion) { _ in animations() }
  }

  /// Makes changes without animating them, even inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let previous = AnimationState.current.isEnabled
    AnimationState.current.isEnabled = false
    actionsWithoutAnimation()
    AnimationState.current.isEnabled = previous
  }

  /// Switches the animation of views off and on; blocks still run, and complete at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current.isEnabled = enabled
  }

  /// Whether blocks animate; true by default.
  public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// The duration of the block that is open, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.pace.duration ?? 0
  }

  /// Inside a block: makes changes that repeat `count` times, and back again if asked for.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    let previous = block.pace
    block.pace.repeatCount = Float(count)
    block.pace.autoreverses = autoreverses
    animations()
    block.pace = previous
  }

  // MARK: Keyframes

  /// Animates the changes that the block's keyframes make (`addKeyframe`), each property in one
  /// animation; what is changed outside of them takes the whole duration. The whole is paced by the
  /// curve in the options, slow at both ends by default, as on iOS.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    let recorder = KeyframeRecorder(mode: options.calculationMode)
    AnimationBlock.run(pace, keyframes: recorder, completion: completion) { _ in animations() }
  }

  /// Places changes within `animateKeyframes`: start and duration are shares of the whole, limited
  /// to 0 ... 1. Outside of keyframe animations the changes are just made.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationBlock.current?.keyframes else { return animations() }
    recorder.place(start: frameStartTime, duration: frameDuration, animations)
  }

  /// The action for a change of the view's layer: none outside of blocks (FACTS C12).
  func animationAction(for layer: CALayer, forKey event: String) -> any CAAction {
    AnimationBlock.current?.action(for: layer, of: self, forKey: event) ?? AnimationBlock.none
  }
}

extension UIView {
  /// Animates what UIKit moves by itself: what fingers may catch meanwhile, as content that zooms, bars that make
  /// way, views that follow a keyboard. A program's own animations hold their views instead (HeldViews.swift).
  package static func animateTouchably(
    withDuration duration: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options.union(.allowUserInteraction),
      animations: animations, completion: completion)
  }
}
