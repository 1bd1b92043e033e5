// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4: presented layers → display list. This file decides on groups, masks, clips and order;
// LayerEmitter+Parts.swift draws the parts.

internal import MicaRaster
internal import MicaScene

/// Records layers into one list.
struct LayerEmitter {
  let list: DisplayList
  let options: EmitOptions
  /// How many transitions this is drawn inside of.
  var openTransitions = 0
  /// What is known of the last frame, and what is to be known of this one.
  var log: EmitLog?
  /// Whether `list` is the one that the log is of.
  var isLogged = true

  /// Records a layer that lies in the scope's plane.
  func emit(_ layer: PresentedLayer, in scope: EmitScope) {
    guard !layer.isInvisible else { return }
    draw(layer, in: scope.with(plane: layer.properties.map.then(scope.plane)))
  }

  /// Records siblings, in painting order or, where they need not lie in one plane, sorted by depth.
  func emit(_ siblings: [PresentedLayer], in scope: EmitScope) {
    if scope.inner != nil { return drawSpace(siblings, in: scope) }
    emitInPlane(siblings, in: scope)
  }

  /// Records a layer whose own space is the scope's plane.
  func draw(_ layer: PresentedLayer, in scope: EmitScope) {
    if let transition = layer.transition { return draw(transition, to: layer, in: scope) }
    guard !layer.isInvisible else { return }
    if layer.joinsSpace { return drawJoining(layer, in: scope) }
    guard var frame = LayerFrame(layer: layer, scope: scope, options: options) else { return }
    for feature in frame.properties.unsupported { Unsupported.note(feature) }
    list.withProjection(frame.projection) {
      if frame.isPlain { return drawParts(frame) }
      blended(frame) {
        if let mask = layer.mask {
          drawMasked(&frame, by: mask)
        } else {
          drawShadowed(frame)
        }
      }
    }
  }

  /// A layer without a plane of its own, with nobody around whose space it could join.
  private func drawJoining(_ layer: PresentedLayer, in scope: EmitScope) {
    let inner = layer.scopeOfSublayers(CATransform3DIdentity, scope)
    forEachJoining(of: layer, in: inner) { emit($0, in: $1) }
  }

  /// A group around `body`. The clip limits the group as a whole, not what is drawn inside, so that
  /// its soft edge counts once.
  func group(alpha: Double, _ body: () -> Void) {
    list.beginGroup(alpha: Float(alpha), cutsBytes: options.isInContext)
    let clip = list.clip
    list.clip = .none
    body()
    list.clip = clip
    list.endGroup()
  }

  private func drawMasked(_ frame: inout LayerFrame, by mask: PresentedLayer) {
    let shadows = frame.castsShadow ? 1 : 0
    let count = drawnThings(frame.layer) + shadows
    guard count > 0, !mask.isInvisible else { return }
    let maskMap = mask.properties.map.then(frame.map)
    if count == 1, let shape = mask.soleFill,
      let view = PlaneView(maskMap, around: mask.properties.bounds.box)
    {
      // One thing under one filled path: a clip has the same coverage, without a group.
      let clip = list.clip
      list.clip = list.withProjection(view.projection) {
        list.makeClip(shape.path, transform: view.affine, rule: rule(shape.rule))
      }
      frame.alpha *= Double(shape.alpha)
      drawTree(frame)
      list.clip = clip
      return
    }
    let opacity = frame.alpha
    frame.alpha = 1
    let content = frame
    group(alpha: opacity) {
      drawShadowed(content)
      list.beginMask()
      list.clip = .none
      draw(mask, in: EmitScope(plane: maskMap, isFlipped: content.isFlipped))
    }
  }

  /// The number of things that a layer and its sublayers draw, counted up to two.
  func drawnThings(_ layer: PresentedLayer) -> Int {
    layer.drawnThings(upTo: 2, inContext: options.isInContext)
  }

  /// The layer's parts and its sublayers, in order: background, gradient, contents, shape,
  /// sublayers, border (FACTS C5), and an emitter's particles, which its header has above the border.
  func drawParts(_ frame: LayerFrame) {
    let parts = LayerParts(frame.properties)
    let clip = list.clip
    // A context fills the background within the clip: rounded edges count twice (FACTS 3.34).
    if !options.isInContext { drawBackground(parts, frame) }
    if frame.properties.masksToBounds { list.clip = boundsClip(frame) }
    if options.isInContext { drawBackground(parts, frame) }
    drawContents(parts, frame)
    drawTiles(frame)
    drawShape(parts, frame)
    drawSublayers(frame)
    let inner = list.clip
    list.clip = clip
    drawBorder(parts, frame)
    list.clip = inner
    drawParticles(frame)
    list.clip = clip
  }

