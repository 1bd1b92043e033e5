// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of all animations: timing, delegate, and values under names of the user's own.

import Foundation

/// Who is told when an animation starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called at the commit that gives the animation its begin time.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended (`flag` true) or was removed before (false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Timing and delegate of an animation; layers take copies of it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// When the animation begins, in its layer's time, seconds; 0, the default, is the commit's time.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one cycle; 0, the default, takes the transaction's duration when added to a layer.
  open var duration: CFTimeInterval = 0
  /// How fast the animation runs against its layer's time; 1 by default.
  open var speed: Float = 1
  /// Seconds added to the animation's own time; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// The number of cycles, fractions allowed; 0, the default, counts as 1.
  open var repeatCount: Float = 0
  /// Seconds that all cycles last together; 0, the default, leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle runs back again; false by default.
  open var autoreverses = false
  /// What shows before the beginning and after the end; `removed`, nothing, by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing of a whole cycle; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told about start and end; retained until the animation is removed.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer once it has ended; true by default.
  open var isRemovedOnCompletion = true
  private var undefinedValues: [String: Any] = [:]

  /// An animation with default values.
  public override init() { super.init() }

  /// An animation with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy of the same class with the same values. Subclasses with stored properties of their own
  /// override this and copy them too.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeAnimation()
    copy.takeValues(of: self)
    return copy
  }

  /// Adds a copy of this animation to a layer under the key `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value that the class's animations have for `key` at first.
  open class func defaultValue(forKey key: String) -> Any? {
    makeAnimation().value(forKey: key)
  }

  /// The timing properties by name, or what was stored under a name of the user's own.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "beginTime": return NSNumber(value: beginTime)
    case "duration": return NSNumber(value: duration)
    case "speed": return NSNumber(value: speed)
    case "timeOffset": return NSNumber(value: timeOffset)
    case "repeatCount": return NSNumber(value: repeatCount)
    case "repeatDuration": return NSNumber(value: repeatDuration)
    case "autoreverses": return NSNumber(value: autoreverses)
    case "removedOnCompletion": return NSNumber(value: isRemovedOnCompletion)
    case "fillMode": return fillMode.rawValue
    default: return undefinedValues[key]
    }
  }

  /// Sets a timing property by name, or stores a value under a name of the user's own.
  open func setValue(_ value: Any?, forKey key: String) {
    let number: Double
    if case .number(let n) = AnimatableValue(value) { number = n } else { number = 0 }
    switch key {
    case "beginTime": beginTime = number
    case "duration": duration = number
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "repeatCount": repeatCount = Float(number)
    case "repeatDuration": repeatDuration = number
    case "autoreverses": autoreverses = number != 0
    case "removedOnCompletion": isRemovedOnCompletion = number != 0
    case "fillMode": (value as? String).map { fillMode = CAMediaTimingFillMode(rawValue: $0) }
    default: undefinedValues[key] = value
    }
  }

  /// Takes over all values; each class of this module adds its own.
  func takeValues(of other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    undefinedValues = other.undefinedValues
  }

  /// What the animation does to a layer, in numbers; nil where it has no effect.
  func track(for layer: TrackContext) -> AnimationTrack? { nil }
}

extension CAAnimation {
  /// `init()` of the receiving class; see CALayer+Creation.swift.
  package convenience init(ofDynamicClass: Void) { self.init() }

  /// A new animation of the class that this is called on.
  @_silgen_name("$s10QuartzCore11CAAnimationC14ofDynamicClassACyt_tcfC")
  package final class func makeAnimation() -> CAAnimation
}
