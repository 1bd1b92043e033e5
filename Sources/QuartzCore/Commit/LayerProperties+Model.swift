// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, one layer: reads the model's values once, by the rows of its class.

import CoreGraphics
internal import MicaRaster

extension LayerProperties {
  /// The model's present values. The only place where a CALayer's looks are read for drawing.
  init(_ layer: CALayer) {
    self.init()
    var looks = LayerLooks()
    CALayer.geometry.commit(&layer.state, &self)
    CALayer.looks.commit(&layer.state, &looks)
    looks.keepsDepth = layer is CATransformLayer
    looks.magnifiesByNearest = layer.state.magnificationFilter == .nearest
    looks.minifiesByNearest = layer.state.minificationFilter == .nearest
    looks.minifiesByArea = layer.state.minificationFilter == .trilinear
    looks.content = layer.committedContent()
    looks.readContents(layer.state.contents)
    looks.extras = LayerExtras.make(layer, unsupported: &looks.unsupported)
    shared = SharedLooks(looks)
  }
}

extension LayerLooks {
  fileprivate mutating func readContents(_ value: Any?) {
    switch value {
    case nil: contents = .none
    case let store as BackingStore: contents = .backing(store)
    case let image as CGImage: contents = .image(image.pixmap)
    case let other?: unsupported.append("CALayer.contents of type \(Swift.type(of: other))")
    }
  }
}
