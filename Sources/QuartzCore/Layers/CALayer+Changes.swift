// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a change of a layer sets in motion: the flags that stages 1 and 2 look at.

import CoreGraphics

/// What waits to be done for a layer.
struct LayerFlags {
  var needsLayout = true
  var needsDisplay = false
  /// This layer or one below waits for layout or display.
  var needsUpdate = true
  /// This layer or one below differs from its last snapshot. A layer that has changed has only
  /// changed layers above it.
  var hasChanged = true
  /// The delegate left `display(_:)` to its default.
  var delegateLacksDisplay = false
}

extension CALayer {
  /// The layer that this one is a child or the mask of.
  var container: CALayer? { tree.superlayer ?? tree.maskedLayer }

  /// Runs a setter's body and spreads the news.
  func change(_ key: AnimatableKey? = nil, _ body: () -> Void) {
    body()
    didChange()
    if let key, type(of: self).needsDisplay(forKey: key.name) { setNeedsDisplay() }
  }

  func markChanged() {
    var layer: CALayer? = self
    while let current = layer, !current.flags.hasChanged {
      current.flags.hasChanged = true
      layer = current.container
    }
  }

  func markNeedsUpdate() {
    var layer: CALayer? = self
    while let current = layer {
      current.flags.needsUpdate = true
      layer = current.container
    }
  }

  func markNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    markNeedsUpdate()
  }

  func markNeedsDisplay() {
    guard !flags.needsDisplay else { return }
    flags.needsDisplay = true
    markNeedsUpdate()
  }
}
