// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3: snapshot and time → what is shown. Pure: no clock, no mutable layer, any thread, any
// order of times.

/// A layer as shown at one moment. Immutable.
package final class PresentedLayer: Sendable {
  let properties: LayerProperties
  /// In order of painting: by depth, then by index.
  package let sublayers: [PresentedLayer]
  package let mask: PresentedLayer?

  init(properties: LayerProperties, sublayers: [PresentedLayer], mask: PresentedLayer?) {
    self.properties = properties
    self.sublayers = Self.inPaintOrder(sublayers)
    self.mask = mask
  }

  private static func inPaintOrder(_ layers: [PresentedLayer]) -> [PresentedLayer] {
    let depths = layers.map(\.properties.zPosition)
    guard zip(depths, depths.dropFirst()).contains(where: { $0 > $1 }) else { return layers }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }
}

extension PresentedLayer {
  /// What is shown of a property or a part of it, as a user would read it (sizes as points); nil for
  /// a name that does not animate.
  package func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), let key = path.property.key else { return nil }
    return properties.value(for: key)?.component(path.component)?.boxed
  }
}

/// What a snapshot shows at `time` (seconds, in the time of the tree's parent).
package func present(_ snapshot: LayerSnapshot, at time: Double) -> PresentedLayer {
  if let resting = snapshot.resting { return resting }
  let local = snapshot.timing?.localTime(atParentTime: time) ?? time
  return PresentedLayer(
    properties: snapshot.presentedProperties(atLocalTime: local),
    sublayers: snapshot.sublayers.map { present($0, at: local) },
    mask: snapshot.mask.map { present($0, at: local) })
}

extension LayerSnapshot {
  /// The layer's values with its animations applied in order of addition.
  func presentedProperties(atLocalTime time: Double) -> LayerProperties {
    var properties = properties
    for animation in animations { animation.apply(to: &properties, atLocalTime: time) }
    return properties
  }
}
