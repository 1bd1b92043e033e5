// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fills and strokes. Every call that draws the path, or makes one of its own, leaves the path
// empty.

internal import MicaRaster

extension CGContext {
  // MARK: The path

  /// Fills the path; open sub-paths count as closed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillPath(using: rule, tolerance: state.tolerance)
  }

  /// Fills the path; `tolerance` is the flattening rule's threshold in pixels.
  package func fillPath(using rule: CGPathFillRule, tolerance: Float) {
    recordFill(rule, tolerance: tolerance)
    beginPath()
  }

  /// Strokes the path with the present line parameters and CTM.
  public func strokePath() {
    recordStroke(width: state.lineWidth)
    beginPath()
  }

  /// Fills, strokes or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: recordFill(.winding, tolerance: state.tolerance)
    case .eoFill, .eoFillStroke: recordFill(.evenOdd, tolerance: state.tolerance)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: recordStroke(width: state.lineWidth)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  // MARK: Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    if !devicePath.isEmpty { beginPath() }
    if state.shadow == nil && state.fillColor.isPlain { return recordPlainBox(rect) }
    guard let (paint, alpha) = paint(state.fillColor) else { return }
    recordBox(rect, paint: paint, alpha: alpha)
  }

  /// Fills the union of rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  /// Strokes a rectangle with lines of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    addRect(rect)
    recordStroke(width: width)
    beginPath()
  }

  /// Fills the ellipse that touches the rectangle's sides.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse that touches the rectangle's sides.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines between the first and second, third and fourth point and so on; an odd last
  /// point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for i in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[i])
      addLine(to: points[i + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, within the clip.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard let (box, transform) = listBox(rect), box.x0 < box.x1, box.y0 < box.y1 else { return }
    record {
      $0.fill(
        box, transform: transform, paint: .solid(CGColor.clear.straightSRGB), blend: .clear,
        antialias: state.antialias)
    }
  }

  // MARK: Records

  /// Fills a user-space rectangle with a paint; empty and undefined ones draw nothing, the infinite
  /// one covers everything.
  func recordBox(_ rect: CGRect, paint: Paint, alpha: Float = 1) {
    guard let (box, transform) = listBox(rect), box.x0 < box.x1, box.y0 < box.y1 else { return }
    recordDraw { list, blend in
      list.fill(
        box, transform: transform, paint: paint, alpha: Float(state.alpha) * alpha, blend: blend,
        antialias: state.antialias)
    }
  }

  /// The same with the fill's colour, which is no pattern and casts no shadow.
  private func recordPlainBox(_ rect: CGRect) {
    guard let (box, transform) = listBox(rect), box.x0 < box.x1, box.y0 < box.y1 else { return }
    record { list in
      list.fill(
        box, transform: transform, color: state.fillColor.straightSRGB,
        alpha: Float(state.alpha), blend: state.blendMode.engineMode, antialias: state.antialias)
    }
  }

  /// A user-space rectangle as a box and its map to the list's pixels; nil where it is null or not
  /// finite. The infinite rectangle is the whole surface.
  func listBox(_ rect: CGRect) -> (Box, Affine)? {
    if rect.isInfinite { return (surfaceBox, .identity) }
    let box = Box(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    let transform = userToList
    guard (box.x0 + box.y0 + box.x1 + box.y1).isFinite, transform.isFinite else { return nil }
    return (box, transform)
  }

  /// All of the list's pixels.
  var surfaceBox: Box { Box(0, 0, Double(list.width), Double(list.height)) }

  private func recordFill(_ rule: CGPathFillRule, tolerance: Float) {
    guard !devicePath.isEmpty, let (paint, alpha) = paint(state.fillColor) else { return }
    let outline = devicePath.outline(applying: deviceToList)
    recordDraw(size: outline.points.count * 8) { list, blend in
      list.fill(
        outline, transform: .identity, rule: rule.engineRule, paint: paint,
        alpha: Float(state.alpha) * alpha, blend: blend, antialias: state.antialias,
        tolerance: tolerance)
    }
  }

  /// The pen is round in user space, so the path goes back there by the CTM of now.
  private func recordStroke(width: CGFloat) {
    guard !devicePath.isEmpty, width > 0, width.isFinite,
      let deviceToUser = state.ctm.affine.inverse, let (paint, alpha) = paint(state.strokeColor)
    else { return }
    let outline = devicePath.outline(applying: CGAffineTransform(deviceToUser))
    recordDraw(size: outline.points.count * 8) { list, blend in
      list.stroke(
        outline, transform: userToList, style: state.strokeStyle(width: width),
        rule: .steppedNonZero, dash: state.dash, paint: paint, alpha: Float(state.alpha) * alpha,
        blend: blend,
        antialias: state.antialias, tolerance: state.tolerance)
    }
  }
}
