// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scrolling, as asked for by a layer inside a scroll layer.

import CoreGraphics

extension CALayer {
  /// The nearest scroll layer above this one.
  private var enclosingScrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let found = current as? CAScrollLayer { return found }
      layer = current.superlayer
    }
    return nil
  }

  func scrollAncestor(to p: CGPoint) {
    guard let scroller = enclosingScrollLayer else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  func scrollAncestor(toShow r: CGRect) {
    guard let scroller = enclosingScrollLayer else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  /// The bounds within those of the nearest scroll layer above.
  var boundsInScrollLayer: CGRect {
    guard let scroller = enclosingScrollLayer else { return bounds }
    let window = convert(scroller.bounds, from: scroller)
    let (x0, x1) = (max(bounds.minX, window.minX), min(bounds.maxX, window.maxX))
    let (y0, y1) = (max(bounds.minY, window.minY), min(bounds.maxY, window.maxY))
    guard x0 < x1, y0 < y1 else { return .zero }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
