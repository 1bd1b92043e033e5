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

  /// A place inside an animation.
  struct Place: Equatable, Sendable {
    /// 0 at a cycle's start, 1 at its end; already mirrored when running back.
    var fraction: Double
    /// How many cycles are complete.
    var cycle: Int
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

  /// Local seconds from beginning to end; may be infinite.
  var activeDuration: Double {
    repeatDuration > 0 ? repeatDuration : cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The parent's time at which local time reaches the end; nil when it never does.
  var endInParentTime: Double? {
    let end = parentTime(atLocalTime: activeDuration)
    return speed > 0 && end.isFinite ? end : nil
  }

  /// Where the animation stands, or nil where it has no effect.
  ///
  /// The boundary between two repetitions belongs to the later one, the very end to the last.
  func place(atParentTime time: Double) -> Place? {
    let local = localTime(atParentTime: time)
    let active = activeDuration
    guard !local.isNaN, duration > 0 else { return nil }
    if local < 0 { return fillsBackwards ? place(atLocalTime: 0, isEnd: false) : nil }
    if local >= active { return fillsForwards ? place(atLocalTime: active, isEnd: true) : nil }
    return place(atLocalTime: local, isEnd: false)
  }

  private func place(atLocalTime time: Double, isEnd: Bool) -> Place {
    guard time.isFinite else { return Place(fraction: autoreverses ? 0 : 1, cycle: 0) }
    var cycle = (time / cycleDuration).rounded(.down)
    var inside = time - cycle * cycleDuration
    if isEnd && inside <= 0 && cycle >= 1 {
      cycle -= 1
      inside = cycleDuration
    }
    if autoreverses && inside > duration { inside = 2 * duration - inside }
    return Place(
      fraction: min(max(inside / duration, 0), 1), cycle: Int(min(cycle, 0x1p53)))
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
