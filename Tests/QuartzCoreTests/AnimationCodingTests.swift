// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations as objects: defaults, key-value coding, copies.

import CoreGraphics
import Foundation
import QuartzCore
import Testing

private final class TaggedAnimation: CABasicAnimation {
  var tag = 0
  override func copy() -> Any {
    let copy = super.copy()
    (copy as? TaggedAnimation)?.tag = tag
    return copy
  }
}

@Suite struct AnimationCodingTests {
  @Test func defaults() {
    // C1 (H), and as one party measured on macOS.
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.duration == 0 && animation.beginTime == 0 && animation.speed == 1)
    #expect(animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(!animation.autoreverses && animation.timeOffset == 0)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.valueFunction == nil)
    #expect(animation.preferredFrameRateRange == .default)
    let frames = CAKeyframeAnimation(keyPath: "position")
    #expect(frames.calculationMode == .linear && frames.rotationMode == nil)
    #expect(frames.values == nil && frames.keyTimes == nil && frames.path == nil)
    #expect(CAAnimationGroup().animations == nil)
  }

  @Test(arguments: [
    ("speed", 1.0), ("removedOnCompletion", 1), ("mass", 1), ("stiffness", 100), ("damping", 10),
  ])
  func defaultsByKey(key: String, value: Double) {
    #expect((CASpringAnimation.defaultValue(forKey: key) as? NSNumber)?.doubleValue == value)
    #expect(CAAnimation.defaultValue(forKey: "mass") == nil)
    #expect(CAAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
  }

  @Test func everyPropertyByKey() throws {
    let animation = CASpringAnimation()
    let numbers = [
      "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "mass",
      "stiffness", "damping", "initialVelocity",
    ]
    for (index, key) in numbers.enumerated() {
      animation.setValue(index + 2, forKey: key)
      #expect((animation.value(forKey: key) as? NSNumber)?.intValue == index + 2)
    }
    for key in [
      "autoreverses", "removedOnCompletion", "additive", "cumulative", "allowsOverdamping",
    ] {
      animation.setValue(true, forKey: key)
      #expect(animation.value(forKey: key) as? Bool == true)
    }
    animation.setValue("both", forKey: "fillMode")
    animation.setValue("opacity", forKey: "keyPath")
    animation.setValue(3, forKey: "toValue")
    animation.setValue(CAMediaTimingFunction(name: .easeIn), forKey: "timingFunction")
    animation.setValue(CAValueFunction(name: .rotateZ), forKey: "valueFunction")
    #expect(animation.fillMode == .both && animation.keyPath == "opacity")
    #expect(animation.toValue as? Int == 3 && animation.timingFunction != nil)
    #expect(animation.valueFunction?.name == .rotateZ && animation.isAdditive)
  }

  @Test func keyframesByKey() {
    let animation = CAKeyframeAnimation()
    animation.setValue([0, 1], forKey: "values")
    animation.setValue([0, 1] as [NSNumber], forKey: "keyTimes")
    animation.setValue("paced", forKey: "calculationMode")
    animation.setValue("auto", forKey: "rotationMode")
    #expect(animation.values?.count == 2 && animation.keyTimes == [0, 1])
    #expect(animation.calculationMode == .paced && animation.rotationMode == .rotateAuto)
    #expect(animation.value(forKey: "rotationMode") as? String == "auto")
  }

  @Test func ownNamesAreKept() {
    let layer = CALayer()
    let animation = makeMove()
    animation.setValue(layer, forKey: "layer")
    animation.setValue("x", forKeyPath: "name")
    #expect(animation.value(forKey: "layer") as? CALayer === layer)
    #expect(animation.value(forKeyPath: "name") as? String == "x")
    layer.add(animation, forKey: "move")
    #expect(layer.animation(forKey: "move")?.value(forKey: "layer") as? CALayer === layer)
  }

  @Test func copiesAreWhole() throws {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    (frames.keyTimes, frames.tensionValues) = ([0, 1], [0, 1])
    (frames.continuityValues, frames.biasValues) = ([0, 1], [0, 1])
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    (frames.calculationMode, frames.rotationMode) = (.cubic, .rotateAuto)
    frames.valueFunction = CAValueFunction(name: .scale)
    frames.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    let copy = try #require(frames.copy() as? CAKeyframeAnimation)
    #expect(copy.path == frames.path && copy.keyTimes == [0, 1] && copy.tensionValues == [0, 1])
    #expect(copy.continuityValues == [0, 1] && copy.biasValues == [0, 1])
    #expect(copy.timingFunctions?.count == 1 && copy.calculationMode == .cubic)
    #expect(copy.rotationMode == .rotateAuto && copy.valueFunction?.name == .scale)
    #expect(copy.preferredFrameRateRange.preferred == 30)
  }

  @Test func subclassesAreCopiedAsThemselves() {
    let animation = TaggedAnimation(keyPath: "opacity")
    animation.tag = 7
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    let group = CAAnimationGroup()
    group.animations = [animation]
    layer.add(group, forKey: "group")
    #expect((layer.animation(forKey: "fade") as? TaggedAnimation)?.tag == 7)
    let copied = layer.animation(forKey: "group") as? CAAnimationGroup
    #expect((copied?.animations?.first as? TaggedAnimation)?.tag == 7)
  }

  @Test func archivesKeepWhatIsNotTheDefault() {
    let animation = makeMove()
    #expect(animation.shouldArchiveValue(forKey: "duration"))
    #expect(!animation.shouldArchiveValue(forKey: "speed"))
    #expect(!animation.shouldArchiveValue(forKey: "unknown"))
  }

  @Test func frameRateRanges() {
    let range = CAFrameRateRangeMake(10, 60, 30)
    #expect(range == CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30))
    #expect(CAFrameRateRangeIsEqualToRange(CAFrameRateRange.default, CAFrameRateRangeMake(0, 0, 0)))
  }
}
