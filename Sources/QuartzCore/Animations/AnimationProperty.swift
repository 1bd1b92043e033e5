// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding of animations: the names of their properties, read and written through the open
// properties, so that a user's overrides see every change.

import CoreGraphics
import Foundation

/// A property of animations under its name.
struct AnimationProperty: Sendable {
  let name: String
  let get: @Sendable (CAAnimation) -> Any?
  let set: @Sendable (CAAnimation, Any?) -> Void

  /// A property of a class, as whatever it is.
  static func object<Animation: CAAnimation, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Animation, Value?> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name, get: { ($0 as? Animation)?[keyPath: path] },
      set: { ($0 as? Animation)?[keyPath: path] = $1 as? Value })
  }

  /// A number of a class; what is no number counts as 0.
  static func number<Animation: CAAnimation, Value: BinaryFloatingPoint & Sendable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Animation, Value> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name,
      get: { ($0 as? Animation).map { NSNumber(value: Double($0[keyPath: path])) } },
      set: { ($0 as? Animation)?[keyPath: path] = Value(number($1)) })
  }

  /// A flag of a class; every number but 0 sets it.
  static func flag<Animation: CAAnimation>(
    _ name: String, _ path: ReferenceWritableKeyPath<Animation, Bool> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name, get: { ($0 as? Animation).map { NSNumber(value: $0[keyPath: path]) } },
      set: { ($0 as? Animation)?[keyPath: path] = number($1) != 0 })
  }

  /// A name of a class, as a string; anything else changes nothing.
  static func name<Animation: CAAnimation, Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Animation, Value> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name, get: { ($0 as? Animation)?[keyPath: path].rawValue },
      set: { animation, value in
        let string = (value as? Value)?.rawValue ?? value as? String
        guard let new = string.flatMap({ Value(rawValue: $0) }) else { return }
        (animation as? Animation)?[keyPath: path] = new
      })
  }

  private static func number(_ value: Any?) -> Double {
    if case .number(let number) = AnimatableValue(value) { return number }
    return 0
  }

  static let root: [AnimationProperty] = [
    number("beginTime", \CAAnimation.beginTime), number("duration", \CAAnimation.duration),
    number("speed", \CAAnimation.speed), number("timeOffset", \CAAnimation.timeOffset),
    number("repeatCount", \CAAnimation.repeatCount),
    number("repeatDuration", \CAAnimation.repeatDuration),
    flag("autoreverses", \CAAnimation.autoreverses),
    flag("removedOnCompletion", \CAAnimation.isRemovedOnCompletion),
    name("fillMode", \CAAnimation.fillMode),
    object("timingFunction", \CAAnimation.timingFunction),
    AnimationProperty(
      name: "delegate", get: { $0.delegate },
      set: { $0.delegate = $1 as? any CAAnimationDelegate }),
  ]

  static let property: [AnimationProperty] = [
    object("keyPath", \CAPropertyAnimation.keyPath),
    flag("additive", \CAPropertyAnimation.isAdditive),
    flag("cumulative", \CAPropertyAnimation.isCumulative),
    object("valueFunction", \CAPropertyAnimation.valueFunction),
  ]

  static let basic: [AnimationProperty] = [
    object("fromValue", \CABasicAnimation.fromValue),
    object("toValue", \CABasicAnimation.toValue),
    object("byValue", \CABasicAnimation.byValue),
  ]

  static let keyframe: [AnimationProperty] = [
    object("values", \CAKeyframeAnimation.values), object("path", \CAKeyframeAnimation.path),
    object("keyTimes", \CAKeyframeAnimation.keyTimes),
    object("timingFunctions", \CAKeyframeAnimation.timingFunctions),
    name("calculationMode", \CAKeyframeAnimation.calculationMode),
    object("tensionValues", \CAKeyframeAnimation.tensionValues),
    object("continuityValues", \CAKeyframeAnimation.continuityValues),
    object("biasValues", \CAKeyframeAnimation.biasValues),
    AnimationProperty(
      name: "rotationMode", get: { ($0 as? CAKeyframeAnimation)?.rotationMode?.rawValue },
      set: { animation, value in
        (animation as? CAKeyframeAnimation)?.rotationMode =
          value as? CAAnimationRotationMode
          ?? (value as? String).map { CAAnimationRotationMode(rawValue: $0) }
      }),
  ]

  static let spring: [AnimationProperty] = [
    number("mass", \CASpringAnimation.mass), number("stiffness", \CASpringAnimation.stiffness),
    number("damping", \CASpringAnimation.damping),
    number("initialVelocity", \CASpringAnimation.initialVelocity),
    flag("allowsOverdamping", \CASpringAnimation.allowsOverdamping),
  ]

  static let group: [AnimationProperty] = [
    object("animations", \CAAnimationGroup.animations)
  ]
}

extension CAAnimation {
  private func property(_ key: String) -> AnimationProperty? {
    codedProperties.first { $0.name == key }
  }

  func codedValue(_ key: String) -> Any? {
    if let property = property(key) { return property.get(self) }
    return undefinedValues[key]
  }

  func setCodedValue(_ value: Any?, _ key: String) {
    if let property = property(key) {
      property.set(self, value)
    } else {
      undefinedValues[key] = value
    }
  }
}
