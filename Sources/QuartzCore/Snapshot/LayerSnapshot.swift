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
  ///
  /// Changed, like the mask, only while the snapshot is being released.
  nonisolated(unsafe) private(set) var sublayers: [LayerSnapshot]
  nonisolated(unsafe) private(set) var mask: LayerSnapshot?
  let transition: ResolvedTransition?
  /// Animations of the program's own properties.
  let custom: (any ProgramDrawing)?
  /// Whether this layer or one below has such animations.
  let hasCustomDrawing: Bool
  /// Levels of the tree from here down, this one included.
  let height: Int
  /// Whether each moment shows something else without any animation.
  let movesByItself: Bool
  /// Whether the layer's own values are all that it shows: nothing stands below it, and it isn't on its way from an older
  /// picture.
  let isAlone: Bool
  /// What is shown at any time, where nothing below is animated.
  package let resting: PresentedLayer?

  init(
    properties: LayerProperties, animations: [ResolvedAnimation], timing: TimingSpec?,
    sublayers: [LayerSnapshot], mask: LayerSnapshot?, transition: ResolvedTransition? = nil,
    custom: (any ProgramDrawing)? = nil
  ) {
    self.properties = properties
    self.animations = animations
    self.timing = timing
    self.sublayers = sublayers
    self.mask = mask
    self.transition = transition
    self.custom = custom
    // One pass: a layer may have thousands of others.
    var below = (height: mask?.height ?? 0, hasCustom: mask?.hasCustomDrawing == true)
    var rests = mask == nil || mask?.resting != nil
    for layer in sublayers {
      below.height = max(below.height, layer.height)
      below.hasCustom = below.hasCustom || layer.hasCustomDrawing
      rests = rests && layer.resting != nil
    }
    hasCustomDrawing = custom != nil || below.hasCustom
    height = 1 + below.height
    movesByItself = properties.content.movesByItself
    isAlone = sublayers.isEmpty && mask == nil && transition == nil
    let isStill = rests && animations.isEmpty && transition == nil && !movesByItself
    resting =
      isStill
      ? PresentedLayer(
        properties: properties, sublayers: sublayers.compactMap(\.resting), mask: mask?.resting)
      : nil
  }

  deinit {
    // One release inside another for each level would end the stack.
    guard height > LargeStack.releaseLevels else { return }
    var waiting = takeLayers()
    while var next = waiting.popLast() {
      if isKnownUniquelyReferenced(&next) { waiting += next.takeLayers() }
    }
  }

  private func takeLayers() -> [LayerSnapshot] {
    let layers = sublayers + (mask.map { [$0] } ?? [])
    (sublayers, mask) = ([], nil)
    return layers
  }
}
