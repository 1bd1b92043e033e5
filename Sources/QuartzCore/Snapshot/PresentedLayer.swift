// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3's product: a tree of layers as shown at one moment. Frozen, as snapshots are; a snapshot
// without animations holds its own.

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
    properties: consuming LayerProperties, sublayers: [PresentedLayer], mask: PresentedLayer?,
    replicas: [[PresentedLayer]] = [], transition: PresentedTransition? = nil
  ) {
    let keepsDepth = properties.keepsDepth
    let mask = keepsDepth ? nil : mask
    self.mask = mask
    self.transition = transition
    leavesPlane = properties.leavesPlane
    if sublayers.isEmpty {
      self.sublayers = []
      self.replicas = replicas
      height = 1 + (mask?.height ?? 0)
      isDeep = false
      isBlank = mask == nil && transition == nil && properties.drawsNothing
    } else {
      self.sublayers = Self.inPaintOrder(sublayers)
      self.replicas = replicas.map(Self.inPaintOrder)
      height = 1 + max(sublayers.reduce(0) { max($0, $1.height) }, mask?.height ?? 0)
      isDeep = properties.makesSpace(of: sublayers) || properties.makesSpace(ofAny: replicas)
      isBlank = false
    }
    if keepsDepth { properties = properties.withoutLooks }
    // Last, so that the values are moved: a copy has to retain all that they hold.
    self.properties = properties
  }

  deinit {
    // One release inside another for each level would end the stack.
    guard height > LargeStack.releaseLevels else { return }
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
