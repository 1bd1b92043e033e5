// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, depth: the sublayers of a layer are planes in one space, unless all of them lie in the
// layer's own plane (FACTS C5). A transform layer has no plane: its sublayers join the space that
// it is in. The planes are sorted, cut where they cross, and drawn from back to front, each flat.

internal import MicaRaster
internal import MicaScene

/// A plane of a space.
struct SpacePlane {
  let layer: PresentedLayer
  /// Own space → space: row vectors, before the space is projected.
  let matrix: CATransform3D
  /// Own space → pixels, and what is handed down.
  let scope: EmitScope

  /// The plane as a piece to be sorted; nil where nothing of it is seen within `visible`.
  func piece(_ index: Int, within visible: Box) -> DepthPiece? {
    let map = scope.plane
    guard let inverse = map.inverse else { return nil }
    var polygon = map.visibleCorners(of: layer.extent)
    polygon = polygon.map { p in
      let v = map.apply(p.x, p.y)
      return SIMD2(v.x / v.z, v.y / v.z)
    }
    polygon = DepthPiece.clip(polygon, Vector3(1, 0, -visible.x0))
    polygon = DepthPiece.clip(polygon, Vector3(-1, 0, visible.x1))
    polygon = DepthPiece.clip(polygon, Vector3(0, 1, -visible.y0))
    polygon = DepthPiece.clip(polygon, Vector3(0, -1, visible.y1))
    // Depth over W, which is linear on the surface: (x, y, 1) of the surface through the inverse.
    let z = Vector3(matrix.m13, matrix.m23, matrix.m43)
    func depth(_ v: Vector3) -> Double { (v.x * z.x + v.y * z.y) + v.z * z.z }
    return DepthPiece(
      source: index, polygon: polygon,
      depth: Vector3(depth(inverse.x), depth(inverse.y), depth(inverse.origin)))
  }
}

extension LayerEmitter {
  /// Planes of one space at the most.
  private static let planeLimit = 100_000

  /// Records siblings that need not lie in one plane.
  func drawSpace(_ layers: [PresentedLayer], in scope: EmitScope) {
    var planes: [SpacePlane] = []
    collect(layers, scope, into: &planes)
    if planes.count == 1 { return draw(planes[0].layer, in: planes[0].scope) }
    let (width, height) = (Double(list.width), Double(list.height))
    // Beyond the surface too: what is there may cast a shadow onto it.
    let visible = Box(-width, -height, 2 * width, 2 * height)
    let pieces = planes.indices.compactMap { planes[$0].piece($0, within: visible) }
    let clip = list.clip
    for piece in DepthOrder.backToFront(pieces) {
      let plane = planes[piece.source]
      list.clip = clip
      if piece.cuts.allSatisfy(addClip) { draw(plane.layer, in: plane.scope) }
    }
    list.clip = clip
  }

  /// Adds the planes that layers are, or that transform layers hold.
  private func collect(
    _ layers: [PresentedLayer], _ scope: EmitScope, into planes: inout [SpacePlane]
  ) {
    for layer in layers where !layer.isInvisible {
      guard planes.count < Self.planeLimit else {
        Unsupported.note("spaces of more than 100,000 planes")
        return
      }
      let p = layer.properties
      let own = p.geometry.matrix
      let matrix = scope.inner.map { CATransform3DConcat(own, $0) } ?? own
      if layer.joinsSpace {
        forEachJoining(of: layer, in: layer.scopeOfSublayers(matrix, scope)) { layers, scope in
          collect(layers, scope, into: &planes)
        }
        continue
      }
      var flat = scope
      flat.inner = nil
      flat.plane = Projection(matrix).then(scope.plane)
      let plane = SpacePlane(layer: layer, matrix: matrix, scope: flat)
      if p.isDoubleSided || matrix.facesEye { planes.append(plane) }
    }
  }

  /// A transform layer's sublayers, or those of each instance of a replicator that keeps depth.
  func forEachJoining(
    of layer: PresentedLayer, in scope: EmitScope,
    _ body: ([PresentedLayer], EmitScope) -> Void
  ) {
    guard case .replicator(let replicator) = layer.properties.content else {
      return body(layer.sublayers, scope)
    }
    forEachInstance(of: layer, replicator, in: scope) { layers, alpha, scope in
      var scope = scope
      scope.alpha *= alpha
      body(layers, scope)
    }
  }

