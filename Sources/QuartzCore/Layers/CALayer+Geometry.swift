// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames and the conversion of points between layers (FACTS C5). Hit tests: CALayer+HitTest.swift.

import CoreGraphics
internal import MicaRaster

extension CALayer {
  var geometry: LayerGeometry { LayerGeometry(state) }

  /// Whether the sublayers' y runs against this layer's; false by default. Pictures in them stay
  /// upright.
  public var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { keep("isGeometryFlipped") { state.isGeometryFlipped = newValue } }
  }

  func setBounds(_ rect: CGRect) {
    let rect = rect.standardized
    guard rect != state.bounds else { return }
    let isResized = rect.size != state.bounds.size
    change("bounds") { state.bounds = rect }
    setNeedsLayout()
    if isResized { tree.superlayer?.sublayerWasResized() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Asks for layout since a sublayer has another size; not while this layer places its sublayers.
  private func sublayerWasResized() {
    if !flags.isLayingOut { setNeedsLayout() }
  }

  var frameInSuperlayer: CGRect {
    guard CATransform3DIsIdentity(transform) else { return geometry.map.apply(bounds) }
    let (bounds, position, anchor) = (bounds, position, anchorPoint)
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  func setFrame(_ rect: CGRect) {
    let frame = rect.standardized
    var size = frame.size
    // From the frame's corner to the position.
    var offset = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    if !CATransform3DIsIdentity(transform),
      let inverse = Projection(transform).inverse
    {
      // The directions' lengths, so that an upright transform is undone exactly.
      let unmapped = inverse.linear.apply(CGRect(origin: .zero, size: size))
      size = unmapped.size
      var local = geometry
      local.bounds = Vector4(0, 0, size.width, size.height)
      local.position = SIMD2(0, 0)
      let corner = local.map.apply(CGRect(origin: .zero, size: size)).origin
      offset = CGPoint(x: -corner.x, y: -corner.y)
    }
    position = CGPoint(x: frame.origin.x + offset.x, y: frame.origin.y + offset.y)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// Own space to the superlayer's (or, for a mask, the masked layer's), in three dimensions.
  var matrixToContainer: CATransform3D {
    guard let parent = tree.superlayer else { return geometry.matrix }
    let inner = parent.geometry.childrenMatrix(
      sublayerTransform: parent.sublayerTransform, isFlipped: parent.isGeometryFlipped)
    return inner.map { CATransform3DConcat(geometry.matrix, $0) } ?? geometry.matrix
  }

  /// What own places are moved by to be those of the container, where nothing else lies between: so it
  /// is for nearly all layers, and chains of them need no product of matrices.
  private var shiftToContainer: SIMD2<Double>? {
    let geometry = geometry
    guard geometry.zPosition == 0, geometry.anchorPointZ == 0,
      CATransform3DIsIdentity(geometry.transform)
    else { return nil }
    if let parent = tree.superlayer {
      guard !parent.isGeometryFlipped, CATransform3DIsIdentity(parent.sublayerTransform) else {
        return nil
      }
    }
    let shift = geometry.position - geometry.anchor
    return shift.x.isFinite && shift.y.isFinite ? shift : nil
  }

  /// Whether sublayers are not flattened into this layer's plane.
  var hasNoPlane: Bool {
    self is CATransformLayer || (self as? CAReplicatorLayer)?.preservesDepth == true
  }

  /// Own plane to that of `ancestor`; to the outermost layer's parent plane when that is nil. What
  /// lies in between is flattened by every layer that has a plane.
  private func map(toAncestor ancestor: CALayer?) -> Projection {
    var map = Projection.identity
    var space: CATransform3D?
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      if space == nil, let shift = current.shiftToContainer {
        map = map.moved(by: shift)
        layer = current.container
        continue
      }
      let own = current.matrixToContainer
      space = space.map { CATransform3DConcat($0, own) } ?? own
      layer = current.container
      if layer?.hasNoPlane != true || layer === ancestor, let matrix = space {
        map = map.then(Projection(matrix))
        space = nil
      }
    }
    return map
  }

  private var pathToRoot: [CALayer] {
    Array(sequence(first: self) { $0.container })
  }

  /// The nearest layer above both, with a plane where there is one.
  private func commonAncestor(with other: CALayer) -> CALayer? {
    var (a, b) = (pathToRoot[...], other.pathToRoot[...])
    a = a.suffix(b.count)
    b = b.suffix(a.count)
    while let first = a.first, let second = b.first {
      if first === second && (!first.hasNoPlane || first === self || first === other) {
        return first
      }
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    return nil
  }

  /// Own space to `other`'s; nil when a transform in between is singular.
  private func map(to other: CALayer?) -> Projection? {
    guard let other, other !== self else { return other == nil ? map(toAncestor: nil) : .identity }
    let common = other.container === self ? self : commonAncestor(with: other)
    let down = other.map(toAncestor: common)
    return down.inverse.map { map(toAncestor: common).then($0) }
  }

  /// A point of `l`'s space (nil: the outermost layer's parent) in this layer's space.
  ///
  /// Under a perspective the point of this layer's plane that is seen where the point is. Returned
  /// as it is where there is no such point: a layer in between is seen edge-on.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return map(to: nil)?.inverse?.apply(p) ?? p }
    return l.map(to: self)?.apply(p) ?? p
  }

  /// A point of this layer's space in `l`'s (nil: the outermost layer's parent).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    // The step of a hit test.
    if let l, l.container === self, let shift = l.shiftToContainer {
      return CGPoint(x: p.x - shift.x, y: p.y - shift.y)
    }
    return map(to: l)?.apply(p) ?? p
  }

  /// The bounding box, in this layer's space, of a rectangle in `l`'s space.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return map(to: nil)?.inverse?.apply(r) ?? r }
    return l.map(to: self)?.apply(r) ?? r
  }

  /// The bounding box, in `l`'s space, of a rectangle in this layer's space.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    map(to: l)?.apply(r) ?? r
  }

  /// The children from back to front as drawn: by `zPosition`, then by index.
  var paintOrder: [CALayer] {
    tree.sublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension Projection {
  /// The map, and then a translation.
  func moved(by shift: SIMD2<Double>) -> Projection {
    func moved(_ column: Vector3) -> Vector3 {
      Vector3(column.x + column.z * shift.x, column.y + column.z * shift.y, column.z)
    }
    return Projection(x: moved(x), y: moved(y), origin: moved(origin))
  }

  /// The map without its translation.
  var linear: Projection { Projection(x: x, y: y, origin: Vector3(0, 0, origin.z)) }
}
