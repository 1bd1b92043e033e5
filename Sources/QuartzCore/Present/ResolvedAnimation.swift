// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3, one animation: numbers only.

/// A property animation with everything looked up.
struct ResolvedAnimation: Sendable {
  let key: AnimatableKey
  let component: KeyComponent
  /// In the layer's time.
  let timing: TimingSpec
  /// The pacing of a whole cycle; nil is linear.
  let curve: TimingCurve?
  let track: AnimationTrack
  let isAdditive: Bool
  let isCumulative: Bool

  /// Writes what the animation shows at a time of its layer; nothing where it has no effect.
  func apply(to properties: inout LayerProperties, atLocalTime time: Double) {
    guard let place = timing.place(atParentTime: time) else { return }
    var value = track.value(at: curve?.value(at: place.fraction) ?? place.fraction)
    if isCumulative && place.cycle > 0 {
      value = value.adding(track.value(at: 1), times: Double(place.cycle)) ?? value
    }
    if component == .whole && !isAdditive {
      properties.set(key, value)
      return
    }
    guard let whole = properties.value(for: key), let base = whole.component(component) else {
      return
    }
    if isAdditive { value = base.adding(value) ?? value }
    properties.set(key, whole.replacing(component, by: value))
  }
}
