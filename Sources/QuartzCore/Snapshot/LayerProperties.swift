// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stages 2 to 4 know of a layer: plain values, rounded to Float at commit. Animations change
// copies of these by their fields.

internal import MicaRaster

/// A layer's looks. Lengths in points, y down, colours straight sRGB.
///
/// What places the layer, and moves most often, is stored inline; everything else lies behind
/// references and is shared until it is written to, so that a copy is small.
@dynamicMemberLookup
struct LayerProperties: Sendable {
  var bounds = Vector4(0, 0, 0, 0)
  var position = SIMD2<Double>(0, 0)
  var zPosition = 0.0
  var anchorPoint = SIMD2<Double>(0.5, 0.5)
  var anchorPointZ = 0.0
  var opacity = 1.0
  /// Read and written as `transform`; nil is the identity.
  var sharedTransform: SharedTransform?
  /// Read and written through LayerProperties+Looks.swift.
  var shared = SharedLooks.standard

  var transform: CATransform3D {
    get { sharedTransform?.matrix ?? CATransform3DIdentity }
    set { sharedTransform = SharedTransform.of(newValue) }
  }

  /// `geometry.map`: own space to parent's plane.
  var map: Projection {
    if sharedTransform != nil { return geometry.map }
    let corner = position - (bounds.lowHalf + anchorPoint * bounds.highHalf)
    return Projection(
      x: Vector3(1, 0, 0), y: Vector3(0, 1, 0),
      origin: Vector3(corner.x + (zPosition * 0 + anchorPointZ * 0), corner.y, 1))
  }

  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: bounds, position: position, zPosition: zPosition, anchorPoint: anchorPoint,
      anchorPointZ: anchorPointZ, transform: transform)
  }
}

/// A transform behind a reference.
final class SharedTransform: Sendable {
  let matrix: CATransform3D

  private init(_ matrix: CATransform3D) { self.matrix = matrix }

  /// Nil for the identity.
  static func of(_ matrix: CATransform3D) -> SharedTransform? {
    CATransform3DIsIdentity(matrix) ? nil : SharedTransform(matrix)
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
  case text(TextProperties)

  /// Whether each moment shows something else without any animation.
  var movesByItself: Bool {
    if case .emitter = self { return true }
    return false
  }
}

/// A gradient layer's values; points in units of the bounds.
struct GradientProperties: Sendable {
  var colors: [StraightColor] = []
  var locations: [Double]?
  var start = SIMD2<Double>(0, 0)
  var end = SIMD2<Double>(0, 0)
  var type = CAGradientLayerType.axial
}

/// A shape layer's values.
struct ShapeProperties: Sendable {
  var path = Outline.empty
  var fillColor: StraightColor?
  var rule = FillRule.nonZero
  var strokeColor: StraightColor?
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var lineWidth = 1.0
  var miterLimit = 10.0
  var cap = LineCap.butt
  var join = LineJoin.miter
  var dashPhase = 0.0
  /// Nil for a solid line.
  var dash: [Float]?
}

/// What animates of a text layer. Its picture is in the contents; a copy draws another for values
/// that differ from the model's.
struct TextProperties: Sendable, Equatable {
  var fontSize = 36.0
  var foregroundColor: StraightColor?
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
