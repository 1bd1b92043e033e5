// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which layers lie in their parent's plane, which most do: asked once for each presented layer, so
// that only the others cost depth sorting.

extension LayerProperties {
  /// Whether sublayers of this layer leave its plane: a transform turns or moves one out of it, or
  /// one has no plane, or depth makes a difference to this layer's own transform of its sublayers.
  func makesSpace(of sublayers: [PresentedLayer]) -> Bool {
    if sublayers.isEmpty { return false }
    let isPlain = CATransform3DIsIdentity(self.sublayerTransform)
    if !isPlain && !self.sublayerTransform.keepsPlane { return true }
    if case .replicator(let replicator) = self.content, !replicator.transform.keepsPlane {
      return true
    }
    let minds = !isPlain && !self.sublayerTransform.ignoresDepth
    return sublayers.contains { $0.leavesPlane || minds && $0.properties.zPosition != 0 }
  }

  /// Whether any of several lists of sublayers would.
  func makesSpace(ofAny lists: [[PresentedLayer]]) -> Bool {
    lists.contains { makesSpace(of: $0) }
  }

  /// Whether a layer of these values need not lie in its parent's plane, or has none.
  var leavesPlane: Bool {
    if self.keepsDepth || anchorPointZ != 0 || !self.isDoubleSided { return true }
    if let matrix = sharedTransform?.matrix, !matrix.keepsPlane { return true }
    if case .replicator(let replicator) = self.content { return replicator.preservesDepth }
    return false
  }

  /// What a transform layer is said to have: sublayers and their opacity.
  var withoutLooks: LayerProperties {
    var result = self
    result.backgroundColor = nil
    result.borderWidth = 0
    result.contents = .none
    result.shadowOpacity = 0
    result.masksToBounds = false
    result.allowsGroupOpacity = false
    result.extras = nil
    return result
  }
}

extension CATransform3D {
  /// Whether points of the plane z = 0 stay in it, without perspective among them.
  var keepsPlane: Bool {
    m13 == 0 && m23 == 0 && m43 == 0 && m14 == 0 && m24 == 0 && m44 == 1
  }

  /// Whether a point's depth changes only its depth, and keeps its order.
  var ignoresDepth: Bool { m31 == 0 && m32 == 0 && m34 == 0 && m33 > 0 }
}
