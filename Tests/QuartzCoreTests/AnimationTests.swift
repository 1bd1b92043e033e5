// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C1, C3, C9: what animations show, and what becomes of them.

import Foundation
import QuartzCore
import Testing

private final class Witness: NSObject, CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append(flag ? "finished" : "stopped")
  }
}

@Suite struct BasicAnimationTests {
  private func endpoints(from: Any?, to: Any?, by: Any?) -> [Double] {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return positions(of: animation, at: [0, 1])
  }

  // C1 (M): by one author, unverified.
  @Test func endpointsInAllCombinations() {
    // The model is at 50.
    #expect(endpoints(from: 10, to: 20, by: nil) == [10, 20])
    #expect(endpoints(from: 10, to: nil, by: 5) == [10, 15])
    #expect(endpoints(from: nil, to: 20, by: 5) == [15, 20])
    #expect(endpoints(from: 10, to: nil, by: nil) == [10, 50])
    #expect(endpoints(from: nil, to: 20, by: nil) == [50, 20])
    #expect(endpoints(from: nil, to: nil, by: 5) == [50, 55])
  }

  @Test func missingEndFollowsTheModel() {
    // C1, by one author's measurement: the end is the live model value.
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(number(layer, "position.x", at: 0.5) == 0)
    layer.position.x = 10
    #expect(number(layer, "position.x", at: 0.5) == 5)
  }

  // C1 (M): by one author, unverified.
  @Test func allNilGoesFromWhatWasShown() {
    let layer = CALayer()
    layer.position.x = 10
    _ = commitLayerTree(layer, at: 0)
    layer.position.x = 20
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(number(layer, "position.x", at: 0.5) == 15)
  }

  @Test func layersTakeCopies() {
    let layer = CALayer()
    let animation = makeMove()
    animation.setValue("mine", forKey: "tag")
    layer.add(animation, forKey: "move")
    animation.toValue = 7
    let copy = layer.animation(forKey: "move") as? CABasicAnimation
    #expect(copy !== animation && copy?.toValue as? Int == 100)
    #expect(copy?.value(forKey: "tag") as? String == "mine" && copy?.keyPath == "position.x")
  }

  @Test func keysReplaceAndRemove() {
    let layer = CALayer()
    layer.add(makeMove(), forKey: "a")
    layer.add(makeMove(), forKey: "b")
    layer.add(makeMove(), forKey: "a")
    #expect(layer.animationKeys() == ["b", "a"])
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  // C1 (H).
  @Test func additiveAddsToWhatIsShown() {
    let animation = makeMove()
    animation.isAdditive = true
    #expect(positions(of: animation, at: [0.5]) == [100])
  }

  // C1 (H).
  @Test func cumulativeGoesOnWhereTheCycleEnded() {
    let animation = makeMove()
    animation.repeatCount = 3
    animation.isCumulative = true
    #expect(positions(of: animation, at: [0.5, 1.5, 2.5]) == [50, 150, 250])
  }

  @Test func laterAnimationsWin() {
    let layer = CALayer()
    layer.add(makeMove(), forKey: "a")
    let second = makeMove()
    second.fromValue = 1000
    second.toValue = 1000
    layer.add(second, forKey: "b")
    #expect(number(layer, "position.x", at: 0.5) == 1000)
  }

  @Test func partsLeaveTheRestAlone() {
    let layer = makeLayer(10, 20)
    let animation = CABasicAnimation(keyPath: "bounds.size.width")
    animation.toValue = 30
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let bounds = shown(layer, at: 0.5).value(forKeyPath: "bounds") as? CGRect
    #expect(bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func rotationsTurnAllTheWay() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let t = shown(layer, at: 0.5).value(forKeyPath: "transform") as? CATransform3D
    #expect(isClose(t.map { Double($0.m11) }, -2) && isClose(t.map { Double($0.m12) }, 0))
  }

  // C5 (M).
  @Test func transformsTakeTheShorterArc() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(isClose(number(layer, "transform.rotation.z", at: 0.5), .pi / 4))
    #expect(isClose(number(layer, "transform.scale.x", at: 0.5), 1))
  }

