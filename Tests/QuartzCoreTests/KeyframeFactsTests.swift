// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C3: calculation modes, splines, paths. The rows of numbers agree with what one party
// measured on macOS.

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyframeFactsTests {
  private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  private func makeFrames(
    _ values: [Any], _ mode: CAAnimationCalculationMode, _ keyTimes: [NSNumber]? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.calculationMode = mode
    animation.keyTimes = keyTimes
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test(arguments: [
    (CAAnimationCalculationMode.linear, false, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    (.linear, true, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    (.discrete, false, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    (.discrete, true, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    (.paced, false, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    (.paced, true, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    (
      .cubic, false, [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]
    ),
    (
      .cubic, true,
      [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]
    ),
  ])
  func modes(mode: CAAnimationCalculationMode, hasKeyTimes: Bool, wanted: [Double]) {
    // C3 (H/M): linear, discrete, paced (which ignores key times) and cubic, 0 → 1 → 0.5 → 0.7.
    let animation = makeFrames([0.0, 1.0, 0.5, 0.7], mode, hasKeyTimes ? [0, 0.1, 0.6, 1] : nil)
    let found = positions(of: animation, at: Self.times)
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
  }

  @Test func cubicEndsAreExtrapolated() {
    // C3 (H): Apple's 10.625 and (10.625, 13.125).
    #expect(positions(of: makeFrames([0, 10, 10], .cubic), at: [0.75]) == [10.625])
    let animation = makeFrames(
      [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)], .cubic)
    animation.keyPath = "position"
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    #expect(
      shown(layer, at: 0.75).value(forKeyPath: "position") as? CGPoint
        == CGPoint(x: 10.625, y: 13.125))
  }

  @Test func tensionStraightens() {
    // C3: tension 1 takes the tangents away: a smooth step in each segment.
    let animation = makeFrames([0, 10, 10, 30], .cubic)
    animation.tensionValues = [1, 1, 1, 1]
    #expect(positions(of: animation, at: [1 / 6, 0.5, 5 / 6]) == [5, 10, 20])
    // A list of another count is ignored.
    animation.tensionValues = [1]
    #expect(positions(of: animation, at: [0.5])[0] != 10)
  }

  @Test func continuityAndBiasBendTheCurve() {
    // C3; Kochanek and Bartels: at continuity −1 the curve is straight from value to value.
    let straight = makeFrames([0, 30, 40], .cubic)
    straight.continuityValues = [-1, -1, -1]
    let found = positions(of: straight, at: [0.125, 0.25, 0.75])
    #expect(found.indices.allSatisfy { abs(found[$0] - [7.5, 15, 35][$0]) < 1e-5 })
    // Bias 1 leaves a value as it arrived there: it overshoots behind it.
    let leaning = makeFrames([0, 10, 10], .cubic)
    leaning.biasValues = [0, 1, 0]
    #expect(positions(of: leaning, at: [0.75]) == [11.25])
    leaning.biasValues = [0, -1, 0]
    #expect(positions(of: leaning, at: [0.75]) == [10])
  }

  @Test func cubicPacedHasConstantSpeed() {
    let animation = makeFrames(
      [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)], .cubicPaced)
    animation.keyPath = "position"
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    let snapshot = commitLayerTree(layer, at: 0)
    let points = (0..<50).compactMap {
      present(snapshot, at: Double($0) / 50).value(forKeyPath: "position") as? CGPoint
    }
    let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(points.count == 50 && steps.allSatisfy { abs($0 - mean) < 0.08 * mean }, "\(steps)")
  }

  @Test func pacedCoversEveryKindWithADistance() {
    // C3 (H): numbers, points, rects, colours.
    let animation = makeFrames([red, green, red], .paced)
    animation.values = [red, red, green]
    animation.keyPath = "backgroundColor"
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    let color = shown(layer, at: 0.5).value(forKeyPath: "backgroundColor") as? CGColor
    #expect(color?.components == [0.5, 0.5, 0, 1])
  }

  @Test func oneValueHasNoEffect() {
    // C3 (H): Apple's pictures of lottie's pr_1632, whose values hold for one segment of a group.
    for mode in [CAAnimationCalculationMode.linear, .discrete] {
      #expect(positions(of: makeFrames([7], mode), at: [0, 0.5, 1]) == [50, 50, 50])
      #expect(positions(of: makeFrames([7], mode, [0, 1]), at: [0, 0.5, 1]) == [50, 50, 50])
    }
  }

  @Test func unknownModesHaveNoEffect() {
    // C3 (M).
    let mode = CAAnimationCalculationMode(rawValue: "bogus")
    #expect(positions(of: makeFrames([0, 10], mode), at: [0.5]) == [50])
  }

  @Test func discreteTakesOneKeyTimeMore() {
    // C3 (H): count + 1.
    let animation = makeFrames([0, 1, 0.25], .discrete, [0, 0.3, 0.6, 1])
    #expect(positions(of: animation, at: [0.1, 0.35, 0.65, 0.95]) == [0, 1, 0.25, 0.25])
  }

  @Test func aMillionKeyframes() {
    let animation = makeFrames((0..<1_000_000).map { Double($0 % 7) }, .linear)
    #expect(positions(of: animation, at: [3 / 999_999.0, 1]) == [3, Double(999_999 % 7)])
  }
}

/// FACTS C3, "Mismatch": no list of key times is refused.
@Suite struct KeyTimesFactsTests {
  private func positions(
    _ values: [Double], _ keyTimes: [Double], at times: [Double],
    mode: CAAnimationCalculationMode = .linear
  ) -> [Double] {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return QuartzCoreTests.positions(of: animation, at: times)
  }

  @Test("C3 (H): before the first time the first value holds, after the last the last")
  func endsHold() {
    #expect(positions([0, 10], [0, 0.5], at: [0.25, 0.5, 0.75, 1]) == [5, 10, 10, 10])
    #expect(positions([4, 10], [0.5, 1], at: [0, 0.25, 0.5, 0.75, 1]) == [4, 4, 4, 7, 10])
    #expect(positions([0, 8, 16], [0.25, 0.5, 0.75], at: [0.2, 0.375, 0.8]) == [0, 4, 16])
    #expect(
      positions([0, 8, 16], [0.25, 0.5, 0.75], at: [0.2, 0.5, 0.8], mode: .cubic) == [0, 8, 16])
  }

  @Test("C3 (H): times beyond the cycle are never reached, those before it are over")
  func timesBeyondTheCycle() {
    // The list of one of Apple's pictures: the second value lies beyond the end.
    #expect(positions([0, 100, 7, 9], [0, 2, 2.5, 1], at: [0, 0.5, 1]) == [0, 25, 50])
    #expect(positions([0, 10, 20], [-1, 1, 3], at: [0, 0.5, 1]) == [5, 7.5, 10])
  }

  @Test("C3 (H): the first later time ends the segment, whatever came before")
  func timesThatGoBack() {
    #expect(
      positions([0, 10, 20, 30], [0, 0.5, 0.25, 1], at: [0.25, 0.4375, 0.625]) == [5, 8.75, 25])
    #expect(positions([0, 10, 20], [0, 1, 0.5], at: [0.5, 0.75, 1]) == [5, 7.5, 20])
    #expect(positions([0, 10, 20], [0, 0.75, 0.5], at: [0.375, 0.75, 1]) == [5, 20, 20])
  }

  @Test("C3 (H): times beyond the values are left out, and values beyond the times")
  func countsThatDiffer() {
    #expect(positions([0, 10], [0, 0.5, 0.75, 1], at: [0.25, 0.5, 0.9]) == [5, 10, 10])
    #expect(positions([0, 10, 30], [0, 1], at: [0.5, 1]) == [5, 10])
    #expect(positions([3, 10, 30], [0.5], at: [0, 0.25, 1]) == [3, 3, 3])
    #expect(positions([0, 10, 30], [0, 0.5], at: [0.2, 0.6, 1], mode: .discrete) == [0, 10, 10])
    #expect(
      positions([0, 10], [0.25, 0.5, 0.6, 1], at: [0.1, 0.5, 1], mode: .discrete) == [0, 10, 10])
    #expect(positions([0, 10, 30], [], at: [0.25, 0.75]) == [5, 20])
  }

  @Test("C3: a time that is no number is reached with the one before it")
  func timesThatAreNoNumbers() {
    #expect(positions([0, 10, 30], [0, .nan, 1], at: [0.5]) == [20])
    #expect(positions([0, 10, 30], [.nan, 0.5, .infinity], at: [0.25, 0.75, 1]) == [5, 10, 10])
    #expect(positions([0, 10], [-.infinity, 1], at: [0.5]) == [10])
  }

  @Test("C3 (H): [0, .7] holds for the last .3")
  func aListThatEndsEarly() {
    #expect(
      positions([0, 7], [0, 0.7], at: [0.35, 0.7, 0.85, 1]).map { Float($0) } == [3.5, 7, 7, 7])
  }
}

