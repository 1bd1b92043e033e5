// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animators with nothing to do, watched, and disturbed.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct PropertyAnimatorEdgeTests {
  private func linear(_ lane: AnimatorLane) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { lane.view.center.x = 100 }
  }

  @Test func animationsThatAreTakenOffEndIt() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) {
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    try lane.at(0.5) { lane.view.layer.removeAllAnimations() }
    try lane.stage.advance(to: 0.6)
    #expect(ends == [.end] && animator.state == .inactive)
  }

  @Test(arguments: [UIView.AnimationCurve.linear, nil])
  func whatIsThereAlreadyArrivesInTheNextTurn(curve: UIView.AnimationCurve?) throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run {
      curve.map { UIViewPropertyAnimator(duration: 1, curve: $0) }
        ?? UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7)
    }
    try lane.at(0) {
      animator.addAnimations { lane.view.center.x = 100 }
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try lane.stage.advance(to: 0.01)
    #expect(ends == [.start] && lane.view.center.x == 0)
  }

  @Test func withoutAnythingToAnimateItIsDoneAtOnce() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    try lane.at(0) {
      for duration in [0, -1, .nan, .infinity, 5.0] {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {}
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
      }
    }
    try lane.stage.advance(to: 0.1)
    #expect(ends == Array(repeating: .end, count: 5))
  }

  @Test func observersHearWhenItRuns() throws {
    let lane = try AnimatorLane()
    var heard: [Bool] = []
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) {
      let observation = animator.observe(\.isRunning, options: .new) { animator, _ in
        heard.append(MainActor.assumeIsolated { animator.isRunning })
      }
      animator.startAnimation()
      animator.pauseAnimation()
      observation.invalidate()
    }
    #expect(heard == [true, false])
  }
}
