// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, one layer: reads the model's values once and rounds what the program computed.

import CoreGraphics
internal import MicaRaster

extension LayerProperties {
  /// The model's present values. The only place where a CALayer's looks are read for drawing.
  init(_ layer: CALayer) {
    let state = layer.state
    bounds = state.bounds.vector
    position = SIMD2(state.position.x, state.position.y)
    zPosition = state.zPosition
    anchorPoint = SIMD2(state.anchorPoint.x, state.anchorPoint.y)
    anchorPointZ = state.anchorPointZ
    transform = state.transform
    sublayerTransform = state.sublayerTransform
    isGeometryFlipped = state.isGeometryFlipped
    isDoubleSided = state.isDoubleSided
    edgeAntialiasingMask = UInt8(truncatingIfNeeded: state.edgeAntialiasingMask.rawValue)
    keepsDepth = layer is CATransformLayer
    opacity = Double(state.opacity)
    isHidden = state.isHidden
    allowsGroupOpacity = state.allowsGroupOpacity
    allowsEdgeAntialiasing = state.allowsEdgeAntialiasing
    backgroundColor = state.backgroundColor?.straightSRGB
    cornerRadius = state.cornerRadius
    maskedCorners = UInt8(truncatingIfNeeded: state.maskedCorners.rawValue)
    hasContinuousCorners = state.cornerCurve == .continuous
    borderWidth = state.borderWidth
    borderColor = state.borderColor?.straightSRGB
    masksToBounds = state.masksToBounds
    contentsRect = state.contentsRect.vector
    contentsCenter = state.contentsCenter.vector
    contentsGravity = ContentsGravity(state.contentsGravity)
    contentsScale = state.contentsScale
    magnifiesByNearest = state.magnificationFilter == .nearest
    minifiesByNearest = state.minificationFilter == .nearest
    minifiesByArea = state.minificationFilter == .trilinear
    shadowColor = state.shadowColor?.straightSRGB
    shadowOpacity = Double(state.shadowOpacity)
    shadowOffset = SIMD2(state.shadowOffset.width, state.shadowOffset.height)
    shadowRadius = state.shadowRadius
    shadowPath = state.shadowPath?.outline
    content = layer.committedContent()
    readContents(state.contents)
    extras = LayerExtras.make(layer, unsupported: &unsupported)
    roundToFloat()
  }

  private mutating func readContents(_ value: Any?) {
    switch value {
    case nil: contents = .none
    case let store as BackingStore: contents = .backing(store)
    case let image as CGImage: contents = .image(image.pixmap)
    case let other?: unsupported.append("CALayer.contents of type \(Swift.type(of: other))")
    }
  }
}