@Suite struct PathAnimationTests {
  /// A line of 100 points and a quarter turn.
  private var path: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
      control2: CGPoint(x: 200, y: 50))
    return path
  }

  private func layer(
    along path: CGPath, _ edit: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CALayer {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    edit(animation)
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    return layer
  }

  private func expect(
    _ layer: CALayer, _ rows: [[Double]], _ wanted: [(Double, Double)], tolerance: Double
  ) {
    for (time, wanted) in zip(rows[0], wanted) {
      let found = shown(layer, at: time).value(forKeyPath: "position") as? CGPoint ?? .zero
      #expect(
        abs(found.x - wanted.0) < tolerance && abs(found.y - wanted.1) < tolerance,
        "\(time): \(found)")
    }
  }

  private let times = [[0.0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]]

  @Test func segmentsTakeEqualTimes() {
    // C3 (H); curves by their parameter, as measured.
    expect(
      layer(along: path), times,
      [
        (0, 0), (20, 0), (50, 0), (100, 0), (129.6, 5.6), (168.75, 31.25), (194.4, 70.4),
        (199.9404, 97.0004),
      ], tolerance: 1e-3)
  }

  @Test func keyTimesBelongToTheEndsOfSegments() {
    // C3: a move-to is no keyframe.
    expect(
      layer(along: path) { $0.keyTimes = [0, 0.2, 1] }, times,
      [
        (0, 0), (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65),
        (197.75, 81.35), (199.98, 98.13),
      ], tolerance: 0.01)
  }

  @Test("C3 (H), 3.19 (r): a path of more points than key times goes through the first ones")
  func aClosingLineWithoutKeyTimeIsNotTravelled() {
    let closed = CGMutablePath()
    closed.addPath(path)
    closed.closeSubpath()
    let open = layer(along: path) { $0.keyTimes = [0, 0.2, 1] }
    let moving = layer(along: closed) { $0.keyTimes = [0, 0.2, 1] }
    for time in times[0] {
      let place = shown(moving, at: time).value(forKeyPath: "position") as? CGPoint
      #expect(place == shown(open, at: time).value(forKeyPath: "position") as? CGPoint, "\(time)")
    }
    // With a time for it, it is.
    let whole = layer(along: closed) { $0.keyTimes = [0, 0.2, 0.5, 1] }
    #expect(number(whole, "position.x", at: 0.75) == 100)
    #expect(number(whole, "position.x", at: 1) == 0)
  }

  @Test("C3 (H): key times of a path may start late and end early")
  func keyTimesOfAPathNeedNotFillTheCycle() {
    let moving = layer(along: path) { $0.keyTimes = [0.25, 0.5, 0.75] }
    #expect([0, 0.375, 0.5, 1].map { number(moving, "position.x", at: $0) } == [0, 50, 100, 200])
    let jumping = layer(along: path) {
      ($0.keyTimes, $0.calculationMode) = ([0.25, 0.5, 0.75], .discrete)
    }
    // A discrete one has a time more than points: the last only ends a segment (Apple's picture of lottie's TypeFace/Y).
    #expect(
      [0, 0.4, 0.5, 0.7, 0.8].map { number(jumping, "position.x", at: $0) } == [
        0, 0, 100, 100, 100,
      ])
    let whole = layer(along: path) {
      ($0.keyTimes, $0.calculationMode) = ([0.25, 0.5, 0.75, 1], .discrete)
    }
    #expect([0.7, 0.8, 1].map { number(whole, "position.x", at: $0) } == [100, 200, 200])
  }

  @Test func pacedFollowsTheLength() {
    // C3 (H): by arc length, which Apple approximates.
    expect(
      layer(along: path) { $0.calculationMode = .paced }, times,
      [
        (0, 0), (25.49, 0), (63.72, 0), (126.87, 4.62), (149.72, 15.82), (177.88, 41.5),
        (195.99, 74.98), (199.96, 97.46),
      ], tolerance: 0.1)
  }

  @Test func discreteHoldsTheStartsOfSegments() {
    expect(
      layer(along: path) { $0.calculationMode = .discrete }, times,
      [(0, 0), (0, 0), (0, 0), (100, 0), (100, 0), (100, 0), (100, 0), (100, 0)],
      tolerance: 1e-6)
  }

  @Test func aMoveJumpsAndACloseIsALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.closeSubpath()
    let moving = layer(along: path)
    let found = [1.0 / 6, 0.5, 5.0 / 6].map {
      shown(moving, at: $0).value(forKeyPath: "position") as? CGPoint ?? .zero
    }
    #expect(found.map { Int($0.x.rounded()) } == [5, 55, 55])
  }

  @Test func rotationFollowsTheTangent() {
    // C3 (H): auto is the tangent, autoReverse the opposite.
    func angle(_ mode: CAAnimationRotationMode?, at time: Double) -> Double? {
      number(layer(along: path) { $0.rotationMode = mode }, "transform.rotation.z", at: time)
    }
    #expect(isClose(angle(.rotateAuto, at: 0.25), 0) && isClose(angle(.rotateAuto, at: 1), .pi / 2))
    #expect(isClose(angle(.rotateAutoReverse, at: 1), -.pi / 2))
    #expect(isClose(angle(nil, at: 1), 0))
  }

  @Test func rotationKeepsTheScale() {
    let moving = layer(along: path) { $0.rotationMode = .rotateAuto }
    moving.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(isClose(number(moving, "transform.scale.x", at: 1), 2))
  }

  @Test func pathsAreForPoints() {
    // A path says nothing about a number: no effect, and noted.
    let moving = layer(along: path) { $0.keyPath = "position.x" }
    moving.position.x = 7
    #expect(number(moving, "position.x", at: 0.5) == 7)
    #expect(number(layer(along: CGMutablePath()), "position.x", at: 0.5) == 0)
  }
}
