// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer's own time, which its animations and sublayers live in (FACTS C1).

import Foundation
internal import MicaRuntime

extension CALayer {
  /// A change of time is news for every animation below.
  func changeTiming(_ key: String, _ body: () -> Void) {
    KeyValueObserving.changing(self, key) {
      body()
      timingDidChange()
    }
  }

  private func timingDidChange() {
    didChange()
    tree.mask?.timingDidChange()
    for layer in tree.sublayers { layer.timingDidChange() }
  }

  /// The timing as sampled.
  var timing: TimingSpec {
    TimingSpec(
      beginTime: state.beginTime, duration: state.duration, speed: Double(state.speed),
      timeOffset: state.timeOffset)
  }

  private var timeInLayers: [TimingSpec] {
    sequence(first: self) { $0.container }.map(\.timing).reversed()
  }

  /// Absolute time (`CACurrentMediaTime`) as this layer's.
  func localTime(atAbsoluteTime time: Double) -> Double {
    timeInLayers.reduce(time) { $1.localTime(atParentTime: $0) }
  }

  /// This layer's time as absolute time.
  func absoluteTime(atLocalTime time: Double) -> Double {
    timeInLayers.reversed().reduce(time) { $1.parentTime(atLocalTime: $0) }
  }

  /// The same for users: the time of a layer that stands still is time 0 of its superlayer, as one
  /// party measured on macOS (unverified).
  private func convertedToAbsolute(_ time: Double) -> Double {
    timeInLayers.reversed().reduce(time) { $1.speed == 0 ? 0 : $1.parentTime(atLocalTime: $0) }
  }

  /// A time of `l` (nil: absolute time) as this layer's, in seconds. A standing `l` is at its
  /// superlayer's time 0.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atAbsoluteTime: l?.convertedToAbsolute(t) ?? t)
  }

  /// A time of this layer as `l`'s (nil: absolute time), in seconds; of a standing layer, its
  /// superlayer's time 0.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = convertedToAbsolute(t)
    return l?.localTime(atAbsoluteTime: absolute) ?? absolute
  }
}
