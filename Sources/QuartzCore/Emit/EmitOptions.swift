// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stage 4 is told besides the layers.

/// How presented layers become a display list.
package struct EmitOptions: Equatable, Sendable {
  /// Pixels per point.
  package var scale: Double
  /// Whether straight edges are antialiased where a layer does not say (FACTS 3.9).
  package var smoothEdges: Bool
  /// Whether a context draws instead of the screen, as `render(in:)` does: gradient layers interpolate in generic RGB,
  /// γ 1.8 (FACTS 3.5), and contents are read as `CGContext.draw` would, whatever the layer's filters (FACTS 3.16).
  package var isInContext: Bool

  package init(scale: Double = 1, smoothEdges: Bool = false, isInContext: Bool = false) {
    self.scale = scale
    self.smoothEdges = smoothEdges
    self.isInContext = isInContext
  }
}
