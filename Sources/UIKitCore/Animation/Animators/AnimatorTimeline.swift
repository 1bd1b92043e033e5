// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animator's animations on their common way from start (0) to end (1).

import CoreGraphics
import Foundation
import QuartzCore

/// What an animator has on its layers, and where all that is.
final class AnimatorTimeline {
  let pace: AnimatorPace
  /// The way of the whole.
  private(set) var main = AnimatorRun.still(at: 0)
  private(set) var animations: [DrivenAnimation] = []
  private(set) var changes: [AnimatorChange] = []
  /// Called when everything that moves has arrived.
  var arrived: () -> Void = {}
  var isReversed = false
  /// Whether touches pass by what it animates.
  var holdsViews = false
  private var heldViews = HeldViews()
  /// Who must live on while something moves.
  var keeper: AnyObject?
  /// Counts what was shown: ends of animations that have been replaced mean nothing.
  private var generation = 0
  private var moving = 0
  /// Since when blocks record, as a share of the time, and how much of it they have at most.
  private var recordStart = 0.0

  init(pace: AnimatorPace) { self.pace = pace }

  /// Where the whole is: 0 at the start, 1 at the end.
  func place(at time: Double) -> Double { min(max(main.place(at: time), 0), 1) }

  /// The share of the time after which it is there without any interruption.
  func share(at time: Double) -> Double { pace.share(at: place(at: time)) }

  private var target: Double { isReversed ? 0 : 1 }

  /// Begins anew at the start, or at the end if reversed.
  func start() { main = .still(at: 1 - target) }

  // MARK: Recording

  /// Runs a block whose changes belong to the way from here on; a factor leaves out so much of what
  /// is left.
  @MainActor
  func record(delayFactor: Double = 0, at time: Double, _ block: () -> Void) {
    let gone = share(at: time)
    let delay = delayFactor > 0 ? min(delayFactor, 1) : 0
    recordStart = gone + delay * (1 - gone)
    var open = AnimationPace(duration: pace.duration * (1 - recordStart), delay: 0, options: [])
    open.timingFunction = pace.timingFunction
    AnimationBlock.run(open, driver: self, completion: nil) { _ in block() }
  }

  /// Takes over an animation that a block has just put on a layer.
  func take(
    _ animation: CAPropertyAnimation, of layer: CALayer, key: String, event: String, old: Any?,
    pace own: AnimationPace
  ) {
    changes.append(AnimatorChange(layer: layer, event: event, old: old))
    let whole = pace.duration
    let start = min(recordStart + (whole > 0 ? own.delay / whole : 0), 1)
    let window = (start: start, end: min(start + (whole > 0 ? own.duration / whole : 0), 1))
    let parts = parts(of: animation, key)
    if parts.count > 1 { layer.removeAnimation(forKey: key) }
    for (axis, part, key) in parts {
      animations.append(
        DrivenAnimation(part, of: layer, key: key, axis: axis, window: window))
    }
  }

  /// Lets touches pass by a view until it finishes, if that is what it does.
  func hold(_ view: UIView) {
    if holdsViews { heldViews.hold(view) }
  }

  /// A point that two different springs move is two numbers.
  private func parts(
    of animation: CAPropertyAnimation, _ key: String
  ) -> [(Int, CAPropertyAnimation, String)] {
    guard pace.springs.count > 1, pace.springs[0] != pace.springs[1], animation.isAdditive,
      let basic = animation as? CABasicAnimation, let from = basic.fromValue as? CGPoint,
      let path = basic.keyPath
    else { return [(0, animation, key)] }
    return [(0, "x", from.x), (1, "y", from.y)].map { axis, name, value in
      let part = CABasicAnimation(keyPath: "\(path).\(name)")
      part.isAdditive = true
      (part.fromValue, part.toValue) = (NSNumber(value: Double(value)), NSNumber(value: 0.0))
      if axis == 0 { part.endHandler = basic.endHandler }
      return (axis, part, "\(key)-\(name)")
    }
  }

  // MARK: Moving

  /// Holds everything where it is.
  @MainActor
  func hold(at time: Double) {
    main = .still(at: place(at: time))
    for animation in animations {
      animation.run = .still(at: animation.run.place(at: time, axis: animation.axis))
    }
    show(isMoving: false)
  }

  /// Holds everything at a place of the whole: linearly there, or where the pacing would be after
  /// that share of the time.
  @MainActor
  func hold(atFraction fraction: Double, isLinear: Bool) {
    main = .still(at: isLinear ? fraction : pace.value(at: fraction))
    for animation in animations {
      let (start, end) = animation.window
      let share = end > start ? (fraction - start) / (end - start) : (fraction >= end ? 1 : 0)
      let inside = min(max(share, 0), 1)
      animation.run = .still(at: isLinear ? inside : pace.value(at: inside, axis: animation.axis))
    }
    show(isMoving: false)
  }

