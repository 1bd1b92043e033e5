// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3: snapshot and time → what is shown. Pure: no clock, no mutable layer, any thread, any
// order of times.

/// What a snapshot shows at `time` (seconds, in the time of the tree's parent).
package func present(_ snapshot: LayerSnapshot, at time: Double) -> PresentedLayer {
  if let resting = snapshot.resting { return resting }
  return LargeStack.run(depth: snapshot.height) { presentTree(snapshot, at: time) }
}

/// The same, by recursion.
func presentTree(_ snapshot: LayerSnapshot, at time: Double) -> PresentedLayer {
  if let resting = snapshot.resting { return resting }
  let local = snapshot.timing?.localTime(atParentTime: time) ?? time
  let properties = snapshot.presentedProperties(atLocalTime: local)
  if snapshot.isAlone { return PresentedLayer(properties: properties, sublayers: [], mask: nil) }
  let replicas = snapshot.replicas(properties, atLocalTime: local)
  return PresentedLayer(
    properties: properties,
    sublayers: snapshot.sublayers.map { presentTree($0, at: local) },
    mask: snapshot.mask.map { presentTree($0, at: local) }, replicas: replicas,
    transition: snapshot.transition?.presented(atLocalTime: local))
}

extension LayerSnapshot {
  /// The layer's values with its animations applied in order of addition. Inlined, so that they are made where they stay.
  @inline(__always)
  func presentedProperties(atLocalTime time: Double) -> LayerProperties {
    var properties = properties
    animations.withUnsafeBufferPointer { animations in
      for index in animations.indices {
        animations[index].apply(to: &properties, atLocalTime: time)
      }
    }
    if movesByItself, case .emitter(let emission) = properties.content {
      properties.content = .emitter(emission.presented(at: time))
    }
    return properties
  }
}