  @Test func bothAxesOfThePlaneAreScaledTogether() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform.scale.xy")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    layer.add(animation, forKey: nil)
    #expect(isClose(number(layer, "transform.scale.x", at: 0.5), 0.5))
    #expect(isClose(number(layer, "transform.scale.y", at: 0.5), 0.5))
    #expect(isClose(number(layer, "transform.scale.z", at: 0.5), 1))
  }

  /// Programs misspell paths; on a phone such an animation shows nothing.
  @Test(arguments: ["transform.skew", "bounds.size.depth", "position.z", "contents.size"])
  func animationsOfPartsThatNothingHasDoNothing(path: String) {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    layer.add(animation, forKey: nil)
    #expect(isClose(number(layer, "transform.scale.x", at: 0.5), 1))
  }

  @Test func endEventTakesTheAnimationOffAndTellsTheDelegate() {
    let clock = VirtualClock()
    let (layer, witness) = (CALayer(), Witness())
    let animation = makeMove()
    animation.delegate = witness
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(layer, at: 0, clock: clock)
    #expect(witness.log == ["start"] && clock.nextEventTime == 1)
    clock.advance(to: 1)
    #expect(witness.log == ["start", "finished"] && layer.animationKeys() == nil)
  }

  @Test func keptAnimationsReportTheirEndOnce() {
    let clock = VirtualClock()
    let (layer, witness) = (CALayer(), Witness())
    let animation = makeMove()
    animation.delegate = witness
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(layer, at: 0, clock: clock)
    clock.advance(to: 5)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    _ = commitLayerTree(layer, at: 5, clock: clock)
    #expect(witness.log == ["start", "finished"] && layer.animationKeys() == ["move"])
    layer.removeAnimation(forKey: "move")
    #expect(witness.log == ["start", "finished"])
  }

  @Test func pausedAnimationsEndLater() {
    let clock = VirtualClock()
    let (root, layer, witness) = (CALayer(), CALayer(), Witness())
    root.addSublayer(layer)
    let animation = makeMove()
    animation.delegate = witness
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    root.speed = 0
    root.timeOffset = 0.5
    _ = commitLayerTree(root, at: 0.5, clock: clock)
    clock.advance(to: 3)
    #expect(witness.log == ["start"])
    root.speed = 1
    root.timeOffset = 0
    root.beginTime = 2.5
    _ = commitLayerTree(root, at: 3, clock: clock)
    clock.advance(to: 3.25)
    #expect(witness.log == ["start"])
    clock.advance(to: 3.5)
    #expect(witness.log == ["start", "finished"])
  }

  @Test func removalBeforeTheEndIsNotFinished() {
    let (layer, witness) = (CALayer(), Witness())
    let animation = makeMove()
    animation.delegate = witness
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(layer, at: 0)
    layer.removeAnimation(forKey: "move")
    #expect(witness.log == ["start", "stopped"])
  }

  @Test func completionBlockWaitsForTheAnimations() {
    let clock = VirtualClock()
    let layer = CALayer()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.add(makeMove(), forKey: "move")
    CATransaction.commit()
    _ = commitLayerTree(layer, at: 0, clock: clock)
    clock.advance(to: 0.9)
    #expect(!isDone)
    clock.advance(to: 1)
    #expect(isDone)
  }

  @Test func completionBlockWithoutAnimationsRunsAtCommit() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func transactionsNestAndInherit() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func presentIsPureInTime() {
    let layer = CALayer()
    layer.add(makeMove(), forKey: nil)
    let snapshot = commitLayerTree(layer, at: 0)
    let times = [0.9, 0.1, 0.5, 0.1, 0.9]
    let values = times.map { time in
      (present(snapshot, at: time).value(forKeyPath: "position.x") as? NSNumber)?.floatValue
    }
    #expect(values == [90, 10, 50, 10, 90])
  }

  @Test func timelinesReplayEarlierTimes() {
    let layer = CALayer()
    var timeline = LayerTimeline()
    let first = commitLayerTree(layer, at: 0)
    timeline.append(first, at: 0)
    timeline.append(first, at: 0.5)
    layer.opacity = 0.5
    let second = commitLayerTree(layer, at: 1)
    timeline.append(second, at: 1)
    #expect(timeline.count == 2)
    #expect(timeline.snapshot(at: 0.99) === first && timeline.snapshot(at: 1) === second)
    #expect(timeline.snapshot(at: -1) === first && timeline.snapshot(at: 9) === second)
  }
}