  /// Goes on to the end, or back to the start.
  ///
  /// - Parameters:
  ///   - timing: another pacing from here on, given the seconds that are left; nil for its own.
  ///   - factor: how much of the whole duration that shall take; 0 for what is left of it.
  @MainActor
  func go(
    at time: Double, delay: Double = 0, timing: ((Double) -> AnimatorPace)? = nil,
    factor: Double = 0
  ) {
    let gone = share(at: time)
    let left = isReversed ? gone : 1 - gone
    let seconds = (factor > 0 ? factor : left) * pace.duration
    let begin = time + delay
    if let timing {
      approach(timing(seconds), from: gone, left: left, at: time, begin: begin)
    } else if isReversed && !pace.springs.isEmpty {
      springBack(over: factor > 0 ? seconds : pace.duration, at: time, begin: begin)
    } else {
      resume(over: left > 0 ? seconds / left : 0, from: gone, at: time, begin: begin)
    }
    show(isMoving: true)
  }

  /// With the animator's own curve, from where it would be by now.
  private func resume(over whole: Double, from gone: Double, at time: Double, begin: Double) {
    let pace = isReversed ? pace.mirrored : pace
    let passed = isReversed ? 1 - gone : gone
    let start = begin - passed * whole
    main = AnimatorRun(
      begin: start, duration: whole, pace: pace, range: ProgressRange(1 - target, target))
    for animation in animations {
      let place = animation.run.place(at: time, axis: animation.axis)
      let window = animation.window
      let (from, to) = isReversed ? (1 - window.end, 1 - window.start) : window
      var run = AnimatorRun(
        begin: start + from * whole, duration: (to - from) * whole, pace: pace,
        range: ProgressRange(place, target))
      let paced = pace.value(at: run.share(at: begin), axis: animation.axis)
      if 1 - paced < 1e-9 {
        run = .still(at: target)
      } else if paced != 0 {
        // The rest of the curve leads from where it is to the target.
        run.range.start = target + (place - target) / (1 - paced)
      }
      animation.run = run
    }
  }

  /// With another curve or spring.
  private func approach(
    _ pace: AnimatorPace, from gone: Double, left: Double, at time: Double, begin: Double
  ) {
    main = AnimatorRun(
      begin: begin, duration: pace.duration, pace: pace,
      range: ProgressRange(place(at: time), target))
    for animation in animations {
      let place = animation.run.place(at: time, axis: animation.axis)
      let (start, end) = animation.window
      let ahead = isReversed ? max(0, gone - end) : max(0, start - gone)
      let own = isReversed ? min(gone, end) - start : end - max(gone, start)
      let rate = left > 0 ? pace.duration / left : 0
      animation.run =
        place == target || left <= 0
        ? .still(at: target)
        : AnimatorRun(
          begin: begin + ahead * rate, duration: own > 0 ? own * rate : pace.duration, pace: pace,
          range: ProgressRange(place, target))
    }
  }

  /// On its own spring back to the start, with the velocity that it has.
  private func springBack(over seconds: Double, at time: Double, begin: Double) {
    func back(_ run: AnimatorRun, _ axis: Int?) -> AnimatorRun {
      let place = run.place(at: time, axis: axis ?? 0)
      guard place != 0 else { return .still(at: 0) }
      let pace = pace.withVelocities { -run.velocity(at: time, axis: axis ?? $0) / place }
      return AnimatorRun(
        begin: begin, duration: seconds, pace: pace, range: ProgressRange(place, 0))
    }
    main = back(main, nil)
    for animation in animations { animation.run = back(animation.run, animation.axis) }
  }

  // MARK: Showing

  /// Where something shall move and all is there already, that is told in the next turn.
  @MainActor
  private func show(isMoving: Bool) {
    generation += 1
    let shown = generation
    moving = animations.count { !$0.run.isStill }
    for animation in animations {
      let isStill = animation.run.isStill
      // Whatever has to be told its end keeps the animator; what stands still doesn't.
      let keeper = isStill ? nil : self
      animation.show(staysAtEnd: isReversed || isStill) { [weak self, weak animation] finished in
        (keeper ?? self)?.hasEnded(animation, shown, wasMoving: !isStill, finished)
      }
    }
    if isMoving && moving == 0 {
      TransactionStack.current.later { [self] in if generation == shown { arrived() } }
    }
  }

  private func hasEnded(
    _ animation: DrivenAnimation?, _ shown: Int, wasMoving: Bool, _ finished: Bool
  ) {
    guard shown == generation else { return }
    if !finished, let animation {
      animations.removeAll { $0 === animation }
      animation.ended?(false)
    }
    guard wasMoving else { return }
    moving -= 1
    if moving == 0 { arrived() }
  }

  /// Ends it all, with the layers' properties at the end, the start, or where they are.
  @MainActor
  func finish(at position: UIViewAnimatingPosition) {
    var values: [Any?] = []
    if position == .current {
      CATransaction.flush()
      values = changes.map { $0.layer.presentation()?.value(forKeyPath: $0.event) }
    }
    generation += 1
    for animation in animations { animation.layer.removeAnimation(forKey: animation.key) }
    switch position {
    case .end: break
    // What was changed twice was first what it was at the start.
    case .start: for change in changes.reversed() { change.set(change.old) }
    case .current:
      for (change, value) in zip(changes, values) where value != nil { change.set(value) }
    }
    let ended = animations
    (animations, changes, main) = ([], [], .still(at: 0))
    heldViews.release()
    for animation in ended { animation.ended?(position == .end) }
  }
}