  private func drawSublayers(_ frame: LayerFrame) {
    guard !frame.layer.sublayers.isEmpty else { return }
    let p = frame.properties
    let inner = p.geometry.childrenMatrix(
      sublayerTransform: p.sublayerTransform, isFlipped: p.isGeometryFlipped)
    var scope = EmitScope(
      plane: frame.map, alpha: frame.alpha, tint: frame.tint,
      isFlipped: frame.isFlipped != p.isGeometryFlipped)
    if frame.layer.isDeep {
      scope.inner = inner ?? CATransform3DIdentity
    } else if let inner {
      scope.plane = Projection(inner).then(frame.map)
    }
    if case .replicator(let replicator) = p.content {
      return drawReplicas(replicator, of: frame.layer, in: scope)
    }
    emit(frame.layer.sublayers, in: scope)
  }
}

/// A layer on its way into the list.
struct LayerFrame {
  let layer: PresentedLayer
  /// Own space → pixels.
  let map: Projection
  /// The same where `projection` is nil; else what it is like near the middle of the bounds.
  let affine: Affine
  /// What a perspective does after `affine`. The list applies it to what is drawn by `affine`.
  let projection: Projection?
  /// Multiplies everything drawn.
  var alpha: Double
  /// Multiplies red, green and blue of everything drawn.
  var tint: SIMD3<Float>
  let isFlipped: Bool
  let castsShadow: Bool
  let bounds: RoundedRect
  /// Whether the straight edges of the bounds are antialiased: where that is asked for, and where
  /// they lie on whole pixels, which makes no difference to them.
  let smoothEdges: Bool
  /// Whether that was asked for, at least for some edges.
  let asksForSmoothEdges: Bool

  var properties: LayerProperties { layer.properties }

  /// Whether the layer's parts and sublayers are all that is recorded: no mask, shadow, filter or blend mode, and no group
  /// that fades.
  var isPlain: Bool {
    layer.mask == nil && properties.extras == nil && !castsShadow
      && (alpha >= 1 || !layer.fadesAsGroup)
  }

  /// A layer whose own space is the scope's plane; nil where nothing of that is seen.
  init?(layer: PresentedLayer, scope: EmitScope, options: EmitOptions) {
    let p = layer.properties
    guard let view = PlaneView(scope.plane, around: p.bounds.box) else { return nil }
    self.layer = layer
    affine = view.affine
    projection = view.projection
    map = scope.plane
    alpha = min(p.opacity, 1) * scope.alpha
    tint = scope.tint
    isFlipped = scope.isFlipped
    castsShadow = p.castsShadow(inContext: options.isInContext)
    bounds = RoundedRect(
      bounds: p.bounds, radius: p.cornerRadius, corners: p.maskedCorners,
      isContinuous: p.hasContinuousCorners)
    asksForSmoothEdges = p.allowsEdgeAntialiasing ?? options.smoothEdges
    smoothEdges =
      asksForSmoothEdges && p.edgeAntialiasingMask & 15 != 0
      || projection == nil && bounds.box.isOnWholePixels(under: affine)
  }

  /// A colour of the layer as it is drawn: times the tint.
  func tinted(_ color: StraightColor) -> StraightColor {
    StraightColor(color.x * tint.x, color.y * tint.y, color.z * tint.z, color.w)
  }

  /// A paint of the layer's as it is drawn: colours times the tint.
  func tinted(_ stops: [GradientStop]) -> [GradientStop] {
    guard tint != SIMD3(1, 1, 1) else { return stops }
    return stops.map { GradientStop(offset: $0.offset, color: tinted($0.color)) }
  }
}

extension Vector4 {
  /// Origin and size as a box.
  var box: Box { Box(x, y, x + z, y + w) }
}

extension Box {
  /// Whether the mapped box is upright and its edges lie on whole pixels, within 1/10,000.
  fileprivate func isOnWholePixels(under m: Affine) -> Bool {
    guard m.keepsRectanglesUpright else { return false }
    let b = mapped(by: m)
    func isWhole(_ edge: Double) -> Bool { abs(edge - edge.rounded()) < 1e-4 }
    return isWhole(b.x0) && isWhole(b.y0) && isWhole(b.x1) && isWhole(b.y1)
  }
}

extension PresentedLayer {
  /// The filled path that is all this layer draws, with its alpha; nil when it draws more or else.
  fileprivate var soleFill: (path: Outline, rule: FillRule, alpha: Float)? {
    let parts = LayerParts(properties)
    guard mask == nil, transition == nil, properties.extras == nil, !properties.masksToBounds,
      !properties.castsShadow(inContext: true), parts.count == 1, let shape = parts.shape,
      let color = shape.fillColor, drawnThings(upTo: 2, inContext: true, own: 1) == 1
    else { return nil }
    return (shape.path, shape.rule, color.w * Float(min(properties.opacity, 1)))
  }
}
