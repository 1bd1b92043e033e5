// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of all animations: timing, delegate, and values under names of the user's own.

public import Foundation
internal import MicaRuntime

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
  /// When the animation begins, in its layer's or group's time, seconds; 0, the default, is the
  /// commit's time on a layer and the beginning in a group.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one cycle; 0, the default, takes the transaction's duration when added to a layer
  /// and the group's in a group. Negative and NaN: no effect, and over at once.
  open var duration: CFTimeInterval = 0
  /// How fast the animation runs against its layer's time; 1 by default. Negative: each cycle runs
  /// backwards; 0: it stands still at `timeOffset` and never ends.
  open var speed: Float = 1
  /// Seconds added to the animation's own time; 0 by default. The cycle starts so much further on
  /// and comes round; the animation does not end sooner (FACTS C1; the coming round is as others
  /// measured it on macOS, unverified).
  open var timeOffset: CFTimeInterval = 0
  /// The number of cycles, fractions allowed; 0, the default, counts as 1, as do negative and NaN.
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
  /// The frame rates that would do; kept, and without effect: Mica shows every frame asked for.
  ///
  /// Partly: kept without effect; every frame asked for is shown.
  open var preferredFrameRateRange = CAFrameRateRange.default
  var undefinedValues: [String: Any] = [:]
  /// Called once when the animation has left its layer or ended, even if it never began.
  package var endHandler: ((Bool) -> Void)?

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

  /// Whether an archive would keep the value for `key`: true, except for values that are the
  /// default's.
  ///
  /// Partly: there are no archives.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    guard let value = value(forKey: key) else { return false }
    guard let initial = type(of: self).defaultValue(forKey: key) else { return true }
    return !((value as? NSObject)?.isEqual(initial) ?? false)
  }

  /// The value that the class's animations have for `key` at first.
  open class func defaultValue(forKey key: String) -> Any? {
    makeAnimation().value(forKey: key)
  }

  /// A property of the animation by name, or what was stored under a name of the user's own.
  open func value(forKey key: String) -> Any? {
    KeyValueCoding.foundValue(of: self, forKey: key)
  }

  /// Sets a property of the animation by name, or stores a value under a name of the user's own.
  /// Values of another kind than the property's are noted and ignored.
  open func setValue(_ value: Any?, forKey key: String) { setRegisteredValue(value, key) }

  /// The value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.pathValue(of: self, keyPath)
  }

  /// Sets the value at the end of a path of keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setPathValue(value, of: self, keyPath)
  }

  /// What was stored under a name of the user's own.
  open func value(forUndefinedKey key: String) -> Any? { undefinedValues[key] }

  /// Stores a value under a name of the user's own.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { undefinedValues[key] = value }

  /// Nil for a number, a flag or a structure: changes nothing and is noted (our choice).
  open func setNilValueForKey(_ key: String) { note(nil, key) }

  /// Takes over all values; each class of this module adds its own.
  func takeValues(of other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    preferredFrameRateRange = other.preferredFrameRateRange
    undefinedValues = other.undefinedValues
    endHandler = other.endHandler
  }

  /// The copy that a layer takes; groups copy what they hold.
  func attachableCopy(inside groups: [CAAnimationGroup] = []) -> CAAnimation {
    copy() as? CAAnimation ?? self
  }
}

extension CAAnimation: OpenCoder {
  static var codedName: String { "CAAnimation" }
}

extension CAAnimation {
  /// `init()` of the receiving class; see CALayer+Creation.swift.
  package convenience init(ofDynamicClass: Void) { self.init() }

  /// A new animation of the class that this is called on.
  @_silgen_name("$s10QuartzCore11CAAnimationC14ofDynamicClassACyt_tcfC")
  package final class func makeAnimation() -> CAAnimation
}
