// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations that can be paused, scrubbed, turned round and continued (FACTS_UIKIT g.7).

public import CoreGraphics
public import Foundation
import QuartzCore

/// Animates the changes that its blocks make to views, and lets go on, back and anywhere between.
///
/// The blocks run when the animator becomes active: by starting, pausing, or a new
/// `fractionComplete`. While it is paused, fractions are linear places on the way, unless
/// `scrubsLinearly` is off. Afterwards it goes on along its curve from that place; a reversed one goes
/// back on the mirrored curve, on a spring with the velocity that it has (the latter is our choice).
/// Where iOS raises an exception this stops with the same condition in words.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  private var parts: Parts

  /// An animator without a duration, as `init()` gives one.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// An animator of so many seconds with a pacing; springs of a mass have their own duration.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    parts = Parts(duration: duration, timing: parameters)
    super.init()
    parts.timeline.arrived = { [unowned self] in arrived() }
  }

  // MARK: Settings

  /// Seconds from start to end.
  open var duration: TimeInterval { parts.timeline.pace.duration }
  /// Seconds from `startAnimation(afterDelay:)` to the start.
  open var delay: TimeInterval { parts.delay }
  /// The pacing.
  open var timingParameters: (any UITimingCurveProvider)? { parts.timing }
  /// Whether views take touches while they are animated; true by default. With false, touches pass by them
  /// and by what is in them from the start to the end or the stop. Must not be set while active.
  open var isUserInteractionEnabled: Bool {
    get { parts.isUserInteractionEnabled }
    set {
      requireInactive("isUserInteractionEnabled")
      parts.isUserInteractionEnabled = newValue
      parts.timeline.holdsViews = !newValue
    }
  }
  /// Whether the program looks after touches of animated views itself; false by default.
  ///
  /// Partly: kept, without effect.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped; true by default. Must not be set while active.
  open var isInterruptible: Bool {
    get { parts.isInterruptible }
    set {
      requireInactive("isInterruptible")
      parts.isInterruptible = newValue
    }
  }
  /// Whether fractions of a paused animator are places on the way, true by default, or times.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, without calling completions; false by default.
  open var pausesOnCompletion = false

  // MARK: State

  /// What it is doing; inactive at first.
  open var state: UIViewAnimatingState { parts.state }

  /// Whether it is moving. Observers are told.
  open var isRunning: Bool { parts.isRunning }

  /// Whether it goes back to the start. Turns a running one round at once; a paused one turns when it
  /// goes on. `fractionComplete` then counts from the end: 1 is the start.
  open var isReversed: Bool {
    get { parts.timeline.isReversed }
    set {
      guard newValue != isReversed else { return }
      parts.timeline.isReversed = newValue
      if isRunning { parts.timeline.go(at: CACurrentMediaTime()) }
    }
  }

  /// How far it has come in its direction, 0 ... 1. A new one pauses it there; an inactive animator
  /// becomes active. What is no number changes nothing.
  open var fractionComplete: CGFloat {
    get {
      let (line, time) = (parts.timeline, CACurrentMediaTime())
      let fraction = scrubsLinearly ? line.place(at: time) : line.share(at: time)
      return CGFloat(isReversed ? 1 - fraction : fraction)
    }
    set {
      guard !newValue.isNaN, state != .stopped else { return }
      activate()
      setRunning(false)
      let fraction = min(max(Double(newValue), 0), 1)
      parts.timeline.hold(
        atFraction: isReversed ? 1 - fraction : fraction, isLinear: scrubsLinearly)
    }
  }

  // MARK: Blocks

  /// Adds changes. Of an active animator they are made at once and take what is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share (0 ... 1) of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return }
    if state == .inactive { return parts.blocks.append((animation, Double(delayFactor))) }
    let (line, time) = (parts.timeline, CACurrentMediaTime())
    line.record(delayFactor: Double(delayFactor), at: time, animation)
    if isRunning { line.go(at: time) } else { line.hold(at: time) }
  }

  /// Adds something to be done at the end; it learns where that was.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    parts.completions.append(completion)
  }

  // MARK: Going

  /// Starts, or goes on from where it was paused.
  open func startAnimation() { start(afterDelay: 0) }

  /// Starts after so many seconds; the blocks' values are the models' from now on.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  private func start(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    parts.delay = delay > 0 && delay.isFinite ? delay : 0
    setRunning(true)
    parts.timeline.go(at: CACurrentMediaTime(), delay: parts.delay)
  }

  /// Stands still; an inactive animator becomes active.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    requireInterruptible()
    activate()
    setRunning(false)
    parts.timeline.hold(at: CACurrentMediaTime())
  }

  /// Takes the animations off; views keep what they show. With `true` it is inactive then, and
  /// completions are not called; with `false` it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state != .inactive else { return }
    if state == .active {
      requireInterruptible()
      setRunning(false)
      parts.stopped = parts.timeline.changes.map { $0.withEnd() }
      parts.timeline.finish(at: .current)
      parts.state = .stopped
    }
    if withoutFinishing { close() }
  }

  /// Ends a stopped animator: at the end or the start its views get those values, and completions
  /// learn of it. It must have been stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "finishAnimation(at:) needs a stopped animator: call stopAnimation(false) first")
    for change in parts.stopped.reversed() {
      switch finalPosition {
      case .start: change.set(change.old)
      case .end: change.set(change.new)
      case .current: break
      }
    }
    complete(at: finalPosition)
  }

  /// Goes on from a pause with another pacing, if there is one, and for `durationFactor` times the
  /// duration; 0 stands for what is left of it. A running animator is paused first.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if isRunning { pauseAnimation() }
    setRunning(true)
    let factor = durationFactor > 0 && durationFactor.isFinite ? Double(durationFactor) : 0
    let timing = parameters.map { parameters in { (s: Double) in parameters.pace(duration: s) } }
    parts.timeline.go(at: CACurrentMediaTime(), timing: timing, factor: factor)
  }

  /// An animator that is running already; of the options the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.animationCurve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Another animator with the same pacing, and the blocks that haven't run.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }
}

