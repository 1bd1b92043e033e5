// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C4 and C12: springs, keyframes and transitions of views.

import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

@MainActor @Suite(.serialized, .ownProgram) struct ViewSpringTests {
  private func spring(
    _ ratio: CGFloat, _ duration: TimeInterval, velocity: CGFloat = 0
  ) throws -> CASpringAnimation {
    let scene = try ViewScene()
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity
    ) {
      scene.view.center.x = 105
    }
    return try #require(scene.view.layer.animation(forKey: "position") as? CASpringAnimation)
  }

  @Test(arguments: [0.2, 0.5, 0.7, 0.95])
  func theFrequencyFollowsUIKitsRule(ratio: CGFloat) throws {
    // C4: ω = ln(1000 ζ/√(1−ζ²)) / (ζ D) without velocity.
    let animation = try spring(ratio, 2)
    let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 2)
    #expect(abs(animation.stiffness.squareRoot() - expected) < 1e-9)
    #expect(abs(animation.damping - 2 * ratio * expected) < 1e-9 && animation.mass == 1)
    #expect(animation.duration == 2)
  }

  @Test func criticalSpringsAndVelocities() throws {
    // C4: ω D = 9.23341 for ζ = 1; with v the sine's share at the end is still a thousandth.
    let critical = try spring(1, 0.5)
    #expect(abs(critical.stiffness.squareRoot() * 0.5 - 9.23341) < 1e-5)
    for velocity in [3.0, -5, 20] {
      let (z, d) = (0.6, 1.5)
      let animation = try spring(0.6, d, velocity: velocity)
      let w = Double(animation.stiffness).squareRoot()
      let (b, rate) = (z * w, w * (1 - z * z).squareRoot())
      let rest = abs((b - velocity) / rate) * exp(-b * d)
      #expect(abs(rest - 0.001) < 1e-9, "velocity \(velocity): \(rest)")
      #expect(Double(animation.initialVelocity) == velocity)
    }
  }

  @Test(arguments: [0, -1, 5, CGFloat.nan, .infinity, 1e-300])
  func strangeRatiosAndVelocitiesGiveASpring(value: CGFloat) throws {
    for animation in [try spring(value, 1), try spring(0.5, 1, velocity: value)] {
      #expect(animation.stiffness > 0 && animation.stiffness.isFinite && animation.damping > 0)
    }
  }

  @Test func springsByDurationAndBounceLastUntilTheySettle() throws {
    let scene = try ViewScene()
    var isDone = false
    UIView.animate(springDuration: 0.6, bounce: 0.3) {
      scene.view.center.x = 105
    } completion: { _ in
      isDone = true
    }
    let animation = try #require(
      scene.view.layer.animation(forKey: "position") as? CASpringAnimation)
    let model = CASpringAnimation(perceptualDuration: 0.6, bounce: 0.3)
    #expect(abs(animation.stiffness - model.stiffness) < 1e-9)
    #expect(animation.duration == model.settlingDuration)
    var peak: CGFloat = 0
    for frame in 0..<60 { peak = max(peak, try scene.x(at: Double(frame) / 60)) }
    #expect(peak > 106, "it overshoots")
    _ = try scene.stage.snapshot(at: 3)
    #expect(isDone && scene.view.layer.animationKeys() == nil)
  }
}

