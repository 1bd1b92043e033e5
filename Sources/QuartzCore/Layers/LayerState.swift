// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Everything that a CALayer stores about its looks, in Apple's types and with Apple's defaults.

import CoreGraphics

/// A layer's own values; copied as a whole by `init(layer:)`.
struct LayerState: LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isGeometryFlipped = false

  var isHidden = false
  var isDoubleSided = true
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing: Bool?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var backgroundColor: CGColor?
  /// Whether a pattern in the background is a view's, which stands upright.
  var hasUprightBackgroundPattern = false
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var masksToBounds = false

  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var isOpaque = false
  var needsDisplayOnBoundsChange = false

  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?

  var beginTime = 0.0
  var duration = Double.infinity
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var name: String?
}

extension LayerGeometry {
  /// The model's values.
  init(_ state: LayerState) {
    self.init(
      bounds: state.bounds.vector, position: SIMD2(state.position.x, state.position.y),
      zPosition: state.zPosition, anchorPoint: SIMD2(state.anchorPoint.x, state.anchorPoint.y),
      anchorPointZ: state.anchorPointZ, transform: state.transform)
  }
}
