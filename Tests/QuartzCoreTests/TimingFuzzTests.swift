// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Timings of every unlikely kind: no crash, no hang, and the same answer in any order of times.

import Foundation
import QuartzCore
import Testing

@Suite struct TimingFuzzTests {
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
    mutating func number() -> Double {
      let odd = [
        0, -0.0, 1, -1, 0.5, 2, 1e-300, -1e-300, 1e300, -1e300, .infinity, -.infinity, .nan, 1e9,
        0.1, 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ]
      return odd[roll(odd.count)]
    }
  }

  private func makeAnimation(_ dice: inout Dice, depth: Int = 0) -> CAAnimation {
    let animation: CAAnimation
    let path = ["position.x", "transform", "backgroundColor", "bounds", "hidden"][dice.roll(5)]
    switch dice.roll(depth < 3 ? 5 : 4) {
    case 0: animation = CABasicAnimation(keyPath: path)
    case 1:
      let frames = CAKeyframeAnimation(keyPath: "position.x")
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      frames.calculationMode = modes[dice.roll(5)]
      frames.values = (0..<dice.roll(5)).map { _ in dice.number() }
      if dice.roll(2) == 0 { frames.keyTimes = (0..<5).map { _ in dice.number() as NSNumber } }
      frames.tensionValues = frames.values?.map { _ in dice.number() as NSNumber }
      animation = frames
    case 2:
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness) = (dice.number(), dice.number())
      (spring.damping, spring.initialVelocity) = (dice.number(), dice.number())
      spring.allowsOverdamping = dice.roll(2) == 0
      _ = spring.settlingDuration
      animation = spring
    case 3:
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      (turn.fromValue, turn.toValue) = (dice.number(), dice.number())
      animation = turn
    default:
      let group = CAAnimationGroup()
      group.animations = (0..<3).map { _ in makeAnimation(&dice, depth: depth + 1) }
      animation = group
    }
    if let basic = animation as? CABasicAnimation, basic.keyPath == "position.x" {
      basic.toValue = dice.number()
    }
    if let property = animation as? CAPropertyAnimation {
      property.isCumulative = dice.roll(2) == 0
      property.isAdditive = dice.roll(2) == 0
    }
    randomise(animation, &dice)
    return animation
  }

  private func randomise(_ animation: CAAnimation, _ dice: inout Dice) {
    (animation.beginTime, animation.duration) = (dice.number(), dice.number())
    (animation.speed, animation.timeOffset) = (Float(dice.number()), dice.number())
    (animation.repeatCount, animation.repeatDuration) = (Float(dice.number()), dice.number())
    animation.autoreverses = dice.roll(2) == 0
    animation.isRemovedOnCompletion = dice.roll(2) == 0
    let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    animation.fillMode = modes[dice.roll(4)]
    if dice.roll(3) == 0 {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(dice.number()), Float(dice.number()), Float(dice.number()),
        Float(dice.number()))
    }
  }

  @Test(arguments: 0..<8)
  func anyTimingIsSampledAlike(seed: Int) {
    var dice = Dice(state: UInt64(seed) &+ 1)
    for _ in 0..<150 {
      let layer = CALayer()
      layer.backgroundColor = red
      (layer.speed, layer.timeOffset) = (dice.roll(4) == 0 ? Float(dice.number()) : 1, 0)
      layer.add(makeAnimation(&dice), forKey: nil)
      let clock = VirtualClock()
      let snapshot = commitLayerTree(layer, at: 0, clock: clock)
      let times = (0..<6).map { _ in dice.number() } + [0, 0.25, 1, 2]
      func values(_ times: [Double]) -> [String] {
        times.map { time in
          let presented = present(snapshot, at: time)
          return ["position.x", "transform", "backgroundColor", "bounds"].map {
            "\(String(describing: presented.value(forKeyPath: $0)))"
          }.joined()
        }
      }
      let forward = values(times)
      #expect(forward == values(times.reversed()).reversed())
      clock.advance(to: 10)
    }
  }

  @Test func nothingInAndNothingOut() {
    // NaN in the timing: no effect.
    for edit: (CAAnimation) -> Void in [
      { $0.beginTime = .nan }, { $0.timeOffset = .nan }, { $0.speed = .nan },
      { $0.duration = .nan }, { $0.timeOffset = .infinity },
    ] {
      let animation = makeMove()
      animation.fillMode = .both
      edit(animation)
      let found = positions(of: animation, at: [0.5])
      #expect(found == [50] || found == [100], "\(found)")
    }
  }
}
