// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4: presented layers → a display list. The door; LayerEmitter does the work.

internal import MicaRaster
package import MicaScene

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
