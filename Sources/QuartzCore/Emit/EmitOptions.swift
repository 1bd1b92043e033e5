// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4's door.

internal import MicaRaster
package import MicaScene

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

/// Records a presented tree. The root lies in a plane whose origin is the surface's top left corner,
/// in points. The list depends on the arguments only; several threads may emit at once, each into a
/// list of its own.
package func emit(_ layer: PresentedLayer, into list: DisplayList, options: EmitOptions) {
  recordTree(layer, into: list, options: options, log: nil)
}

/// The same; `log` takes down what was recorded where, and has parts copied that did not change.
func recordTree(
  _ layer: PresentedLayer, into list: DisplayList, options: EmitOptions, log: EmitLog?
) {
  let surface = Projection(Affine.scale(options.scale, options.scale))
  let inner = layer.joinsSpace ? CATransform3DIdentity : nil
  let scope = EmitScope(plane: surface, inner: inner)
  LargeStack.run(depth: layer.height) {
    LayerEmitter(list: list, options: options, log: log).emit([layer], in: scope)
  }
}