@Suite struct KeyframeAnimationTests {
  private func makeFrames(_ values: [Any], _ keyTimes: [NSNumber]? = nil) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.keyTimes = keyTimes
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  // C3 (H).
  @Test func valuesAreSpreadEvenly() {
    let animation = makeFrames([0, 10, 30])
    #expect(positions(of: animation, at: [0, 0.25, 0.5, 0.75, 1]) == [0, 5, 10, 20, 30])
  }

  // C3 (H).
  @Test func keyTimesPlaceTheValues() {
    let animation = makeFrames([0, 10, 30], [0, 0.25, 1])
    #expect(positions(of: animation, at: [0.125, 0.25, 0.625]) == [5, 10, 20])
  }

  // C3 (M).
  @Test func discreteValuesHold() {
    let animation = makeFrames([0, 10, 30])
    animation.calculationMode = .discrete
    #expect(positions(of: animation, at: [0, 0.3, 0.34, 0.7, 1]) == [0, 0, 10, 30, 30])
    animation.keyTimes = [0, 0.5, 0.75, 1]
    #expect(positions(of: animation, at: [0.45, 0.5, 0.8]) == [0, 10, 30])
  }

  // C3 (M).
  @Test func segmentsHaveTheirOwnPacing() {
    let animation = makeFrames([0, 10, 30])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let values = positions(of: animation, at: [0.32875, 0.75])
    #expect(isClose(values[0], 5) && values[1] == 20)
  }

  // C3 (M).
  @Test func wholePacingComesFirst() {
    let animation = makeFrames([0, 10, 30])
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(isClose(positions(of: animation, at: [0.6575])[0], 10))
  }

  @Test func noValuesDoNothing() {
    #expect(positions(of: makeFrames([]), at: [0.5]) == [50])
  }

  // C9 (H).
  @Test func pathsOfEqualStructureBlend() throws {
    let layer = CAShapeLayer()
    let animation = CAKeyframeAnimation(keyPath: "path")
    let big = CGRect(x: 0, y: 0, width: 20, height: 20)
    let small = CGRect(x: 0, y: 0, width: 10, height: 10)
    animation.values = [
      CGPath(ellipseIn: small, transform: nil), CGPath(ellipseIn: big, transform: nil),
    ]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let value = shown(layer, at: 0.5).value(forKeyPath: "path")
    let box = try #require(value as? CGPath).boundingBoxOfPath
    #expect(isClose(box.width, 15) && isClose(box.height, 15))
  }

  @Test func pathsOfOtherStructureSnapToTheNext() throws {
    // C9: Apple calls it undefined; our choice.
    let layer = CAShapeLayer()
    let animation = CAKeyframeAnimation(keyPath: "path")
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let square = CGPath(rect: box, transform: nil)
    animation.values = [CGPath(ellipseIn: box, transform: nil), square]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(shown(layer, at: 0.01).value(forKeyPath: "path") as? CGPath == square)
  }

  @Test func rectanglesAnimate() {
    // What the vote buttons rely on.
    let layer = CAGradientLayer()
    let animation = CAKeyframeAnimation(keyPath: "bounds")
    animation.values = [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 30),
    ]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let bounds = shown(layer, at: 0.5).value(forKeyPath: "bounds") as? CGRect
    #expect(bounds == CGRect(x: 0, y: 0, width: 15, height: 20))
  }
}
