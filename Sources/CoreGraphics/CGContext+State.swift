// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The graphics state: saving, the transform, colours and line parameters.

internal import MicaRaster

extension CGContext {
  /// Saves the state (transform, clip, colours, line parameters; not the path).
  public func saveGState() { savedStates.append(SavedState(state: state, isLayer: false)) }

  /// Takes back the state saved last; ignored where none was saved since the context or the current
  /// transparency layer began.
  public func restoreGState() {
    guard let saved = savedStates.last, !saved.isLayer else { return }
    savedStates.removeLast()
    state = saved.state
  }

  // MARK: Transform

  /// User space → device space, y up, in pixels.
  public var ctm: CGAffineTransform { state.ctm }

  /// User space → device space, y up, in pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: sx, y: sy)
  }

  /// Turns user space by an angle in radians, the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Maps user space by `transform` before the present CTM.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// A user-space point in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// A user-space size in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// The bounding box in device space of a user-space rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// A device-space point in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  /// A device-space size in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// The bounding box in user space of a device-space rectangle.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  // MARK: Colours

  /// The colour of fills; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The colour of fills, from components 0 ... 1 of the device's RGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of fills, a grey from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The colour of strokes; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// The colour of strokes, from components 0 ... 1 of the device's RGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of strokes, a grey from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The opacity that multiplies everything drawn, 0 ... 1; 1 at first. NaN counts as 0.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// How drawing meets what lies below; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  // MARK: Lines

  /// The width of strokes in user space; 1 at first. Negative and undefined widths draw nothing.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// The ends of strokes; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// The corners of strokes; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// The greatest ratio of a miter's length to the line's width; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Dashes are not drawn yet: a pattern is noted and strokes stay solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    if !lengths.isEmpty { Unsupported.note("CGContext.setLineDash") }
  }

  /// How far curves may lie from their straight pieces (FACTS 3.1: the default is 0.25); values
  /// that are not positive set the default.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness > 0 && flatness.isFinite ? flatness : 0.25
  }

  /// Whether edges are smoothed, where that is allowed; true at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether edges may be smoothed at all; true at first.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// How images are read when they are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Shadows are not drawn yet: a visible one is noted.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    if let color, color.alpha > 0 { Unsupported.note("CGContext.setShadow") }
  }

  /// Shadows are not drawn yet: a visible one is noted.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    Unsupported.note("CGContext.setShadow")
  }
}
