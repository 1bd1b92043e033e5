// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Draws a UIBezierPath into the current context. Every call leaves the context's state as it was,
// but for addClip(), whose purpose is to change it.

public import CoreGraphics

extension UIBezierPath {
  /// Fills the path with the current fill colour; without a context it does nothing.
  ///
  /// Curves are flattened by the path's own `flatness` (FACTS 3.1).
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the path, composited by `blendMode`; `alpha`, 0 ... 1, multiplies the colour's.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.fillPath(using: fillRule, tolerance: Float(flatness * 4 / 15))
    }
  }

  /// Strokes the path with the current stroke colour; without a context it does nothing.
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Strokes the path, composited by `blendMode`; `alpha`, 0 ... 1, multiplies the colour's.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setFlatness(flatness)
      context.setLineDash(phase: dashPhase, lengths: dashPattern)
      context.strokePath()
    }
  }

  /// Limits later drawing in the current context to the inside of the path, within the clip that
  /// is already set. Without a context it does nothing.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  /// Calls `body` with the path added to the current context, between saving and restoring it.
  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), !path.isEmpty else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}
