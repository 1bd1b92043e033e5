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
  /// Runs `body` on the looks, which nobody else sees from then on.
  @inline(__always)
  mutating func changeLooks(_ body: (inout LayerLooks) -> Void) {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedLooks(shared.looks) }
    body(&shared.looks)
  }

  /// A look by its name.
  subscript<Value>(dynamicMember member: WritableKeyPath<LayerLooks, Value>) -> Value {
    @inline(__always) get { shared.looks[keyPath: member] }
    @inline(__always) set { changeLooks { $0[keyPath: member] = newValue } }
  }
}
