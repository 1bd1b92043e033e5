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

  /// Image masks are not applied yet: the mask is noted and the rectangle clips.
  public func clip(to rect: CGRect, mask: CGImage) {
    Unsupported.note("CGContext.clip(to:mask:)")
    clip(to: rect)
  }

  /// A rectangle around everything that the clip lets through, in user space.
  public var boundingBoxOfClipPath: CGRect { convertToUserSpace(state.clipBounds) }

  private func limit(to shape: ClipNode.Shape, bounds: CGRect) {
    state.clip = ClipNode(parent: state.clip, shape: shape, antialias: state.antialias)
    state.clipBounds = state.clipBounds.intersection(bounds)
  }

  // MARK: Transparency layers

  /// Starts a layer: what follows is drawn onto clear pixels and meets those below as one picture
  /// at `endTransparencyLayer`, with the present alpha, blend mode and clip. Inside, alpha starts
  /// at 1 and the blend mode as `normal`.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    savedStates.append(SavedState(state: state, isLayer: true))
    record { $0.beginGroup(alpha: Float(state.alpha), blend: state.blendMode.engineMode) }
    // The clip limits the finished layer; applied inside too it would thin its edges twice.
    state.clip = nil
    state.alpha = 1
    state.blendMode = .normal
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
    record { $0.endGroup() }
  }
}
