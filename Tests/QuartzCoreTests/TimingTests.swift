// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C1 and C2: time, repetition, fill modes, pacing.

import QuartzCore
import Testing

@Suite struct TimingTests {
  @Test func timeMappingOfApplesExample() {
    // C1: timeOffset 1, speed 0.5, 0.5 → 1.25.
    let layer = CALayer()
    layer.timeOffset = 1
    layer.speed = 0.5
    #expect(layer.convertTime(0.5, from: nil) == 1.25)
    #expect(layer.convertTime(1.25, to: nil) == 0.5)
  }

  // C1 (H).
  @Test func removedFillModeShowsTheModelOutside() {
    let animation = makeMove()
    animation.beginTime = 1
    #expect(positions(of: animation, at: [0.5, 1, 1.5, 2, 3]) == [50, 0, 50, 50, 50])
  }

  // C1 (H).
  @Test func fillModeForwardsHolds() {
    let animation = makeMove()
    animation.beginTime = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    #expect(positions(of: animation, at: [0.5, 1.25, 2, 9]) == [50, 25, 100, 100])
  }

  @Test func fillModeForwardsEndsWithRemoval() {
    let animation = makeMove()
    animation.fillMode = .forwards
    #expect(positions(of: animation, at: [0.75, 1, 2]) == [75, 50, 50])
  }

  // C1 (H).
  @Test func fillModeBackwardsHoldsBefore() {
    let animation = makeMove()
    animation.beginTime = 1
    animation.fillMode = .backwards
    #expect(positions(of: animation, at: [0, 1.5, 2]) == [0, 50, 50])
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    #expect(positions(of: animation, at: [0, 5]) == [0, 100])
  }

  // C1 (H).
  @Test func repetitionBoundaryBelongsToTheNextCycle() {
    let animation = makeMove()
    animation.repeatCount = 2.5
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    #expect(
      positions(of: animation, at: [0.75, 1, 1.25, 2, 2.25, 2.5, 9]) == [
        75, 0, 25, 0, 25, 50, 50,
      ])
    animation.repeatCount = 2
    #expect(positions(of: animation, at: [2, 9]) == [100, 100])
  }

  // C1 (H).
  @Test func autoreverseEndsOnTheInitialValue() {
    let animation = makeMove()
    animation.autoreverses = true
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    #expect(positions(of: animation, at: [0.5, 1, 1.25, 2, 3]) == [50, 100, 75, 0, 0])
  }

  // C1 (H).
  @Test func repeatDurationIsNotDoubled() {
    let animation = makeMove()
    animation.autoreverses = true
    animation.repeatDuration = 1.5
    #expect(positions(of: animation, at: [1.25, 1.5]) == [75, 50])
  }

  @Test func speedAndTimeOffset() {
    let animation = makeMove()
    animation.speed = 2
    #expect(positions(of: animation, at: [0.25, 0.5]) == [50, 50])
    animation.speed = 0
    animation.timeOffset = 0.25
    #expect(positions(of: animation, at: [0, 7]) == [25, 25])
  }

  @Test func aLayersTimeIsItsAnimationsTime() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.speed = 0.5
    layer.add(makeMove(), forKey: nil)
    let snapshot = commitLayerTree(root, at: 0)
    let value = present(snapshot, at: 1).sublayers[0].value(forKeyPath: "position.x")
    #expect((value as? NSNumber)?.doubleValue == 50)
  }

  // C1 (H).
  @Test func beginTimeIsThatOfTheCommit() {
    let layer = CALayer()
    layer.add(makeMove(), forKey: nil)
    let snapshot = commitLayerTree(layer, at: 3)
    let value = present(snapshot, at: 3.25).value(forKeyPath: "position.x") as? NSNumber
    #expect(value?.doubleValue == 25)
    // A later commit keeps it.
    layer.opacity = 0.5
    let later = present(commitLayerTree(layer, at: 3.5), at: 3.75)
    #expect((later.value(forKeyPath: "position.x") as? NSNumber)?.doubleValue == 75)
  }

  // C1 (M).
  @Test func durationZeroTakesTheTransactions() {
    let animation = makeMove()
    animation.duration = 0
    #expect(positions(of: animation, at: [0.125, 0.25]) == [50, 50])
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    #expect(positions(of: animation, at: [0.5, 1.5]) == [25, 75])
    CATransaction.commit()
  }

  // C1 (H).
  @Test func infiniteRepetitionGoesOn() {
    let animation = makeMove()
    animation.repeatCount = .infinity
    #expect(positions(of: animation, at: [1000.25]) == [25])
  }
}

@Suite struct TimingFunctionTests {
  private func value(_ function: CAMediaTimingFunction, at time: Double) -> Double {
    let animation = makeMove()
    animation.timingFunction = function
    return positions(of: animation, at: [time])[0] / 100
  }

  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
    (.default, [0.25, 0.1, 0.25, 1]),
  ])
  func namedControlPoints(name: CAMediaTimingFunctionName, expected: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var first: [Float] = [0, 0]
    var second: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    #expect(first + second == expected)
  }

  // C2 (H).
  @Test func curveIsSolvedForTime() {
    // At parameter u = 1/2 the curve through (.42,0) and (1,1) is at (.6575, .5).
    #expect(isClose(value(CAMediaTimingFunction(name: .easeIn), at: 0.6575), 0.5))
    #expect(isClose(value(CAMediaTimingFunction(name: .easeInEaseOut), at: 0.5), 0.5))
    #expect(isClose(value(CAMediaTimingFunction(name: .linear), at: 0.3), 0.3))
    // A flat tangent at the start, where Newton's steps alone fail.
    let steep = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
    #expect(isClose(value(steep, at: 0.5), 0.5))
  }

  // C2 (H).
  @Test func outputMayLeaveTheUnitRange() {
    let back = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2)
    #expect(value(back, at: 0.8) > 1)
  }
}

@Suite struct VirtualClockTests {
  @Test func eventsRunInOrderOfTimeThenOfScheduling() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: 2) { log.append("c") }
    clock.schedule(at: 1) {
      log.append("a")
      clock.schedule(at: 1.5) { log.append("added") }
    }
    clock.schedule(at: 1) { log.append("b") }
    #expect(clock.nextEventTime == 1)
    clock.advance(to: 1.75)
    #expect(log == ["a", "b", "added"] && clock.now == 1.75 && clock.nextEventTime == 2)
    clock.schedule(at: 0) { log.append("late") }
    clock.advance(to: 3)
    #expect(log == ["a", "b", "added", "late", "c"])
  }
}
