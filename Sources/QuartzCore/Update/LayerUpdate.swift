// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1: layout until nothing asks for it any more, then display of what asks for that.

import CoreGraphics
internal import MicaRaster

/// Lays out and displays a tree of layers; runs the user's code, once per turn of the run loop.
///
/// Layout that keeps asking for layout is given up, with a note, after 100 rounds.
package func updateLayerTree(_ root: CALayer) {
  var rounds = 0
  while root.layoutTree() {
    rounds += 1
    guard rounds < 100 else {
      Unsupported.note("layout that asks for layout without end")
      break
    }
  }
  root.displayTree()
}

extension CALayer {
  /// Lays out every layer of the tree that asks for it, parents first; returns whether any did.
  func layoutTree() -> Bool {
    guard flags.needsUpdate else { return false }
    var didLayOut = false
    if flags.needsLayout {
      flags.needsLayout = false
      layoutSublayers()
      didLayOut = true
    }
    for child in tree.sublayers where child.layoutTree() { didLayOut = true }
    if let mask = tree.mask, mask.layoutTree() { didLayOut = true }
    return didLayOut
  }

  /// Displays every layer of the tree that asks for it. What asks anew waits for the next turn.
  func displayTree() {
    guard flags.needsUpdate else { return }
    flags.needsUpdate = false
    displayIfNeeded()
    tree.mask?.displayTree()
    for child in tree.sublayers { child.displayTree() }
    let waits = { (layer: CALayer) in layer.flags.needsUpdate }
    flags.needsUpdate =
      flags.needsLayout || flags.needsDisplay || tree.sublayers.contains(where: waits)
      || tree.mask.map(waits) == true
  }

  func layoutNowIfNeeded() {
    var top = self
    while let parent = top.tree.superlayer, parent.flags.needsLayout { top = parent }
    var rounds = 0
    while rounds < 100 && top.layoutTree() { rounds += 1 }
  }
}
