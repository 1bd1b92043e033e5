// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The arithmetic of CAMediaTiming as a plain value: stage 3 evaluates it for every animation.

/// All timing properties of a layer or an animation; times in seconds (FACTS C1).
struct TimingSpec: Equatable, Sendable {
  var beginTime = 0.0
  var duration = 0.0
  var speed = 1.0
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillsBackwards = false
  var fillsForwards = false
  /// Whether the animation still shows its last value at the very end without a fill mode: it does
  /// where it is not taken off at that moment.
  var includesEnd = false

  /// How far an animation has come.
  struct Progress: Equatable, Sendable {
    /// 0 at a cycle's start, 1 at its end; already mirrored when running back.
    var fraction: Double
    /// The same in seconds.
    var time: Double
    /// How many cycles are complete.
    var cycle: Double
  }

  /// The parent's time as local time.
  func localTime(atParentTime time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// Local time as the parent's; infinite or NaN where speed is 0.
  func parentTime(atLocalTime time: Double) -> Double {
    (time - timeOffset) / speed + beginTime
  }

  private var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// Own seconds from beginning to end; may be infinite. 0 for a duration that is negative or NaN.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return duration > 0 ? cycleDuration * (repeatCount > 0 ? repeatCount : 1) : 0
  }

  /// The parent's time at which the animation is over; nil when it never is: speed 0, endless
  /// repetition. Timing with a NaN in it is over from the start.
  var endInParentTime: Double? {
    let end = beginTime + activeDuration / abs(speed)
    if end.isNaN || timeOffset.isNaN { return speed == 0 ? nil : -.infinity }
    return speed != 0 && end < .infinity ? end : nil
  }

  /// Where the animation stands, or nil where it has no effect.
  ///
  /// The animation is active for `activeDuration` of its own seconds from `beginTime` on; where it
  /// then stands is `timeOffset` further, or for a negative speed so much further back, cycles
  /// following each other without end. So an offset starts within the cycle and comes round to its
  /// start, and a negative speed runs a cycle backwards (as measured on macOS by one party, 2025:
  /// unverified). The boundary between two cycles belongs to the later one, the very end to the
  /// last; an autoreversing animation ends on its initial value.
  func progress(atParentTime time: Double) -> Progress? {
    let elapsed = (time - beginTime) * abs(speed)
    guard !elapsed.isNaN, duration > 0 else { return nil }
    if elapsed < 0 { return fillsBackwards ? progress(after: 0, isEnd: false) : nil }
    let active = activeDuration
    if elapsed < active { return progress(after: elapsed, isEnd: false) }
    guard fillsForwards || (includesEnd && elapsed == active) else { return nil }
    return progress(after: active, isEnd: true)
  }

  /// Where the animation stands after so many of its own seconds.
  private func progress(after elapsed: Double, isEnd: Bool) -> Progress? {
    let cycleDuration = cycleDuration
    let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
    guard time.isFinite else { return time.isNaN ? nil : endlessProgress }
    guard cycleDuration < .infinity else {
      return Progress(fraction: 0, time: max(time, 0), cycle: 0)
    }
    var cycle = (time / cycleDuration).rounded(.down)
    var inside = time - cycle * cycleDuration
    if isEnd && speed > 0 && inside <= 0 && elapsed > 0 {
      cycle -= 1
      inside = cycleDuration
    }
    if autoreverses && inside > duration { inside = cycleDuration - inside }
    inside = min(max(inside, 0), duration)
    return Progress(fraction: inside / duration, time: inside, cycle: max(cycle, 0))
  }

  /// The end of repetitions that have no end.
  private var endlessProgress: Progress {
    Progress(
      fraction: autoreverses ? 0 : 1, time: autoreverses ? 0 : min(duration, 0x1p60), cycle: 0)
  }
}

extension TimingSpec {
  /// The values of anything that has media timing.
  init(_ timing: some CAMediaTiming) {
    self.init(
      beginTime: timing.beginTime, duration: timing.duration, speed: Double(timing.speed),
      timeOffset: timing.timeOffset, repeatCount: Double(timing.repeatCount),
      repeatDuration: timing.repeatDuration, autoreverses: timing.autoreverses,
      fillsBackwards: timing.fillMode == .backwards || timing.fillMode == .both,
      fillsForwards: timing.fillMode == .forwards || timing.fillMode == .both)
  }
}