extension UIViewPropertyAnimator {
  /// What an animator consists of.
  private struct Parts {
    let duration: Double
    let timing: any UITimingCurveProvider
    let timeline: AnimatorTimeline
    var delay = 0.0
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isUserInteractionEnabled = true
    var isInterruptible = true
    var blocks: [(run: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// What a stopped animator's blocks have changed.
    var stopped: [AnimatorChange] = []

    @MainActor
    init(duration: Double, timing: any UITimingCurveProvider) {
      self.duration = duration
      self.timing = timing
      timeline = AnimatorTimeline(pace: timing.pace(duration: duration))
    }
  }
}

extension UIViewPropertyAnimator {
  /// Runs the blocks, once.
  private func activate() {
    guard state == .inactive else { return }
    parts.state = .active
    let (line, time) = (parts.timeline, CACurrentMediaTime())
    line.start()
    while !parts.blocks.isEmpty {
      let block = parts.blocks.removeFirst()
      line.record(delayFactor: block.delayFactor, at: time, block.run)
    }
  }

  private func setRunning(_ isRunning: Bool) {
    guard isRunning != parts.isRunning else { return }
    willChange("isRunning")
    parts.isRunning = isRunning
    didChange("isRunning")
    // Who runs need not be held by anybody.
    parts.timeline.keeper = isRunning ? self : nil
  }

  /// Everything has come to where it goes.
  private func arrived() {
    guard state == .active, isRunning else { return }
    let line = parts.timeline
    setRunning(false)
    if pausesOnCompletion {
      line.hold(atFraction: isReversed ? 0 : 1, isLinear: true)
    } else {
      let position: UIViewAnimatingPosition = isReversed ? .start : .end
      line.finish(at: position)
      complete(at: position)
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = parts.completions
    close()
    for completion in completions { completion(position) }
  }

  /// Inactive again, with nothing to do.
  private func close() {
    parts.state = .inactive
    (parts.blocks, parts.completions, parts.stopped) = ([], [], [])
  }

  private func requireInactive(_ property: String) {
    precondition(
      state == .inactive, "UIViewPropertyAnimator.\(property) can't be set while it is active")
  }

  private func requireInterruptible() {
    precondition(
      isInterruptible || !isRunning,
      "an animator whose isInterruptible is false can't be paused or stopped")
  }

  private func copied() -> UIViewPropertyAnimator {
    let copy = UIViewPropertyAnimator(
      duration: parts.duration, timingParameters: parts.timing)
    copy.parts.blocks = parts.blocks
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.parts.isInterruptible = isInterruptible
    return copy
  }

  // MARK: Creation

  /// An animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
}
