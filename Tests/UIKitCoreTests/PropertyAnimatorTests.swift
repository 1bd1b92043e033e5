// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animators that are paused, scrubbed, turned round, continued and stopped (FACTS_UIKIT g.7).

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

/// A view at x 0 in a window, on a stage whose time goes on by calls.
@MainActor
struct AnimatorLane {
  let stage = Stage(size: CGSize(width: 200, height: 20), scale: 1)
  let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

  init() throws {
    let root = UIViewController()
    stage.run {
      root.view.addSubview(view)
      stage.root = root
    }
    try stage.advance(to: 0)
  }

  /// Does something at a time.
  func at<Result>(_ time: Double, _ body: () throws -> Result) throws -> Result {
    try stage.advance(to: time)
    return try stage.run(body)
  }

  /// Where the view is shown at a time.
  func x(at time: Double) throws -> Double {
    try stage.advance(to: time)
    return stage.run { Double(view.layer.presentation()?.position.x ?? .nan) }
  }
}

func isAbout(_ one: Double, _ other: Double, _ error: Double = 1e-6) -> Bool {
  abs(one - other) <= error
}

@Suite(.ownProgram) @MainActor
struct PropertyAnimatorTests {
  private func linear(_ lane: AnimatorLane, duration: Double = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { lane.view.center.x = 100 }
  }

