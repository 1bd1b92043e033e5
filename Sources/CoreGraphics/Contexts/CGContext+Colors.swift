// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is drawn with: colours, colour spaces and patterns, opacity, blending and shadows.

internal import MicaRaster
internal import MicaScene

extension CGContext {
  // MARK: Fill colours

  /// The colour of fills, which may be a pattern; black at first.
  public func setFillColor(_ color: CGColor) {
    if !isColorLocked { state.fillColor = PaintColor(color) }
  }

  /// The colour of fills, from components 0 ... 1 of the device's RGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if isColorLocked { return }
    state.fillColor = PaintColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of fills, a grey from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of fills, four inks from 0 (none) to 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The colour of fills by components of the fill's colour space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let space = state.fillColor.color.colorSpace,
      let color = CGColor(colorSpace: space, components: components)
    else { return }
    setFillColor(color)
  }

  /// The space of fill colours given by components; black of that space becomes the colour.
  public func setFillColorSpace(_ space: CGColorSpace) {
    setFillColor(CGColor.initial(of: space))
  }

  /// Fills with a pattern. The fill's colour space must be one of patterns; `colorComponents` hold
  /// alpha, or for uncoloured patterns a colour of its base space, alpha last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard let space = state.fillColor.color.colorSpace,
      let color = CGColor(patternSpace: space, pattern: pattern, components: colorComponents)
    else { return }
    setFillColor(color)
  }

  // MARK: Stroke colours

  /// The colour of strokes, which may be a pattern; black at first.
  public func setStrokeColor(_ color: CGColor) {
    if !isColorLocked { state.strokeColor = PaintColor(color) }
  }

  /// The colour of strokes, from components 0 ... 1 of the device's RGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if isColorLocked { return }
    state.strokeColor = PaintColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of strokes, a grey from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of strokes, four inks from 0 (none) to 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The colour of strokes by components of the stroke's colour space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let space = state.strokeColor.color.colorSpace,
      let color = CGColor(colorSpace: space, components: components)
    else { return }
    setStrokeColor(color)
  }

  /// The space of stroke colours given by components; black of that space becomes the colour.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    setStrokeColor(CGColor.initial(of: space))
  }

  /// Strokes with a pattern; as `setFillPattern`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard let space = state.strokeColor.color.colorSpace,
      let color = CGColor(patternSpace: space, pattern: pattern, components: colorComponents)
    else { return }
    setStrokeColor(color)
  }

  /// Moves the cells of patterns, in base space; zero at first.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// Draws everything in one colour from now on: in cells of uncoloured patterns.
  func lockColor(_ color: CGColor) {
    state.fillColor = PaintColor(color)
    state.strokeColor = PaintColor(color)
    isColorLocked = true
  }

  /// A colour as the engine's paint, and what multiplies that; nil where there is nothing to draw.
  func paint(_ color: PaintColor) -> (paint: Paint, alpha: Float)? {
    guard let pattern = color.pattern else { return (.solid(color.straightSRGB), 1) }
    let phase = state.patternPhase
    let toDevice = pattern.matrix
      .concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
      .concatenating(baseTransform).concatenating(deviceToList)
    return pattern.paint(toDevice: toDevice.affine, color: color.color.patternColor)
      .map { (.image($0), color.straightSRGB.w) }
  }

  // MARK: Compositing

  /// The opacity that multiplies everything drawn, 0 ... 1; 1 at first. NaN counts as 0.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// How drawing meets what lies below; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How out-of-reach colours are treated; without effect, they take the nearest components.
  ///
  /// Partly: colours are always converted relatively.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Everything drawn from now on casts a shadow.
  ///
  /// `offset` is in base space: in a bitmap y is up, in UIKit's contexts down and in points,
  /// whatever the CTM is. `blur` is twice the Gaussian's standard deviation, in base space too
  /// (FACTS C10, 3.4). Nil and clear colours draw no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowSetting(offset: offset, blur: max(blur, 0), color: $0) }
  }

  /// Everything drawn from now on casts a shadow in black of alpha 1/3 (FACTS C10).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// The state's shadow in the list's pixels, y down; nil where there is none to be seen.
  var shadowStyle: ShadowStyle? {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
    let toList = baseTransform.concatenating(deviceToList)
    let offset = shadow.offset.applying(toList)
    let sigma = Double(shadow.blur) / 2 * toList.affine.meanScale
    guard (Double(offset.width) + Double(offset.height) + sigma).isFinite else { return nil }
    return ShadowStyle(
      offset: SIMD2(Double(offset.width), Double(offset.height)), sigma: sigma,
      color: shadow.color.straightSRGB)
  }
}
