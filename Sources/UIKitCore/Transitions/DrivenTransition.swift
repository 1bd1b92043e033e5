// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The animations of a transition in the hands of whoever drives it: the animator's own animations are
// recorded on one timeline, which is held at any place, goes on, or goes back.

import CoreGraphics
import Foundation
import QuartzCore

/// What moves an interactive transition.
@MainActor
final class DrivenTransition {
  private var line: AnimatorTimeline?
  private(set) var animator: (any UIViewImplicitlyAnimating)?
  private var duration: TimeInterval = 0

  /// Records what `UIView.animate` does in a transition of that many seconds.
  init(duration: TimeInterval) {
    self.duration = duration
    let line = AnimatorTimeline(
      pace: UICubicTimingParameters(animationCurve: .linear).pace(duration: max(duration, 1e-3)))
    line.start()
    line.arrived = { [weak self] in self?.arrived() }
    self.line = line
  }

  /// Moves an animator that can be interrupted.
  init(animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  func record(_ body: () -> Void) {
    guard let line else { return body() }
    let state = AnimationState.current
    let outer = state.lentDriver
    state.lentDriver = line
    body()
    state.lentDriver = outer
  }

  func move(to fraction: CGFloat) {
    if let animator {
      animator.pauseAnimation()
      animator.fractionComplete = fraction
    }
    line?.hold(atFraction: Double(fraction), isLinear: false)
  }

  /// Holds it where it is, and says where that is.
  func pause() -> CGFloat {
    if let animator {
      animator.pauseAnimation()
      return animator.fractionComplete
    }
    let time = CACurrentMediaTime()
    line?.hold(at: time)
    return CGFloat(line?.place(at: time) ?? 0)
  }

  func letGo(backwards: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    if let animator {
      animator.isReversed = backwards
      return animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    guard let line else { return }
    let time = CACurrentMediaTime()
    let gone = line.share(at: time)
    let left = (backwards ? gone : 1 - gone) / Double(speed > 0 && speed.isFinite ? speed : 1)
    line.isReversed = backwards
    line.keeper = self
    line.go(
      at: time,
      timing: { _ in
        UICubicTimingParameters(animationCurve: curve).pace(
          duration: max(left * self.duration, 1e-3))
      })
  }

  private func arrived() {
    guard let line else { return }
    line.keeper = nil
    line.finish(at: line.isReversed ? .start : .end)
  }

  func close() {
    line?.keeper = nil
  }
}
