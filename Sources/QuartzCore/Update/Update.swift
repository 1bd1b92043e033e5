// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1: layout and display of a tree of layers. The door.

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
