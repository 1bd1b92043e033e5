// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3, one animation without its target: time → value. Numbers only, pure.

internal import MicaRaster

/// A step from the time of the animated layer to the time that an animation lives in: that of a
/// group, as its children know it (FACTS C1).
struct GroupClock: Sendable {
  let timing: TimingSpec
  /// The pacing of a whole cycle; nil is linear.
  let curve: TimingCurve?
  /// The timing is not a group's, but the animated layer's: the animation is on the layer above.
  var leavesLayer = false

  /// The time behind the step; nil where a group has no effect and where a layer stands still. Never
  /// leaves a group's cycle, whatever the pacing does.
  func time(atParentTime time: Double) -> Double? {
    if leavesLayer {
      let outer = timing.parentTime(atLocalTime: time)
      return outer.isFinite ? outer : nil
    }
    guard let progress = timing.progress(atParentTime: time) else { return nil }
    guard let curve, timing.duration < .infinity else { return progress.time }
    return min(max(curve.value(at: progress.fraction), 0), 1) * timing.duration
  }
}

/// An animation's course over time, with everything looked up.
struct Motion: Sendable {
  /// The groups around the animation, the outermost first.
  var groups: [GroupClock] = []
  /// In the time of the innermost group, or of the layer.
  let timing: TimingSpec
  /// The pacing of a whole cycle; nil is linear.
  let curve: TimingCurve?
  /// What moves the value after the pacing; nil is the pacing itself.
  let spring: SpringMotion?
  /// The stretch of the way that all this is about; nil is the whole.
  var range: ProgressRange?
  let track: AnimationTrack
  let function: ValueFunctionKind?
  let isAdditive: Bool
  let isCumulative: Bool

  /// Where the animation stands at a time of its layer; nil where it has no effect.
  func progress(atLayerTime time: Double) -> TimingSpec.Progress? {
    var time = time
    for group in groups {
      guard let inner = group.time(atParentTime: time) else { return nil }
      time = inner
    }
    return timing.progress(atParentTime: time)
  }

  /// The position among the values: the cycle's, paced.
  func fraction(at progress: TimingSpec.Progress) -> Double {
    let share = share(at: progress)
    return range?.place(at: share) ?? share
  }

  private func share(at progress: TimingSpec.Progress) -> Double {
    let paced = curve?.value(at: progress.fraction) ?? progress.fraction
    guard let spring else { return paced }
    return spring.position(at: curve == nil ? progress.time : paced * timing.duration)
  }

  /// The value where the animation stands; nothing is added to what the layer shows yet.
  func value(at progress: TimingSpec.Progress) -> AnimatableValue {
    let fraction = fraction(at: progress)
    let repeats = isCumulative && progress.cycle > 0
    if let function, var numbers = track.lanes(at: fraction) {
      if repeats, let end = track.lanes(at: lastFraction) { numbers += end * progress.cycle }
      return .transform(function.matrix(numbers))
    }
    let value = track.value(at: fraction)
    guard repeats else { return value }
    return value.adding(track.value(at: lastFraction), times: progress.cycle) ?? value
  }

  /// The position at which each cycle ends, from which the next one goes on if cumulative.
  private var lastFraction: Double {
    let end = timing.autoreverses ? 0.0 : 1
    return fraction(at: TimingSpec.Progress(fraction: end, time: end * timing.duration, cycle: 0))
  }

  /// The value at a time of the layer, over `base`, what is shown without this animation; nil where
  /// it has no effect.
  func value(atLayerTime time: Double, over base: AnimatableValue) -> AnimatableValue? {
    guard let progress = progress(atLayerTime: time) else { return nil }
    let value = value(at: progress)
    return isAdditive ? base.adding(value) ?? value : value
  }
}
