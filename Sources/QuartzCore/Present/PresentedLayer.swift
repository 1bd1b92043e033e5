// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3: snapshot and time → what is shown. Pure: no clock, no mutable layer, any thread, any
// order of times.

/// A layer as shown at one moment. Immutable.
package final class PresentedLayer: Sendable {
  let properties: LayerProperties
  /// In order of painting: by depth, then by index.
  ///
  /// Changed, like the mask, only while the layer is being released.
  nonisolated(unsafe) package private(set) var sublayers: [PresentedLayer]
  nonisolated(unsafe) package private(set) var mask: PresentedLayer?
  /// A replicator's sublayers at the moment that each instance shows; empty where all instances show
  /// `sublayers`.
  let replicas: [[PresentedLayer]]
  /// The layer is on its way here from an older picture.
  let transition: PresentedTransition?
  /// Whether the sublayers need not all lie in the layer's own plane.
  let isDeep: Bool
  /// Whether the layer, as a sublayer, need not lie in its parent's plane.
  let leavesPlane: Bool
  /// Whether the layer draws nothing and has nothing below that might.
  let isBlank: Bool
  /// Levels of the tree from here down, this one included.
  let height: Int

  init(
    properties: LayerProperties, sublayers: [PresentedLayer], mask: PresentedLayer?,
    replicas: [[PresentedLayer]] = [], transition: PresentedTransition? = nil
  ) {
    let keepsDepth = properties.keepsDepth
    let mask = keepsDepth ? nil : mask
    self.properties = keepsDepth ? properties.withoutLooks : properties
    self.mask = mask
    self.transition = transition
    leavesPlane = properties.leavesPlane
    if sublayers.isEmpty {
      self.sublayers = []
      self.replicas = replicas
      height = 1 + (mask?.height ?? 0)
      isDeep = false
      isBlank = mask == nil && transition == nil && properties.drawsNothing
      return
    }
    self.sublayers = Self.inPaintOrder(sublayers)
    self.replicas = replicas.map(Self.inPaintOrder)
    height = 1 + max(sublayers.reduce(0) { max($0, $1.height) }, mask?.height ?? 0)
    isDeep = properties.makesSpace(of: sublayers) || replicas.contains(where: properties.makesSpace)
    isBlank = false
  }

  deinit {
    // One release inside another for each level would end the stack.
    guard height > DeepWork.releaseLevels else { return }
    var waiting = takeLayers()
    while var next = waiting.popLast() {
      if isKnownUniquelyReferenced(&next) { waiting += next.takeLayers() }
    }
  }

  private func takeLayers() -> [PresentedLayer] {
    let layers = sublayers + (mask.map { [$0] } ?? [])
    (sublayers, mask) = ([], nil)
    return layers
  }

  private static func inPaintOrder(_ layers: [PresentedLayer]) -> [PresentedLayer] {
    var last = -Double.infinity
    let isOrdered = layers.allSatisfy { layer in
      defer { last = layer.properties.zPosition }
      return !(last > layer.properties.zPosition)
    }
    if isOrdered { return layers }
    let depths = layers.map(\.properties.zPosition)
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
  return DeepWork.run(depth: snapshot.height) { presentTree(snapshot, at: time) }
}

/// The same, by recursion.
func presentTree(_ snapshot: LayerSnapshot, at time: Double) -> PresentedLayer {
  if let resting = snapshot.resting { return resting }
  let local = snapshot.timing?.localTime(atParentTime: time) ?? time
  let properties = snapshot.presentedProperties(atLocalTime: local)
  return PresentedLayer(
    properties: properties,
    sublayers: snapshot.sublayers.map { presentTree($0, at: local) },
    mask: snapshot.mask.map { presentTree($0, at: local) },
    replicas: snapshot.replicas(properties, atLocalTime: local),
    transition: snapshot.transition?.presented(atLocalTime: local))
}

extension LayerSnapshot {
  /// The layer's values with its animations applied in order of addition.
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
