// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1: the end of a run-loop iteration, before the commit.

internal import MicaRaster

/// Rounds of layout after which an update gives up. Layout may ask for layout, but not without end.
package let mostLayoutRounds = 100

/// Lays out a tree of layers until nothing asks for layout, then displays it; runs the program's code. UIKit calls this once
/// at the end of each iteration of the run loop.
///
/// Layout that keeps asking for layout is given up after `mostLayoutRounds`, and what is there is displayed.
///
/// - Parameters:
///   - prepare: Does what comes before a round of layout, and returns the tree's root.
///   - isUnsettled: Called with the root when layout is given up.
/// - Returns: The root, and whether nothing asks for layout any more.
package func updateLayerTree(
  _ prepare: () -> CALayer, unsettled isUnsettled: (CALayer) -> Void
) -> (root: CALayer, isSettled: Bool) {
  var root = prepare()
  for _ in 1..<mostLayoutRounds {
    guard root.layoutTree() else {
      root.displayTree()
      return (root, true)
    }
    root = prepare()
  }
  let isSettled = !root.layoutTree()
  if !isSettled { isUnsettled(root) }
  root.displayTree()
  return (root, isSettled)
}

/// The same for a tree that no window shows.
package func updateLayerTree(_ root: CALayer) {
  _ = updateLayerTree {
    root
  } unsettled: { _ in
    Unsupported.note(
      "A layer asks for layout again in every layout pass. The passes end without it.")
  }
}
