// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which UIKit view a touch goes to: the display tree decides.

extension ViewHost {
  /// The view that receives a touch at a point of the canvas: that of the innermost display around what the touch meets.
  @MainActor
  func touchView(at point: CGPoint) -> UIView? {
    guard let display else { return nil }
    let inner = CGPoint(x: point.x - display.origin.x, y: point.y - display.origin.y)
    guard let hit = display.hitTest(inner) else { return nil }
    var path: [DisplayNode] = []
    var node: DisplayNode? = hit
    while let current = node {
      path.append(current)
      node = current.parent
    }
    // The point in the coordinates of each, from the root on.
    var points = [inner]
    for (outer, next) in zip(path.reversed(), path.reversed().dropFirst()) {
      points.append(outer.convert(points[points.count - 1], to: next) ?? points[points.count - 1])
    }
    for (display, point) in zip(path, points.reversed()) {
      if let view = display.touchView(at: point) { return view }
    }
    return nil
  }
}

extension DisplayNode {
  /// The view that a display without children shows, where the touch meets it.
  @MainActor
  func ownTouchView(at point: CGPoint) -> UIView? {
    guard children.isEmpty else { return nil }
    var layers: [DisplayLayer] = []
    appendLayers(to: &layers)
    guard layers.count == 1, case .view(let view) = layers[0], !(view is DisplayView) else {
      return nil
    }
    let inside = CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
    return view.hitTest(inside, with: nil)
  }
}
