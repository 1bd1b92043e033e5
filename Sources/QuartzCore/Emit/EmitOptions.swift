// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stage 4 is told besides the layers.

/// How presented layers become a display list.
package struct EmitOptions: Equatable, Sendable {
  /// Pixels per point.
  package var scale: Double
  /// Whether straight edges are antialiased where a layer does not say (FACTS 3.9).
  package var smoothEdges: Bool
  /// Whether gradient layers interpolate in generic RGB, γ 1.8, as `render(in:)` does (FACTS 3.5).
  package var legacyGradients: Bool

  package init(scale: Double = 1, smoothEdges: Bool = false, legacyGradients: Bool = false) {
    self.scale = scale
    self.smoothEdges = smoothEdges
    self.legacyGradients = legacyGradients
  }
}
