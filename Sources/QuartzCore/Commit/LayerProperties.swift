// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stages 2 to 4 know of a layer: plain values, rounded to Float at commit. Animations change
// copies of these by AnimatableKey.

internal import MicaRaster

/// A layer's looks. Lengths in points, y down, colours straight sRGB.
struct LayerProperties: Sendable {
  var bounds = Vector4(0, 0, 0, 0)
  var position = SIMD2<Double>(0, 0)
  var zPosition = 0.0
  var anchorPoint = SIMD2<Double>(0.5, 0.5)
  var anchorPointZ = 0.0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity = 1.0
  var backgroundColor: StraightColor?
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderColor: StraightColor?
  var contents = LayerContents.none
  var contentsRect = Vector4(0, 0, 1, 1)
  /// What is stretched, in units of `contentsRect`.
  var contentsCenter = Vector4(0, 0, 1, 1)
  var shadowColor: StraightColor?
  var shadowOpacity = 0.0
  var shadowOffset = SIMD2<Double>(0, -3)
  var shadowRadius = 3.0
  /// In the layer's own space; nil casts the shadow of what is drawn.
  var shadowPath: Outline?

  var contentsScale = 1.0
  var contentsGravity = ContentsGravity.resize
  var magnifiesByNearest = false
  var minifiesByNearest = false
  var minifiesByArea = false
  var maskedCorners: UInt8 = 15
  var hasContinuousCorners = false
  var masksToBounds = false
  var isHidden = false
  var isGeometryFlipped = false
  var isDoubleSided = true
  /// CAEdgeAntialiasingMask's bits.
  var edgeAntialiasingMask: UInt8 = 15
  /// Whether the layer has no plane of its own: a transform layer.
  var keepsDepth = false
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing: Bool?
  /// What was asked for and is not drawn; noted at emit when the layer is drawn.
  var unsupported: [String] = []
  var content = LayerContent.plain
  var extras: LayerExtras?

  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: bounds, position: position, zPosition: zPosition, anchorPoint: anchorPoint,
      anchorPointZ: anchorPointZ, transform: transform)
  }
}

/// What a subclass draws between background and contents, or over the contents.
enum LayerContent: Sendable {
  case plain
  case gradient(GradientProperties)
  case shape(ShapeProperties)
  case replicator(ReplicatorProperties)
  case emitter(Emission)
  case tiled(TiledProperties)

  /// Whether each moment shows something else without any animation.
  var movesByItself: Bool {
    if case .emitter = self { return true }
    return false
  }
}

/// A gradient layer's values; points in units of the bounds.
struct GradientProperties: Sendable {
  var colors: [StraightColor]
  var locations: [Double]?
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  var type: CAGradientLayerType
}

/// A shape layer's values.
struct ShapeProperties: Sendable {
  var path: Outline
  var fillColor: StraightColor?
  var rule: FillRule
  var strokeColor: StraightColor?
  var strokeStart: Double
  var strokeEnd: Double
  var lineWidth: Double
  var miterLimit: Double
  var cap: LineCap
  var join: LineJoin
  var dashPhase: Double
  /// Nil for a solid line.
  var dash: [Float]?
}

/// A placement of contents as a pair of alignments or a way of scaling.
enum ContentsGravity: Sendable, Equatable {
  /// 0 at the smallest coordinate, 0.5 centred, 1 at the greatest.
  case aligned(x: Double, y: Double)
  case resize, resizeAspect, resizeAspectFill

  init(_ gravity: CALayerContentsGravity) {
    switch gravity {
    case .resize: self = .resize
    case .resizeAspect: self = .resizeAspect
    case .resizeAspectFill: self = .resizeAspectFill
    case .top: self = .aligned(x: 0.5, y: 1)
    case .bottom: self = .aligned(x: 0.5, y: 0)
    case .left: self = .aligned(x: 0, y: 0.5)
    case .right: self = .aligned(x: 1, y: 0.5)
    case .topLeft: self = .aligned(x: 0, y: 1)
    case .topRight: self = .aligned(x: 1, y: 1)
    case .bottomLeft: self = .aligned(x: 0, y: 0)
    case .bottomRight: self = .aligned(x: 1, y: 0)
    default: self = .aligned(x: 0.5, y: 0.5)
    }
  }
}
