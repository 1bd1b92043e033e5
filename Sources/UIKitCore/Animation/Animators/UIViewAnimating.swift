// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an animator does, whoever makes it.

public import CoreGraphics
public import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done.
  case inactive
  /// Its animations run or are paused.
  case active
  /// Its animations have been taken off; it waits for `finishAnimation(at:)`.
  case stopped
}

/// Where animations have ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values that the blocks have set.
  case end
  /// With the values from before.
  case start
  /// Somewhere between.
  case current
}

/// Something that can be started, paused, stopped, and moved to any place.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What it is doing.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it goes back to the start.
  var isReversed: Bool { get set }
  /// How far it has come, 0 ... 1.
  var fractionComplete: CGFloat { get set }

  /// Starts, or goes on.
  func startAnimation()
  /// Starts after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Takes the animations off where they are; `withoutFinishing` leaves nothing to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations are made by blocks; all of its own members may be left out.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds something to be done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pacing and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds the changes without a delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Makes the changes at once.
  public func addAnimations(_ animation: @escaping () -> Void) { animation() }
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Goes on as it is.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
