// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The present as users see it: presentation copies and pictures of the model.

import CoreGraphics
internal import MicaScene

extension CALayer {
  func presentedCopy() -> CALayer? {
    guard let committed else { return nil }
    let copy = type(of: self).makePresentationLayer(self)
    let time = localTime(atAbsoluteTime: CACurrentMediaTime())
    let shown = committed.presentedProperties(atLocalTime: time)
    for key in committed.animations.map(\.key) {
      LayerKeyPath(key.name)?.set(shown.value(for: key)?.boxed, on: copy)
    }
    return copy
  }

  func renderModel(in context: CGContext) {
    displayTree()
    let layer = modelPresentation()
    context.record { list, userToList in
      let options = EmitOptions(scale: 1, smoothEdges: true, legacyGradients: true)
      LayerEmitter(list: list, options: options).draw(layer, map: PlaneMap(userToList))
    }
  }

  /// The tree as the model has it, whatever is animated.
  private func modelPresentation() -> PresentedLayer {
    PresentedLayer(
      properties: LayerProperties(self), sublayers: tree.sublayers.map { $0.modelPresentation() },
      mask: tree.mask?.modelPresentation())
  }
}