  /// Narrows the clip to one side of a cut; false where that side is not seen.
  ///
  /// Both sides' clips share the cut's two points and are decided by pixel centres, so that each
  /// pixel belongs to exactly one.
  private func addClip(_ cut: DepthCut) -> Bool {
    let line = cut.line
    let length = (line.x * line.x + line.y * line.y).squareRoot()
    guard length > 0, length.isFinite else { return true }
    let normal = SIMD2(line.x, line.y) / length
    let middle = SIMD2(Double(list.width), Double(list.height)) / 2
    let reach = 4 * (middle.x + middle.y) + 16
    let distance = DepthPiece.value(line, middle) / length
    if abs(distance) > reach { return (distance > 0) == cut.keepsPositive }
    let foot = middle - normal * distance
    let along = SIMD2(-normal.y, normal.x) * reach
    let away = normal * (cut.keepsPositive ? 3 * reach : -3 * reach)
    let (p, q) = (foot - along, foot + along)
    var builder = OutlineBuilder()
    builder.move(Point(Float(p.x), Float(p.y)))
    for corner in [q, q + away, p + away] {
      builder.line(Point(Float(corner.x), Float(corner.y)))
    }
    builder.close()
    list.clip = list.withProjection(nil) {
      list.makeClip(builder.finish(), transform: .identity, antialias: false)
    }
    return true
  }
}

extension PresentedLayer {
  /// Whether the layer has no plane of its own (`CATransformLayer`).
  var joinsSpace: Bool {
    if properties.keepsDepth { return true }
    if case .replicator(let replicator) = properties.content { return replicator.preservesDepth }
    return false
  }

  /// Where sublayers lie, in three dimensions, when this layer, which has no plane, lies at `matrix`
  /// in the scope's space.
  func scopeOfSublayers(_ matrix: CATransform3D, _ scope: EmitScope) -> EmitScope {
    let p = properties
    let inner = p.geometry.childrenMatrix(
      sublayerTransform: p.sublayerTransform, isFlipped: p.isGeometryFlipped)
    var scope = scope
    scope.inner = inner.map { CATransform3DConcat($0, matrix) } ?? matrix
    scope.alpha *= min(p.opacity, 1)
    scope.isFlipped = scope.isFlipped != p.isGeometryFlipped
    return scope
  }

  /// What the layer and its sublayers may draw on, in own space: good enough to sort by.
  var extent: Box {
    let b = properties.bounds
    var box = Box(b.x, b.y, b.x + b.z, b.y + b.w)
    if case .shape(let shape) = properties.content, let path = shape.path.controlBox {
      let margin = shape.lineWidth > 0 ? shape.lineWidth * max(1, shape.miterLimit) / 2 : 0
      box = box.union(path.outset(margin, margin))
    }
    if case .emitter(let emission) = properties.content {
      // Particles may be anywhere; this far they are not cut off.
      let (x, y) = (emission.current.position.x, emission.current.position.y)
      box = box.union(Box(x, y, x, y).outset(1000, 1000))
    }
    if !properties.masksToBounds {
      let inner = properties.geometry.childrenMatrix(
        sublayerTransform: properties.sublayerTransform, isFlipped: properties.isGeometryFlipped)
      for (child, placement) in placedSublayers {
        let own = CATransform3DConcat(child.properties.geometry.matrix, placement)
        let map = Projection(inner.map { CATransform3DConcat(own, $0) } ?? own)
        let corners = map.visibleCorners(of: child.extent)
        for p in corners {
          let v = map.apply(p.x, p.y)
          box = box.union(Box(v.x / v.z, v.y / v.z, v.x / v.z, v.y / v.z))
        }
      }
    }
    guard properties.castsShadow(inContext: false) else { return box }
    let reach = 2 * max(properties.shadowRadius, 0)
    let offset = properties.shadowOffset
    return box.outset(reach + abs(offset.x), reach + abs(offset.y))
  }
}

extension Box {
  /// Both boxes' box; NaN is left out.
  fileprivate func union(_ o: Box) -> Box {
    Box(
      o.x0 < x0 ? o.x0 : x0, o.y0 < y0 ? o.y0 : y0, o.x1 > x1 ? o.x1 : x1, o.y1 > y1 ? o.y1 : y1)
  }

  fileprivate func outset(_ x: Double, _ y: Double) -> Box {
    Box(x0 - x, y0 - y, x1 + x, y1 + y)
  }
}
