// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1: layout until nothing asks for it any more, then display of what asks for that.

import CoreGraphics
internal import MicaContext
internal import MicaRaster

extension CALayer {
  /// Lays out every layer of the tree that asks for it, parents first; returns whether any did.
  /// Without recursion: user code needs the caller's own stack, whatever the depth.
  package func layoutTree() -> Bool {
    var didLayOut = false
    var waiting = [self]
    while let layer = waiting.popLast() {
      guard layer.flags.needsUpdate else { continue }
      if layer.flags.needsLayout {
        layer.flags.needsLayout = false
        // It may lay itself out meanwhile.
        let isNested = layer.flags.isLayingOut
        layer.flags.isLayingOut = true
        WorkSubject.with(layer) { layer.layoutSublayers() }
        layer.flags.isLayingOut = isNested
        didLayOut = true
      }
      if let mask = layer.tree.mask { waiting.append(mask) }
      waiting.append(contentsOf: layer.tree.sublayers.reversed())
    }
    return didLayOut
  }

  /// Displays every layer of the tree that asks for it. What asks anew waits for the next turn.
  package func displayTree() {
    var waiting = [self]
    var visited: [CALayer] = []
    while let layer = waiting.popLast() {
      guard layer.flags.needsUpdate else { continue }
      layer.flags.needsUpdate = false
      layer.displayIfNeeded()
      visited.append(layer)
      waiting.append(contentsOf: layer.tree.sublayers.reversed())
      if let mask = layer.tree.mask { waiting.append(mask) }
    }
    // From the lowest up: who still waits, or has somebody below who does.
    for layer in visited.reversed() where layer.waitsForUpdate { layer.flags.needsUpdate = true }
  }

  /// The layer that is laid out first in the next round; nil when none asks.
  package var firstThatNeedsLayout: CALayer? {
    var waiting = [self]
    while let layer = waiting.popLast() {
      guard layer.flags.needsUpdate else { continue }
      if layer.flags.needsLayout { return layer }
      if let mask = layer.tree.mask { waiting.append(mask) }
      waiting.append(contentsOf: layer.tree.sublayers.reversed())
    }
    return nil
  }

  private var waitsForUpdate: Bool {
    flags.needsLayout || flags.needsDisplay
      || tree.sublayers.contains { $0.flags.needsUpdate } || tree.mask?.flags.needsUpdate == true
  }

  func layoutNowIfNeeded() {
    var top = self
    while let parent = top.tree.superlayer, parent.flags.needsLayout { top = parent }
    var rounds = 0
    while rounds < mostLayoutRounds && top.layoutTree() { rounds += 1 }
  }
}
