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
    opacity = Double(state.opacity)
    isHidden = state.isHidden
    allowsGroupOpacity = state.allowsGroupOpacity
    allowsEdgeAntialiasing = state.allowsEdgeAntialiasing
    backgroundColor = state.backgroundColor?.straightSRGB
    cornerRadius = state.cornerRadius
    maskedCorners = UInt8(truncatingIfNeeded: state.maskedCorners.rawValue)
    borderWidth = state.borderWidth
    borderColor = state.borderColor?.straightSRGB
    masksToBounds = state.masksToBounds
    contentsRect = state.contentsRect.vector
    contentsGravity = ContentsGravity(state.contentsGravity)
    contentsScale = state.contentsScale
    magnifiesByNearest = state.magnificationFilter == .nearest
    minifiesByNearest = state.minificationFilter == .nearest
    shadowColor = state.shadowColor?.straightSRGB
    shadowOpacity = Double(state.shadowOpacity)
    shadowOffset = SIMD2(state.shadowOffset.width, state.shadowOffset.height)
    shadowRadius = state.shadowRadius
    shadowPath = state.shadowPath?.outline
    content = layer.committedContent()
    readContents(state.contents)
    noteUnsupported(state)
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

  private mutating func noteUnsupported(_ state: LayerState) {
    if state.cornerCurve != .circular && state.cornerRadius > 0 {
      unsupported.append("CALayer.cornerCurve")
    }
    if state.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
      unsupported.append("CALayer.contentsCenter")
    }
    if !state.isDoubleSided { unsupported.append("CALayer.isDoubleSided") }
    if state.shouldRasterize { unsupported.append("CALayer.shouldRasterize") }
    if state.edgeAntialiasingMask.rawValue & 15 != 15 {
      unsupported.append("CALayer.edgeAntialiasingMask")
    }
  }
}