@MainActor @Suite(.serialized, .ownProgram) struct ViewKeyframeTests {
  @Test func keyframesBecomeOneAnimationForEachProperty() throws {
    // The values, times and pacing that public dumps of iOS show for this call.
    let scene = try ViewScene()
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { scene.view.alpha = 0 }
    }
    let animation = try #require(
      scene.view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    #expect(animation.keyTimes == [0, 0.1, 1] && animation.duration == 10)
    #expect(animation.values?.compactMap { ($0 as? NSNumber)?.doubleValue } == [1, 0, 0])
    var point: [Float] = [0, 0]
    animation.timingFunction?.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0] && animation.fillMode == .both)
  }

  @Test func valuesHoldBetweenKeyframes() throws {
    let scene = try ViewScene()
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      // Not in the order of time.
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        scene.view.center.x = 205
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        scene.view.center.x = 105
      }
      scene.view.alpha = 0
    } completion: {
      finished = $0
    }
    let times: [Double] = [0.5, 1.5, 2.5, 3.5]
    let expected: [CGFloat] = [55, 105, 155, 205]
    for (time, x) in zip(times, expected) {
      #expect(try isNear(scene.x(at: time), x), "at \(time)")
    }
    #expect(try isNear(CGFloat(scene.shown(at: 3.5).opacity), 0.125))
    _ = try scene.stage.snapshot(at: 4)
    #expect(finished == true && scene.view.center.x == 105)
  }

  @Test func discreteKeyframesJump() throws {
    let scene = try ViewScene()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      options: [
        .calculationModeDiscrete,
        UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      ]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        scene.view.center.x = 105
      }
    }
    #expect(try scene.x(at: 0.2) == 5 && scene.x(at: 0.3) == 105)
  }

  @Test func strangePlacesAreLimited() throws {
    let scene = try ViewScene()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      for (start, duration) in [(-1, 5), (.nan, .nan), (2, 1), (0.5, -1), (.infinity, 0.1)] {
        UIView.addKeyframe(
          withRelativeStartTime: start as Double, relativeDuration: duration as Double
        ) {
          scene.view.center.x += 10
        }
      }
    }
    let animation = scene.view.layer.animation(forKey: "position") as? CAKeyframeAnimation
    let times = try #require(animation?.keyTimes).map(\.doubleValue)
    #expect(times.first == 0 && times.last == 1 && times == times.sorted())
    _ = try scene.stage.snapshot(at: 2)
  }
}

@MainActor @Suite(.serialized, .ownProgram) struct ViewTransitionTests {
  private func pixel(_ scene: ViewScene, at time: TimeInterval) throws -> [UInt8] {
    let data = try #require(scene.stage.snapshot(at: time).dataProvider?.data) as Data
    return Array(data[(5 * 200 + 5) * 4..<(5 * 200 + 5) * 4 + 4])
  }

  @Test func crossDissolvesFadeTheWholeChange() throws {
    let scene = try ViewScene()
    scene.view.backgroundColor = .red
    _ = try scene.stage.snapshot(at: 0)
    var finished: Bool?
    UIView.transition(
      with: scene.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) {
      scene.view.backgroundColor = .blue
    } completion: {
      finished = $0
    }
    #expect(scene.view.layer.animationKeys() == ["transition"])
    let middle = try pixel(scene, at: 0.5)
    #expect(abs(Int(middle[0]) - 128) <= 1 && abs(Int(middle[2]) - 128) <= 1 && middle[3] == 255)
    #expect(try pixel(scene, at: 1) == [0, 0, 255, 255] && finished == true)
  }

  @Test func oneViewReplacesAnother() throws {
    let scene = try ViewScene()
    scene.view.backgroundColor = .red
    let other = UIView(frame: scene.view.frame)
    other.backgroundColor = .blue
    _ = try scene.stage.snapshot(at: 0)
    var finished: Bool?
    UIView.transition(
      from: scene.view, to: other, duration: 1, options: .transitionCrossDissolve
    ) {
      finished = $0
    }
    #expect(scene.view.superview == nil && other.superview === scene.root.view)
    #expect(try pixel(scene, at: 0) == [255, 0, 0, 255])
    #expect(try pixel(scene, at: 1) == [0, 0, 255, 255] && finished == true)
    let hidden = UIView(frame: other.frame)
    hidden.isHidden = true
    scene.root.view.addSubview(hidden)
    UIView.transition(
      from: other, to: hidden, duration: 0, options: .showHideTransitionViews)
    #expect(other.isHidden && !hidden.isHidden && other.superview === scene.root.view)
  }

  @Test func flipsTurnAndCurlsAreNoted() throws {
    let scene = try ViewScene()
    UIView.transition(with: scene.view, duration: 1, options: .transitionFlipFromLeft) {
      scene.view.backgroundColor = .blue
    }
    #expect(scene.view.layer.animationKeys() == ["transition"])
    let transition = scene.view.layer.animation(forKey: "transition") as? CATransition
    #expect(transition?.type.rawValue == "oglFlip" && transition?.subtype == .fromLeft)
    UIView.transition(with: scene.view, duration: 1, options: .transitionCurlUp) {}
    // The process's own list is full after other tests' notes.
    #expect(scene.stage.unsupportedFeatures.contains("UIView.transition by curls"))
  }
}
