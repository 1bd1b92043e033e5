// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The present as users see it: presentation copies and pictures of the model.

import CoreGraphics
internal import MicaRaster
internal import MicaScene

extension CALayer {
  /// A copy of the layer as it looks at a time; nil before the first commit. A presentation copy is
  /// its own.
  func presentedCopy(at time: Double = CACurrentMediaTime()) -> CALayer? {
    if presented != nil { return self }
    guard let committed else { return nil }
    let copy = type(of: self).makePresentationLayer(self)
    let local = localTime(atAbsoluteTime: time)
    let shown = committed.presentedProperties(atLocalTime: local)
    for field in committed.animations.map(\.field) {
      copy.setCodedValue(shown.value(of: field)?.boxed, field.key)
    }
    (committed.custom as? CustomDrawing)?.showValues(on: copy, atLocalTime: local)
    copy.delegate = delegate
    copy.presented = PresentationLink(model: self, time: time, snapshot: committed)
    return copy
  }

  func renderModel(in context: CGContext) {
    render(presented?.shown ?? renderedModel(), in: context)
  }

  /// Draws what the layer itself shows at a time, as of the last commit: nothing that is in it, no mask. In the layer's
  /// own space, like `render(in:)`.
  package func renderAlone(in context: CGContext, at time: Double = CACurrentMediaTime()) {
    guard let committed else { return }
    let shown = committed.presentedProperties(atLocalTime: localTime(atAbsoluteTime: time))
    render(PresentedLayer(properties: shown, sublayers: [], mask: nil), in: context)
  }

  private func render(_ layer: PresentedLayer, in context: CGContext) {
    context.record { list, userToList in
      let options = EmitOptions(scale: 1, smoothEdges: true, isInContext: true)
      LargeStack.run(depth: layer.height) {
        LayerEmitter(list: list, options: options).draw(
          layer.withoutDepth(), in: EmitScope(plane: Projection(userToList)))
      }
    }
  }

  private func renderedModel() -> PresentedLayer {
    displayTree()
    return LargeStack.run(depth: height) { modelPresentation() }
  }

  /// The tree as the model has it, whatever is animated.
  private func modelPresentation() -> PresentedLayer {
    PresentedLayer(
      properties: LayerProperties(self), sublayers: tree.sublayers.map { $0.modelPresentation() },
      mask: tree.mask?.modelPresentation())
  }
}
