// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3, one animation of a layer's property: no strings, no objects.

internal import MicaRaster

/// A property animation with everything looked up.
struct ResolvedAnimation: Sendable {
  let key: AnimatableKey
  let component: KeyComponent
  let motion: Motion
  /// Along a path: what is added to its direction to become the layer's rotation; nil leaves the
  /// rotation alone.
  var turn: Double?

  /// Writes what the animation shows at a time of its layer; nothing where it has no effect.
  func apply(to properties: inout LayerProperties, atLocalTime time: Double) {
    guard let place = motion.place(atLayerTime: time) else { return }
    let value = motion.value(at: place)
    if component == .whole && !motion.isAdditive {
      properties.set(key, value)
    } else {
      write(value, to: &properties)
    }
    if turn != nil { rotate(&properties, at: motion.fraction(at: place)) }
  }

  /// Writes a part of a property, or adds to it.
  private func write(_ value: AnimatableValue, to properties: inout LayerProperties) {
    guard let whole = properties.value(for: key) else { return }
    var shown = value
    if motion.isAdditive {
      guard let base = whole.component(component) else { return }
      shown = base.adding(value) ?? value
    }
    properties.set(key, whole.replacing(component, by: shown))
  }

  private func rotate(_ properties: inout LayerProperties, at fraction: Double) {
    guard let turn, let direction = motion.track.direction(at: fraction) else { return }
    let turned = AnimatableValue.transform(properties.transform)
      .replacing(.rotationZ, by: .number(direction + turn))
    if case .transform(let transform) = turned { properties.transform = transform }
  }
}