  @Test func itRunsFromStartToEnd() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run { linear(lane) }
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    try lane.at(1) {
      animator.addCompletion { ends.append($0) }
      #expect(lane.view.center.x == 0)
      animator.startAnimation()
      #expect(lane.view.center.x == 100)
      #expect(animator.state == .active && animator.isRunning)
    }
    #expect(try isAbout(lane.x(at: 1.25), 25))
    #expect(try lane.at(1.5) { isAbout(Double(animator.fractionComplete), 0.5) })
    #expect(ends.isEmpty)
    #expect(try lane.x(at: 2.1) == 100)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test func nobodyNeedsToHoldARunningOne() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    lane.stage.run {
      let animator = linear(lane)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    #expect(try isAbout(lane.x(at: 0.5), 50))
    try lane.stage.advance(to: 1.1)
    #expect(ends == [.end])
  }

  @Test func itWaitsPausesAndGoesOn() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) { animator.startAnimation(afterDelay: 1) }
    #expect(try lane.x(at: 0.9) == 0)
    #expect(try isAbout(lane.x(at: 1.3), 30))
    try lane.at(1.4) { animator.pauseAnimation() }
    #expect(try isAbout(lane.x(at: 9), 40))
    #expect(animator.state == .active && !animator.isRunning)
    try lane.at(10) { animator.startAnimation() }
    #expect(try isAbout(lane.x(at: 10.1), 50))
    #expect(try lane.x(at: 10.7) == 100)
    #expect(animator.state == .inactive)
  }

  @Test func fractionsAreLinearPlacesOnTheWay() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run {
      UIViewPropertyAnimator(duration: 2, curve: .easeIn) { lane.view.center.x = 100 }
    }
    try lane.at(1) { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(try isAbout(lane.x(at: 1), 30))
    try lane.at(2) { animator.fractionComplete = 0.75 }
    #expect(try isAbout(lane.x(at: 3), 75))
    try lane.at(3) { animator.fractionComplete = 7 }
    #expect(try isAbout(lane.x(at: 3.5), 100))
    try lane.at(4) {
      animator.fractionComplete = .nan
      animator.fractionComplete = 0.5
      animator.startAnimation()
    }
    // It goes on along its curve from there, without a jump.
    let share = lane.stage.run { easeInShare(of: 0.5) }
    #expect(try isAbout(lane.x(at: 4.0001), 50, 0.05))
    let later = share + 0.1
    #expect(try isAbout(lane.x(at: 4.2), 100 * easeIn(later), 1e-3))
    #expect(try lane.x(at: 4 + (1 - share) * 2 + 0.01) == 100)
  }

  private func easeIn(_ share: Double) -> Double { TimingCurve(0.42, 0, 1, 1).value(at: share) }
  private func easeInShare(of place: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if easeIn(middle) < place { low = middle } else { high = middle }
    }
    return low
  }

  @Test func withoutLinearScrubbingFractionsAreTimes() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run {
      UIViewPropertyAnimator(duration: 2, curve: .easeIn) { lane.view.center.x = 100 }
    }
    animator.scrubsLinearly = false
    try lane.at(1) { animator.fractionComplete = 0.3 }
    #expect(try isAbout(lane.x(at: 1), 100 * easeIn(0.3), 1e-4))
    #expect(lane.stage.run { isAbout(Double(animator.fractionComplete), 0.3) })
  }

  @Test func reversedItGoesBackAndCountsFromTheEnd() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) {
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    try lane.at(0.3) {
      animator.isReversed = true
      #expect(isAbout(Double(animator.fractionComplete), 0.7))
    }
    #expect(try isAbout(lane.x(at: 0.4), 20))
    #expect(try isAbout(lane.x(at: 0.55), 5))
    #expect(ends.isEmpty)
    #expect(try lane.x(at: 0.7) == 0)
    #expect(ends == [.start] && lane.view.center.x == 0 && animator.state == .inactive)
  }

  @Test func aCurveIsMirroredOnTheWayBack() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { lane.view.center.x = 100 }
    }
    try lane.at(0) { animator.startAnimation() }
    try lane.at(0.8) { animator.isReversed = true }
    for time in [0.1, 0.4, 0.7] {
      #expect(try isAbout(lane.x(at: 0.8 + time), 100 * easeIn(0.8 - time), 1e-3))
    }
  }

  @Test func springsComeBackWithTheirVelocity() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { lane.view.center.x = 100 }
    }
    try lane.at(0) { animator.startAnimation() }
    let before = try (lane.x(at: 0.098), lane.x(at: 0.1))
    try lane.at(0.1) { animator.isReversed = true }
    let after = try (lane.x(at: 0.1), lane.x(at: 0.102))
    #expect(isAbout(before.1, after.0, 1e-3))
    #expect(isAbout(before.1 - before.0, after.1 - after.0, 0.2))
    #expect(try lane.x(at: 1.2) == 0)
    #expect(animator.state == .inactive)
  }

  @Test func itContinuesWithAnotherCurveAndDuration() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run { linear(lane, duration: 4) }
    try lane.at(0) { animator.startAnimation() }
    try lane.at(1) {
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
        durationFactor: 0.5)
    }
    #expect(try isAbout(lane.x(at: 2), 25 + 75 * easeIn(0.5), 1e-3))
    #expect(try lane.x(at: 3.01) == 100)
    #expect(animator.state == .inactive)
  }

  @Test func withoutAFactorItTakesWhatIsLeft() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run { linear(lane, duration: 4) }
    try lane.at(0) { animator.fractionComplete = 0.5 }
    try lane.at(1) { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(try isAbout(lane.x(at: 2), 75))
    #expect(try lane.x(at: 3.01) == 100)
  }

  @Test func delaysAreSharesOfWhatIsLeft() throws {
    let lane = try AnimatorLane()
    let animator = lane.stage.run { linear(lane, duration: 2) }
    lane.stage.run { animator.addAnimations({ lane.view.alpha = 0 }, delayFactor: 0.5) }
    try lane.at(0) { animator.startAnimation() }
    func alpha(at time: Double) throws -> Double {
      try lane.stage.advance(to: time)
      return lane.stage.run { Double(lane.view.layer.presentation()?.opacity ?? -1) }
    }
    #expect(try isAbout(alpha(at: 0.9), 1))
    #expect(try isAbout(alpha(at: 1.5), 0.5))
    // What comes while it runs takes the rest of the time.
    try lane.at(1.5) { animator.addAnimations { lane.view.center.y = 25 } }
    try lane.stage.advance(to: 1.75)
    #expect(isAbout(lane.stage.run { Double(lane.view.layer.presentation()?.position.y ?? 0) }, 15))
    #expect(try isAbout(lane.x(at: 1.8), 90))
    try lane.stage.advance(to: 2.01)
    #expect(animator.state == .inactive)
  }

  @Test func stoppedItLeavesViewsWhereTheyAre() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) {
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    try lane.at(0.4) { animator.stopAnimation(true) }
    #expect(isAbout(Double(lane.view.center.x), 40))
    #expect(animator.state == .inactive && ends.isEmpty)
    #expect(try isAbout(lane.x(at: 2), 40))
    // It can be used again.
    try lane.at(3) {
      animator.addAnimations { lane.view.center.x = 140 }
      animator.startAnimation()
    }
    #expect(try isAbout(lane.x(at: 3.5), 90))
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .end, .current])
  func aStoppedOneIsFinishedAnywhere(position: UIViewAnimatingPosition) throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) {
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    try lane.at(0.4) {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
    }
    #expect(ends == [position] && animator.state == .inactive)
    let x = position == .start ? 0.0 : position == .end ? 100 : 40
    #expect(isAbout(Double(lane.view.center.x), x))
  }

  @Test func atItsEndItMayWait() throws {
    let lane = try AnimatorLane()
    var ends: [UIViewAnimatingPosition] = []
    let animator = lane.stage.run { linear(lane) }
    try lane.at(0) {
      animator.pausesOnCompletion = true
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    try lane.stage.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
    try lane.at(2) {
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(try isAbout(lane.x(at: 2.25), 75))
    try lane.stage.advance(to: 3.1)
    #expect(ends == [.start] && lane.view.center.x == 0)
  }

  @Test func springParametersAreTheSystems() throws {
    let spring = UISpringTimingParameters()
    #expect(isAbout(spring.settlingDuration, 0.5058, 1e-4))
    let lane = try AnimatorLane()
    let animator = lane.stage.run {
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      animator.addAnimations { lane.view.center.x = 100 }
      return animator
    }
    #expect(isAbout(animator.duration, 0.5058, 1e-4))
    try lane.at(0) { animator.startAnimation() }
    let w = (1000.0 / 3).squareRoot()
    #expect(try isAbout(lane.x(at: 0.1), 100 * (1 - exp(-w * 0.1) * (1 + w * 0.1)), 1e-3))
    try lane.stage.advance(to: 0.6)
    #expect(animator.state == .inactive)
  }

  @Test func pointsTakeTheVelocityOfEachDirection() throws {
    let lane = try AnimatorLane()
    lane.stage.run {
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 30))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { lane.view.center = CGPoint(x: 100, y: 105) }
      animator.startAnimation()
    }
    #expect(try isAbout(lane.x(at: 0.1), 100 * (1 - exp(-1.0) * 2), 1e-3))
    let y = lane.stage.run { Double(lane.view.layer.presentation()?.position.y ?? 0) }
    #expect(isAbout(y, 5 + 100 * (1 - exp(-1.0) * (1 + (10 - 30) * 0.1)), 1e-3))
  }

  @Test func blocksInsideFollowToo() throws {
    let lane = try AnimatorLane()
    var ends: [Bool] = []
    let animator = lane.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(
          withDuration: 9, animations: { lane.view.center.x = 100 }, completion: { ends.append($0) }
        )
        UIView.animateKeyframes(withDuration: 9, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            lane.view.alpha = 0
          }
        }
      }
    }
    try lane.at(0) { animator.fractionComplete = 0.75 }
    #expect(try isAbout(lane.x(at: 1), 75))
    #expect(isAbout(lane.stage.run { Double(lane.view.layer.presentation()?.opacity ?? 0) }, 0.5))
    try lane.at(1) { animator.startAnimation() }
    try lane.stage.advance(to: 1.3)
    #expect(ends == [true] && animator.state == .inactive)
  }
}
