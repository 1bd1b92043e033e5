// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Content that moves by itself: after a drag, or because the program wants it elsewhere.

import CoreGraphics
import Foundation
internal import MicaClock
internal import MicaRaster
import QuartzCore

extension UIScrollView {
  /// Moves the content to an offset that the program wants.
  func scroll(to offset: CGPoint, animated: Bool) {
    let target = CGPoint(
      x: offset.x.isFinite ? offset.x : contentOffset.x,
      y: offset.y.isFinite ? offset.y : contentOffset.y)
    core.motion = nil
    core.nextStep?.cancel()
    core.nextStep = nil
    guard animated, core.drag == nil, window != nil, target != contentOffset else {
      return setOffset(target)
    }
    let now = CACurrentMediaTime()
    func run(_ axis: ScrollAxis) -> ScrollMotion.Run {
      let motion = EasedMotion(start: contentOffset[axis], end: target[axis])
      return ScrollMotion.Run(motion: motion, begin: now, range: range(axis), isAimed: true)
    }
    start(ScrollMotion(kind: .animation, x: run(.x), y: run(.y)))
  }

  /// Follows a motion with each refresh of the screen. Without a clock it is over at once.
  func start(_ motion: ScrollMotion) {
    core.nextStep?.cancel()
    core.nextStep = nil
    core.motion = motion
    core.indicators.show(in: self)
    if VirtualClock.current == nil { step(at: .infinity) } else { waitForRefresh() }
  }

  private func waitForRefresh() {
    guard let clock = VirtualClock.current else { return }
    let next = ScreenRefresh.time(after: clock.now)
    core.nextStep = clock.schedule(at: next, in: .frames) { [weak self] in
      MainActor.assumeIsolated { self?.step(at: next) }
    }
  }

  /// Puts the content where it is at a time.
  private func step(at time: TimeInterval) {
    guard let motion = core.motion else { return }
    core.nextStep = nil
    if time >= motion.endTime { rest(motion) } else { move(to: motion.offset(at: time)) }
    // The delegate may have started something else, or shifted this.
    guard let motion = core.motion, core.nextStep == nil else { return }
    if time >= motion.endTime { endMotion(hasArrived: true) } else { waitForRefresh() }
  }

  /// Puts the content where a motion ends.
  private func rest(_ motion: ScrollMotion) {
    let aligned = pixelAligned(motion.end)
    var end = motion.end
    for axis in ScrollAxis.allCases where !motion[axis].endsExactly { end[axis] = aligned[axis] }
    core.isMoving = true
    setOffset(end)
    core.isMoving = false
  }

  private func endMotion(hasArrived: Bool = false) {
    guard let motion = core.motion else { return }
    core.motion = nil
    core.indicators.hide(after: ScrollIndicators.stay)
    if hasArrived { core.watcher?.cameToRest(self) }
    switch motion.kind {
    case .deceleration: core.delegate?.scrollViewDidEndDecelerating(self)
    case .animation: core.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Leaves the content where it is by now; a finger stops it, or it has left its window.
  func stopMotion() {
    guard let motion = core.motion else { return }
    let time = CACurrentMediaTime()
    if window != nil, VirtualClock.current != nil { move(to: motion.offset(at: time)) }
    core.nextStep?.cancel()
    core.nextStep = nil
    // The delegate may have started something else.
    guard core.motion?.kind == motion.kind else { return }
    if motion.kind == .deceleration { endMotion() } else { core.motion = nil }
    core.indicators.hide(after: ScrollIndicators.stay)
  }

  /// Has a deceleration that is under way go on to where content may rest by now.
  func redirectMotion() {
    guard let motion = core.motion, motion.kind == .deceleration else { return }
    let time = CACurrentMediaTime()
    for axis in ScrollAxis.allCases {
      let run = motion[axis]
      let range = range(axis)
      if range == run.range || run.isAimed && range.contains(run.motion.end) { continue }
      let next = released(axis).motion(
        from: run.position(at: time), velocity: run.velocity(at: time))
      core.motion?[axis] = ScrollMotion.Run(motion: next, begin: time, range: range)
    }
  }

  /// How the content moves along an axis when it is let go.
  func released(_ axis: ScrollAxis) -> ReleasedAxis {
    let rate = Double(decelerationRate.rawValue)
    return ReleasedAxis(
      range: range(axis), rate: rate.isFinite ? min(max(rate, 0.5), 0.9999) : 0.998,
      bounces: bounces)
  }
}
