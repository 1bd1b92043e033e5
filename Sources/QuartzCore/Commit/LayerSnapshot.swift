// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2's product: a tree of layers, frozen. Unchanged parts are shared between commits.

/// One layer as it was at a commit, animations attached. Immutable.
package final class LayerSnapshot: Sendable {
  let properties: LayerProperties
  /// In order of addition.
  let animations: [ResolvedAnimation]
  /// The layer's own time; nil where it runs like its parent's.
  let timing: TimingSpec?
  /// From back to front by index; depth is sorted when presented.
  let sublayers: [LayerSnapshot]
  let mask: LayerSnapshot?
  /// What is shown at any time, where nothing below is animated.
  let resting: PresentedLayer?

  init(
    properties: LayerProperties, animations: [ResolvedAnimation], timing: TimingSpec?,
    sublayers: [LayerSnapshot], mask: LayerSnapshot?
  ) {
    self.properties = properties
    self.animations = animations
    self.timing = timing
    self.sublayers = sublayers
    self.mask = mask
    let children = sublayers.compactMap(\.resting)
    let isStill = animations.isEmpty && children.count == sublayers.count
    if isStill && (mask == nil || mask?.resting != nil) {
      resting = PresentedLayer(properties: properties, sublayers: children, mask: mask?.resting)
    } else {
      resting = nil
    }
  }
}
