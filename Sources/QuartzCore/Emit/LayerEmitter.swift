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

  /// Records a layer that lies in `plane` (points of the parent → pixels), times `alpha`.
  /// `isFlipped`: the y axes above run against the screen's an odd number of times.
  func emit(
    _ layer: PresentedLayer, in plane: PlaneMap, alpha: Double = 1, isFlipped: Bool = false
  ) {
    guard !layer.isInvisible else { return }
    draw(
      layer, map: layer.properties.geometry.map.then(plane), alpha: alpha, isFlipped: isFlipped)
  }

  /// Records a layer whose own space is mapped to pixels by `map`.
  func draw(
    _ layer: PresentedLayer, map: PlaneMap, alpha: Double = 1, isFlipped: Bool = false
  ) {
    guard !layer.isInvisible, let affine = map.affine else { return }
    let opacity = min(layer.properties.opacity, 1) * alpha
    var frame = LayerFrame(
      layer: layer, map: map, affine: affine, alpha: opacity, isFlipped: isFlipped,
      options: options)
    note(frame)
    if let mask = layer.mask {
      drawMasked(&frame, by: mask)
    } else {
      drawShadowed(frame)
    }
  }

  /// A group around `body`. The clip limits the group as a whole, not what is drawn inside, so that
  /// its soft edge counts once.
  func group(alpha: Double, _ body: () -> Void) {
    list.beginGroup(alpha: Float(alpha))
    let clip = list.clip
    list.clip = .none
    body()
    list.clip = clip
    list.endGroup()
  }

  private func drawMasked(_ frame: inout LayerFrame, by mask: PresentedLayer) {
    let shadows = frame.properties.hasShadow ? 1 : 0
    let count = frame.layer.drawnThings(upTo: 2) + shadows
    guard count > 0, !mask.isInvisible else { return }
    let maskMap = mask.properties.geometry.map.then(frame.map)
    if count == 1, let shape = mask.soleFill, let affine = maskMap.affine {
      // One thing under one filled path: a clip has the same coverage, without a group.
      let clip = list.clip
      list.clip = list.makeClip(shape.path, transform: affine, rule: shape.rule)
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
      draw(mask, map: maskMap, isFlipped: content.isFlipped)
    }
  }

  /// The layer's parts and its sublayers, in order: background, gradient, contents, shape,
  /// sublayers, border (FACTS C5).
  func drawTree(_ frame: LayerFrame) {
    let parts = LayerParts(frame.properties)
    drawBackground(parts, frame)
    let clip = list.clip
    if frame.properties.masksToBounds { list.clip = boundsClip(frame) }
    drawContents(parts, frame)
    drawShape(parts, frame)
    drawSublayers(frame)
    list.clip = clip
    drawBorder(parts, frame)
  }

  private func drawSublayers(_ frame: LayerFrame) {
    guard !frame.layer.sublayers.isEmpty else { return }
    let p = frame.properties
    let inner = p.geometry.childrenMap(
      sublayerTransform: p.sublayerTransform, isFlipped: p.isGeometryFlipped)
    let plane = inner.map { $0.then(frame.map) } ?? frame.map
    let isFlipped = frame.isFlipped != p.isGeometryFlipped
    for sublayer in frame.layer.sublayers {
      emit(sublayer, in: plane, alpha: frame.alpha, isFlipped: isFlipped)
    }
  }

  private func note(_ frame: LayerFrame) {
    let p = frame.properties
    for feature in p.unsupported { Unsupported.note(feature) }
    if !frame.map.isAffine { Unsupported.note("perspective transforms") }
  }
}

/// A layer on its way into the list.
struct LayerFrame {
  let layer: PresentedLayer
  /// Own space → pixels.
  let map: PlaneMap
  /// Its affine part.
  let affine: Affine
  /// Multiplies everything drawn.
  var alpha: Double
  let isFlipped: Bool
  let bounds: RoundedRect
  /// Whether the straight edges of the bounds are antialiased: where that is asked for, and where
  /// they lie on whole pixels, which makes no difference to them.
  let smoothEdges: Bool

  var properties: LayerProperties { layer.properties }

  init(
    layer: PresentedLayer, map: PlaneMap, affine: Affine, alpha: Double, isFlipped: Bool,
    options: EmitOptions
  ) {
    let p = layer.properties
    self.layer = layer
    self.map = map
    self.affine = affine
    self.alpha = alpha
    self.isFlipped = isFlipped
    bounds = RoundedRect(bounds: p.bounds, radius: p.cornerRadius, corners: p.maskedCorners)
    smoothEdges =
      p.allowsEdgeAntialiasing ?? options.smoothEdges || bounds.box.isOnWholePixels(under: affine)
  }
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
    guard mask == nil, !properties.masksToBounds, !properties.hasShadow, parts.count == 1,
      let shape = parts.shape,
      let color = shape.fillColor, drawnThings(upTo: 2) == 1
    else { return nil }
    return (shape.path, shape.rule, color.w * Float(min(properties.opacity, 1)))
  }
}
