// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The greater part of a layer's values, which its presentations share as long as no animation
// changes them. Stages 2 and 3 write, stage 4 reads.

internal import MicaRaster

/// What a layer looks like, its place aside.
struct LayerLooks: Sendable {
  var sublayerTransform = CATransform3DIdentity
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
  var maskedCorners = UInt8(15)
  var hasContinuousCorners = false
  var masksToBounds = false
  var isHidden = false
  var isGeometryFlipped = false
  var isDoubleSided = true
  /// CAEdgeAntialiasingMask's bits.
  var edgeAntialiasingMask = UInt8(15)
  /// Whether the layer has no plane of its own: a transform layer.
  var keepsDepth = false
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing: Bool?
  /// What was asked for and is not drawn; noted at emit when the layer is drawn.
  var unsupported: [String] = []
  var content = LayerContent.plain
  var extras: LayerExtras?
}

/// Looks behind a reference: written to only by who alone holds it.
final class SharedLooks: @unchecked Sendable {
  @exclusivity(unchecked) fileprivate(set) var looks: LayerLooks

  /// Those of a layer that nobody changed.
  static let standard = SharedLooks(LayerLooks())

  init(_ looks: LayerLooks) { self.looks = looks }
}

extension LayerProperties {
  /// Makes sure that nobody else sees what is written next.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedLooks(shared.looks) }
  }

  var sublayerTransform: CATransform3D {
    get { shared.looks.sublayerTransform }
    set {
      own()
      shared.looks.sublayerTransform = newValue
    }
  }
  var backgroundColor: StraightColor? {
    get { shared.looks.backgroundColor }
    set {
      own()
      shared.looks.backgroundColor = newValue
    }
  }
  var cornerRadius: Double {
    get { shared.looks.cornerRadius }
    set {
      own()
      shared.looks.cornerRadius = newValue
    }
  }
  var borderWidth: Double {
    get { shared.looks.borderWidth }
    set {
      own()
      shared.looks.borderWidth = newValue
    }
  }
  var borderColor: StraightColor? {
    get { shared.looks.borderColor }
    set {
      own()
      shared.looks.borderColor = newValue
    }
  }
  var contents: LayerContents {
    get { shared.looks.contents }
    set {
      own()
      shared.looks.contents = newValue
    }
  }
  var contentsRect: Vector4 {
    get { shared.looks.contentsRect }
    set {
      own()
      shared.looks.contentsRect = newValue
    }
  }
  /// What is stretched, in units of `contentsRect`.
  var contentsCenter: Vector4 {
    get { shared.looks.contentsCenter }
    set {
      own()
      shared.looks.contentsCenter = newValue
    }
  }
  var shadowColor: StraightColor? {
    get { shared.looks.shadowColor }
    set {
      own()
      shared.looks.shadowColor = newValue
    }
  }
  var shadowOpacity: Double {
    get { shared.looks.shadowOpacity }
    set {
      own()
      shared.looks.shadowOpacity = newValue
    }
  }
  var shadowOffset: SIMD2<Double> {
    get { shared.looks.shadowOffset }
    set {
      own()
      shared.looks.shadowOffset = newValue
    }
  }
  var shadowRadius: Double {
    get { shared.looks.shadowRadius }
    set {
      own()
      shared.looks.shadowRadius = newValue
    }
  }
  /// In the layer's own space; nil casts the shadow of what is drawn.
  var shadowPath: Outline? {
    get { shared.looks.shadowPath }
    set {
      own()
      shared.looks.shadowPath = newValue
    }
  }
  var contentsScale: Double {
    get { shared.looks.contentsScale }
    set {
      own()
      shared.looks.contentsScale = newValue
    }
  }
  var contentsGravity: ContentsGravity {
    get { shared.looks.contentsGravity }
    set {
      own()
      shared.looks.contentsGravity = newValue
    }
  }
  var magnifiesByNearest: Bool {
    get { shared.looks.magnifiesByNearest }
    set {
      own()
      shared.looks.magnifiesByNearest = newValue
    }
  }
  var minifiesByNearest: Bool {
    get { shared.looks.minifiesByNearest }
    set {
      own()
      shared.looks.minifiesByNearest = newValue
    }
  }
  var minifiesByArea: Bool {
    get { shared.looks.minifiesByArea }
    set {
      own()
      shared.looks.minifiesByArea = newValue
    }
  }
  var maskedCorners: UInt8 {
    get { shared.looks.maskedCorners }
    set {
      own()
      shared.looks.maskedCorners = newValue
    }
  }
  var hasContinuousCorners: Bool {
    get { shared.looks.hasContinuousCorners }
    set {
      own()
      shared.looks.hasContinuousCorners = newValue
    }
  }
  var masksToBounds: Bool {
    get { shared.looks.masksToBounds }
    set {
      own()
      shared.looks.masksToBounds = newValue
    }
  }
  var isHidden: Bool {
    get { shared.looks.isHidden }
    set {
      own()
      shared.looks.isHidden = newValue
    }
  }
  var isGeometryFlipped: Bool {
    get { shared.looks.isGeometryFlipped }
    set {
      own()
      shared.looks.isGeometryFlipped = newValue
    }
  }
  var isDoubleSided: Bool {
    get { shared.looks.isDoubleSided }
    set {
      own()
      shared.looks.isDoubleSided = newValue
    }
  }
  /// CAEdgeAntialiasingMask's bits.
  var edgeAntialiasingMask: UInt8 {
    get { shared.looks.edgeAntialiasingMask }
    set {
      own()
      shared.looks.edgeAntialiasingMask = newValue
    }
  }
  /// Whether the layer has no plane of its own: a transform layer.
  var keepsDepth: Bool {
    get { shared.looks.keepsDepth }
    set {
      own()
      shared.looks.keepsDepth = newValue
    }
  }
  var allowsGroupOpacity: Bool {
    get { shared.looks.allowsGroupOpacity }
    set {
      own()
      shared.looks.allowsGroupOpacity = newValue
    }
  }
  var allowsEdgeAntialiasing: Bool? {
    get { shared.looks.allowsEdgeAntialiasing }
    set {
      own()
      shared.looks.allowsEdgeAntialiasing = newValue
    }
  }
  /// What was asked for and is not drawn; noted at emit when the layer is drawn.
  var unsupported: [String] {
    get { shared.looks.unsupported }
    set {
      own()
      shared.looks.unsupported = newValue
    }
  }
  var content: LayerContent {
    get { shared.looks.content }
    set {
      own()
      shared.looks.content = newValue
    }
  }
  var extras: LayerExtras? {
    get { shared.looks.extras }
    set {
      own()
      shared.looks.extras = newValue
    }
  }
}
