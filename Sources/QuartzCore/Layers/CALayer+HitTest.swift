// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which layer is seen at a point (FACTS C6): through perspectives, and in the order in which layers
// are drawn, depth included (Emit/SpacePlane.swift).

import CoreGraphics
internal import MicaRaster

extension CALayer {
  /// The layer at a point of the superlayer's plane.
  func frontmostLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden, !hasNoPlane else { return nil }
    let matrix = matrixToContainer
    guard let hit = HitPoint(p, under: matrix), isDoubleSided || matrix.facesEye else {
      return nil
    }
    // A thread's stack has room for some hundred levels.
    let stack = TransactionStack.current
    stack.hitTestLevel += 1
    defer { stack.hitTestLevel -= 1 }
    let isDeep = stack.hitTestLevel % LargeStack.releaseLevels == 0
    return LargeStack.run(depth: isDeep ? LargeStack.releaseLevels : 1) {
      frontmostLayer(atOwn: hit.point)
    }
  }

  /// The layer at a point of this layer's own plane, hidden or not.
  private func frontmostLayer(atOwn p: CGPoint) -> CALayer? {
    let isInside = contains(p)
    if masksToBounds && !isInside { return nil }
    if makesSpace {
      if let hit = frontmostPlane(at: p) { return hit }
    } else {
      for child in paintOrder.reversed() {
        if let hit = child.hitTest(p) { return hit }
      }
    }
    return isInside ? self : nil
  }

  // MARK: Depth

  /// Whether sublayers leave this layer's plane.
  private var makesSpace: Bool {
    let isPlain = CATransform3DIsIdentity(sublayerTransform)
    if !isPlain && !sublayerTransform.keepsPlane { return !tree.sublayers.isEmpty }
    return tree.sublayers.contains { child in
      child.hasNoPlane || child.anchorPointZ != 0 || !child.transform.keepsPlane
        || child.zPosition != 0 && !isPlain && !sublayerTransform.ignoresDepth
    }
  }

  /// Tests the planes of this layer's space at a point, the nearest first.
  private func frontmostPlane(at p: CGPoint) -> CALayer? {
    var hits: [(layer: CALayer, hit: HitPoint)] = []
    collectHits(at: p, CATransform3DIdentity, into: &hits)
    let order = hits.indices.sorted {
      (hits[$0].hit.depth, $0) > (hits[$1].hit.depth, $1)
    }
    for index in order {
      let (layer, hit) = hits[index]
      let found =
        layer.tree.superlayer === self ? layer.hitTest(p) : layer.frontmostInSpace(at: hit.point)
      if let found { return found }
    }
    return nil
  }

  /// The layer at a point of this layer's own plane, for a layer that is in a transform layer. A
  /// class of the program's may override `hitTest(_:)`: it is asked at the hit of the transform
  /// layer's z = 0 that shows the point, unless this layer is seen edge-on there.
  private func frontmostInSpace(at own: CGPoint) -> CALayer? {
    let map = Projection(matrixToContainer)
    let v = map.apply(own.x, own.y)
    guard !Self.ownKinds.contains(ObjectIdentifier(type(of: self))), map.inverse != nil, v.z > 0
    else {
      return frontmostLayer(atOwn: own)
    }
    return hitTest(CGPoint(x: v.x / v.z, y: v.y / v.z))
  }

  private static let ownKinds: Set<ObjectIdentifier> = Set(
    [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATiledLayer.self,
      CAScrollLayer.self, CAEmitterLayer.self, CAReplicatorLayer.self,
    ].map { ObjectIdentifier($0) })

  /// Where the ray through `p` meets the planes of the sublayers, and of those of transform layers.
  private func collectHits(
    at p: CGPoint, _ above: CATransform3D, into hits: inout [(layer: CALayer, hit: HitPoint)]
  ) {
    for child in paintOrder where !child.isHidden {
      let matrix = CATransform3DConcat(child.matrixToContainer, above)
      if child.hasNoPlane {
        child.collectHits(at: p, matrix, into: &hits)
      } else if let hit = HitPoint(p, under: matrix), child.isDoubleSided || matrix.facesEye {
        hits.append((child, hit))
      }
    }
  }
}

/// Where the ray through a point of a plane meets a layer.
private struct HitPoint {
  /// In the layer's own plane.
  let point: CGPoint
  /// Greater is nearer to the eye.
  let depth: Double

  /// Nil where the layer is seen edge-on, or the hit is behind the eye. `matrix` leads from the
  /// layer's own space to the point's.
  init?(_ p: CGPoint, under matrix: CATransform3D) {
    guard let inverse = Projection(matrix).inverse else { return nil }
    let v = inverse.apply(p.x, p.y)
    guard v.z > 0 else { return nil }
    point = v.z == 1 ? CGPoint(x: v.x, y: v.y) : CGPoint(x: v.x / v.z, y: v.y / v.z)
    depth = (v.x * matrix.m13 + v.y * matrix.m23) + v.z * matrix.m43
  }
}

extension CATransform3D {
  /// Whether the layer that is placed by this shows its front: its normal, as the transform turns
  /// it, points towards the eye. A mirrored layer still does.
  var facesEye: Bool {
    let flat =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41)
      + m14 * (m21 * m42 - m22 * m41)
    return flat * determinant >= 0
  }
}
