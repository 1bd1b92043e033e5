// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Limits of drawing: the clip, which only restoreGState widens again, and transparency layers.

internal import MicaRaster

extension CGContext {
  /// Limits drawing to the inside of the path as well, and empties the path. An empty path changes
  /// nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    guard !devicePath.isEmpty else { return }
    let bounds = CGPath(storage: devicePath).boundingBoxOfPath
    if let rectangle = devicePath.rectangle {
      let box = Box(
        Double(rectangle.minX), Double(rectangle.minY), Double(rectangle.maxX),
        Double(rectangle.maxY))
      limit(to: .box(box, transform: deviceToList.affine), bounds: bounds)
    } else {
      let outline = devicePath.outline(applying: deviceToList)
      limit(
        to: .outline(outline, rule: rule.engineRule, tolerance: state.tolerance), bounds: bounds)
    }
  }

  /// Limits drawing to a rectangle as well, and empties the path. A null or undefined rectangle
  /// leaves nothing.
  public func clip(to rect: CGRect) {
    beginPath()
    if rect.isInfinite { return }
    if let (box, transform) = listBox(rect) {
      limit(to: .box(box, transform: transform), bounds: convertToDeviceSpace(rect))
    } else {
      limit(to: .box(Box(0, 0, 0, 0), transform: .identity), bounds: .null)
    }
  }

  /// Limits drawing to the union of rectangles as well, and empties the path.
  public func clip(to rects: [CGRect]) {
    guard !rects.isEmpty else { return clip(to: CGRect.null) }
    beginPath()
    addRects(rects)
    clip()
  }

  /// Limits drawing to a rectangle and by what an image lets through, and empties the path.
  ///
  /// The image fills the rectangle, its top row at the greatest y. A stencil lets through where its
  /// samples are 0, an image with alpha by its alpha, other images by their grey level: white all,
  /// black nothing (FACTS C16).
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    guard !rect.isInfinite, rect.width > 0, rect.height > 0 else { return clip(to: .null) }
    limit(to: mask, in: rect)
  }

  /// Takes all limits of drawing away, but for those of a transparency layer begun before.
  public func resetClip() {
    state.clip = nil
    state.clipBounds = CGRect(x: 0, y: 0, width: CGFloat(list.width), height: CGFloat(list.height))
  }

  /// A rectangle around everything that the clip lets through, in user space.
  public var boundingBoxOfClipPath: CGRect { convertToUserSpace(state.clipBounds) }

  /// What of user space may be seen of what is drawn now, itself or its shadow; nil where that has no
  /// bounds.
  package var boundsOfWhatShows: CGRect? {
    for saved in savedStates where saved.isLayer && saved.state.shadow != nil { return nil }
    var box = state.clipBounds
    if box.isNull { return box }
    if let style = shadowStyle {
      // The list's pixels are as large as the device's.
      let reach = SIMD2(abs(style.offset.x), abs(style.offset.y)) + (3 * style.sigma + 2)
      box = box.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
    }
    box = convertToUserSpace(box)
    let isFinite = (box.minX + box.maxX + box.minY + box.maxY).isFinite
    return isFinite ? box : nil
  }

  /// Limits drawing to a rectangle of user space and by an image that fills it.
  func limit(to mask: CGImage, in rect: CGRect) {
    let transform = placement(of: mask, in: rect)
    limit(
      to: .mask(
        mask.pixmap, mask.maskChannel, transform: transform, sampling(transform)),
      bounds: convertToDeviceSpace(rect))
  }

  /// Limits drawing to a shape of the list's pixels; `bounds` is around it in device space.
  func limit(to shape: ClipNode.Shape, bounds: CGRect) {
    state.clip =
      state.clip?.narrowed(to: shape, antialias: state.antialias)
      ?? ClipNode(parent: state.clip, shape: shape, antialias: state.antialias)
    state.clipBounds = state.clipBounds.common(with: bounds)
  }

  // MARK: Transparency layers

  /// Starts a layer: what follows is drawn onto clear pixels and meets those below as one picture
  /// at `endTransparencyLayer`, with the present alpha, blend mode, shadow and clip. Inside, alpha
  /// starts at 1, the blend mode as `normal`, and there is no shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    savedStates.append(SavedState(state: state, isLayer: true))
    let (alpha, blend) = (Float(state.alpha), state.blendMode.engineMode)
    record { list in
      if let style = shadowStyle {
        list.beginShadow(style, alpha: alpha, blend: blend)
      } else {
        list.beginGroup(alpha: alpha, blend: blend, cutsBytes: true)
      }
    }
    // The clip limits the finished layer; applied inside too it would thin its edges twice.
    state.clip = nil
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Starts a layer that is limited to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer begun last and takes back the state from before it; ignored without one.
  public func endTransparencyLayer() {
    guard let index = savedStates.lastIndex(where: \.isLayer) else { return }
    state = savedStates[index].state
    savedStates.removeSubrange(index...)
    record { if shadowStyle == nil { $0.endGroup() } else { $0.endShadow() } }
  }
}
