// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3, one animation of a layer's property: no strings, no objects.

internal import MicaRaster

/// A property animation with everything looked up. An object, since a copy of all that it holds would cost more than
/// what is computed of it for a frame.
final class ResolvedAnimation: Sendable {
  let field: LayerField
  let component: KeyComponent
  let motion: Motion
  /// Along a path: what is added to its direction to become the layer's rotation; nil leaves the
  /// rotation alone.
  let pathRotation: Double?

  init(field: LayerField, component: KeyComponent, motion: Motion, pathRotation: Double?) {
    (self.field, self.component) = (field, component)
    (self.motion, self.pathRotation) = (motion, pathRotation)
  }

  /// Writes what the animation shows at a time of its layer; nothing where it has no effect.
  func apply(to properties: inout LayerProperties, atLocalTime time: Double) {
    guard let progress = motion.progress(atLayerTime: time) else { return }
    if pathRotation == nil && !motion.isAdditive,
      let (kind, lanes) = motion.plainLanes(at: progress),
      properties.set(field, component, kind, lanes)
    {
      return
    }
    let value = motion.value(at: progress)
    if component == .whole && !motion.isAdditive {
      properties.set(field, value)
    } else {
      write(value, to: &properties)
    }
    if pathRotation != nil { rotate(&properties, at: motion.fraction(at: progress)) }
  }

  /// Writes a part of a property, or adds to it.
  private func write(_ value: AnimatableValue, to properties: inout LayerProperties) {
    guard let whole = properties.value(of: field) else { return }
    var shown = value
    if motion.isAdditive {
      guard let base = whole.component(component) else { return }
      shown = base.adding(value) ?? value
    }
    properties.set(field, whole.replacing(component, by: shown))
  }

  private func rotate(_ properties: inout LayerProperties, at fraction: Double) {
    guard let pathRotation, let direction = motion.track.direction(at: fraction) else { return }
    let turned = AnimatableValue.transform(properties.transform)
      .replacing(.rotationZ, by: .number(direction + pathRotation))
    if case .transform(let transform) = turned { properties.transform = transform }
  }
}

extension Motion {
  /// The value there as numbers, where that is all there is to it.
  fileprivate func plainLanes(at progress: TimingSpec.Progress) -> (LaneKind, Vector4)? {
    guard function == nil, !isCumulative, case .lanes(let kind, _) = track.frames,
      let lanes = track.lanes(at: fraction(at: progress))
    else { return nil }
    return (kind, lanes)
  }
}
