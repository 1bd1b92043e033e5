// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C1, in rows: what a second from 0 to 1 shows at many times, over a model value of 0.5. The
// rows agree with what one party measured on macOS (repetition, speed, offset, fill modes).

import Foundation
import QuartzCore
import Testing

@Suite struct TimingFactsTests {
  private static let times = [0.0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3.0, 4.5]

  /// What `opacity` shows, from 0 to 1 in a second over 0.5, after an edit of the animation.
  private func row(
    _ times: [Double] = Self.times, _ edit: (CABasicAnimation) -> Void
  ) -> [Double] {
    let layer = CALayer()
    layer.opacity = 0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.isRemovedOnCompletion = false
    edit(animation)
    layer.add(animation, forKey: nil)
    let snapshot = commitLayerTree(layer, at: 0)
    return times.map {
      (present(snapshot, at: $0).value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? .nan
    }
  }

  private func expect(_ found: [Double], _ wanted: [Double]) {
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
  }

  @Test func autoreversing() {
    // C1: mirrored, and over after twice the duration.
    expect(row { $0.autoreverses = true }, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5])
  }

  @Test func fractionalRepeatCount() {
    // C1: repeatCount may be fractional.
    expect(row { $0.repeatCount = 2.5 }, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5])
  }

  @Test func repeatDurationLimits() {
    // C1: the active duration is repeatDuration where that is positive, whatever repeatCount says.
    let wanted = [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]
    expect(row { $0.repeatDuration = 1.7 }, wanted)
    expect(
      row {
        $0.repeatDuration = 1.7
        $0.repeatCount = 5
      }, wanted)
  }

  @Test func doubleSpeedShowsItsVeryEnd() {
    // C1: the terminal sample belongs to the last cycle; so at 0.5 it shows 1.
    expect(row { $0.speed = 2 }, [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func timeOffsetComesRound() {
    // One party's measurement: the cycle starts further on, goes round, and does not end sooner.
    expect(row { $0.timeOffset = 0.3 }, [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func negativeSpeedRunsBackwards() {
    // One party's measurement.
    expect(row { $0.speed = -1 }, [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func noDurationTakesTheTransactions() {
    // C1 (M): 0.25 s.
    expect(row { $0.duration = 0 }, [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func fillModes(mode: CAMediaTimingFillMode, wanted: [Double]) {
    let found = row([0, 0.5, 1, 1.5, 2.5]) {
      $0.beginTime = 1
      $0.fillMode = mode
    }
    expect(found, wanted)
  }

  @Test func endpointsOverTheModel() {
    // C1: a missing end is the model's value.
    func middle(_ from: Double?, _ to: Double?, _ by: Double?) -> Double {
      row([0.5]) { ($0.fromValue, $0.toValue, $0.byValue) = (from, to, by) }[0]
    }
    let found = [
      middle(0.25, nil, nil), middle(nil, 0.75, nil), middle(nil, nil, 0.25),
      middle(0.25, nil, 0.25), middle(nil, 0.875, 0.25), middle(nil, nil, nil),
    ]
    #expect(found == [0.375, 0.625, 0.625, 0.375, 0.75, 0.5])
  }

  @Test func additiveAnimationsAddUp() {
    // C1: added to what is shown, one after the other.
    let layer = CALayer()
    layer.opacity = 0.5
    for by in [0.25, 0.125] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, by)
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(number(layer, "opacity", at: 0.5) == 0.6875)
  }

  @Test func cumulativeAddsWhatACycleEndsOn() {
    // C1: by 10 from a model of 100: the second cycle goes on from 110 + 100.
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 10
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.duration = 1
    let layer = CALayer()
    layer.position.x = 100
    layer.add(animation, forKey: nil)
    let found = [0.5, 1.5, 2.5].map { number(layer, "position.x", at: $0) }
    #expect(found == [105, 215, 325])
    // A cycle that runs back ends where it began: nothing accumulates.
    let move = makeMove()
    move.autoreverses = true
    move.isCumulative = true
    move.repeatCount = 2
    #expect(positions(of: move, at: [2.5]) == [50])
  }

  @Test func cumulativeTransformsMultiply() throws {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeTranslation(10, 0, 0)
    animation.isCumulative = true
    animation.repeatCount = 100
    animation.duration = 1
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    #expect(number(layer, "transform.translation.x", at: 70.5) == 705)
  }

  @Test func layersNestTheirTimes() {
    // C1: hierarchical layer time.
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    (root.beginTime, root.speed) = (1, 2)
    (middle.speed, middle.timeOffset) = (-1, 3)
    (leaf.beginTime, leaf.timeOffset) = (0.5, 0.25)
    // (2 − 1) · 2 = 2; −2 + 3 = 1; 1 − 0.5 + 0.25 = 0.75.
    #expect(leaf.convertTime(2, from: nil) == 0.75)
    #expect(leaf.convertTime(0.75, to: nil) == 2)
    #expect(leaf.convertTime(2, from: root) == 0.75 && leaf.convertTime(0.75, to: middle) == 1)
    // A standing layer's time means nothing outside: 0, as measured.
    middle.speed = 0
    #expect(middle.convertTime(10, to: nil) == 1)
    let standing = CALayer()
    standing.speed = 0
    #expect(standing.convertTime(10, to: nil) == 0)
  }

  @Test func attachedAnimationsKnowWhenTheyBegan() {
    // C1: begin time 0 is resolved at the commit.
    let layer = CALayer()
    layer.add(makeMove(), forKey: "move")
    #expect(layer.animation(forKey: "move")?.beginTime == 0)
    _ = commitLayerTree(layer, at: 2)
    #expect(layer.animation(forKey: "move")?.beginTime == 2)
  }

  @Test func negativeSpeedsEnd() {
    let clock = VirtualClock()
    let layer = CALayer()
    let animation = makeMove()
    animation.speed = -2
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(layer, at: 0, clock: clock)
    clock.advance(to: 0.4)
    #expect(layer.animationKeys() == ["move"])
    clock.advance(to: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: [-1.0, .nan])
  func impossibleDurationsHaveNoEffectAndAreOver(duration: Double) {
    let clock = VirtualClock()
    let layer = CALayer()
    let animation = makeMove()
    animation.duration = duration
    layer.add(animation, forKey: "move")
    let snapshot = commitLayerTree(layer, at: 0, clock: clock)
    let shown = present(snapshot, at: 0).value(forKeyPath: "position.x") as? NSNumber
    #expect(shown?.doubleValue == 0 && layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    (.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
  ])
  func pacing(name: CAMediaTimingFunctionName, wanted: [Double]) {
    // C2 (H): solved for time; one party's numbers from macOS, which solves more coarsely.
    let found = row([0.1, 0.25, 0.5, 0.75, 0.9]) {
      $0.timingFunction = CAMediaTimingFunction(name: name)
    }
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 2e-3 }, "\(found)")
  }

  @Test func pacingThatIsNotFiniteIsLinear() {
    let found = row([0.25]) {
      $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, .nan, 0.5, .infinity)
    }
    expect(found, [0.25])
  }

  @Test func endlessCyclesStandAtTheirStart() {
    let animation = makeMove()
    animation.duration = .infinity
    #expect(positions(of: animation, at: [0, 1e9]) == [0, 0])
  }
}
