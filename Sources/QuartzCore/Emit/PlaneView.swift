// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a layer's plane is seen on the surface: an affine map, which everything that depends on
// size goes by, and, under a perspective, what that map lacks.

internal import MicaRaster

/// A layer's own space → pixels, in two steps.
struct PlaneView {
  /// The map map, or under a perspective what it is like near the middle of the layer.
  let affine: Affine
  /// What is left after `affine`; nil without a perspective.
  let projection: Projection?

  /// Nil where nothing is seen: the plane is edge-on, behind the eye, or a number is not finite.
  ///
  /// `box` is the part of the plane whose middle counts.
  init?(_ map: Projection, around box: Box) {
    if map.isAffine {
      guard let affine = map.affine else { return nil }
      self.affine = affine
      projection = nil
      return
    }
    guard map.inverse != nil, let middle = map.visibleMiddle(of: box),
      let affine = map.affine(near: middle.x, middle.y), let inverse = affine.inverse
    else { return nil }
    let rest = Projection(inverse).then(map)
    // W becomes 1 in the middle.
    let k = 1 / map.apply(middle.x, middle.y).z
    guard k.isFinite, rest.isFinite else { return nil }
    self.affine = affine
    projection = Projection(x: rest.x * k, y: rest.y * k, origin: rest.origin * k)
  }
}

extension Projection {
  /// The corners of what is left of a box without what is behind the eye or very close to its plane,
  /// as (x, y, 1).
  func visibleCorners(of box: Box) -> [SIMD2<Double>] {
    let corners = [
      SIMD2(box.x0, box.y0), SIMD2(box.x1, box.y0), SIMD2(box.x1, box.y1), SIMD2(box.x0, box.y1),
    ]
    let line = SIMD3(x.z, y.z, origin.z)
    let greatest = corners.reduce(0) { max($0, DepthPiece.value(line, $1)) }
    guard greatest > 0 else { return [] }
    return DepthPiece.clip(corners, SIMD3(line.x, line.y, line.z - greatest * 1e-6))
  }

  /// The middle of the part of a box before the eye; where there is none, a point of the plane
  /// there.
  func visibleMiddle(of box: Box) -> SIMD2<Double>? {
    let corners = visibleCorners(of: box)
    if !corners.isEmpty {
      return corners.reduce(SIMD2(0, 0), +) / Double(corners.count)
    }
    let slope = SIMD2(x.z, y.z)
    let square = slope.x * slope.x + slope.y * slope.y
    guard square > 0 else { return nil }
    let middle = SIMD2(box.x0 + box.x1, box.y0 + box.y1) / 2
    let w = slope.x * middle.x + slope.y * middle.y + origin.z
    return middle + slope * ((1 - w) / square)
  }
}
