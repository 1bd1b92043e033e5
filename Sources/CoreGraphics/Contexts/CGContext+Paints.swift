// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients and shadings: what fills the whole clip.

internal import MicaRaster

extension CGContext {
  /// Fills the whole clip with colours along the line from `start` to `end`, in user space.
  ///
  /// Before and beyond the ends only as `options` say. Equal points draw nothing. Colours are mixed
  /// straight and premultiplied afterwards (FACTS 3.6), in steps of about
  /// a pixel (FACTS 3.14).
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    drawLinear(gradient, start: start, end: end, options: options, isBinned: true)
  }

  private func drawLinear(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions,
    isBinned: Bool
  ) {
    guard start != end, start.isFinite, end.isFinite, userToList.isFinite else { return }
    recordInClip(
      Gradient(
        .linear(start: start.engine, end: end.engine), stops: gradient.stops,
        transform: userToList, extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation), isBinned: isBinned))
  }

  /// Fills the whole clip with colours between two circles of user space.
  ///
  /// Each colour is drawn as a circle between the two, later ones over earlier ones; beyond the ends
  /// circles go on only as `options` say, until their radius is zero. Equal circles, negative and
  /// undefined radii draw nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    drawRadial(
      gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, options: options, isBinned: true)
  }

  private func drawRadial(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions, isBinned: Bool
  ) {
    guard startCenter.isFinite, endCenter.isFinite, userToList.isFinite, startRadius >= 0,
      endRadius >= 0, startRadius.isFinite, endRadius.isFinite
    else { return }
    recordInClip(
      Gradient(
        .radial(
          startCenter: startCenter.engine, startRadius: Double(startRadius),
          endCenter: endCenter.engine, endRadius: Double(endRadius)),
        stops: gradient.stops, transform: userToList,
        extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation), isBinned: isBinned))
  }

  /// Fills the whole clip with colours around a point of user space.
  ///
  /// `angle` is where the first colour is, in radians from the x axis towards the y axis; the others
  /// follow in the same sense.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite, userToList.isFinite else { return }
    recordInClip(
      Gradient(
        .conic(center: center.engine, angle: Double(angle)), stops: gradient.stops,
        transform: userToList))
  }

  /// Fills the whole clip with a shading in user space.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinear(
        shading.gradient, start: start, end: end, options: shading.options, isBinned: false)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadial(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: shading.options, isBinned: false)
    }
  }

  private func recordInClip(_ gradient: Gradient) {
    recordInClip(.gradient(gradient), size: gradient.stops.count * 32)
  }

  /// Fills the whole clip with a paint.
  func recordInClip(_ paint: Paint, size: Int = 0) {
    let alpha = Float(state.alpha)
    guard let clip = state.clip, state.shadow == nil, clip.lendsShape(number: listNumber) else {
      return recordDraw(size: size) { list, blend in
        list.fill(
          surfaceBox, transform: .identity, paint: paint, alpha: alpha, blend: blend,
          antialias: false)
      }
    }
    let blend = state.blendMode.engineMode
    state.clip = clip.parent
    defer { state.clip = clip }
    switch clip.shape {
    case .outline(let outline, let rule, let tolerance):
      record(size: size + outline.points.count * 8) {
        $0.fill(
          outline, transform: .identity, rule: rule, paint: paint, alpha: alpha, blend: blend,
          antialias: clip.antialias, tolerance: tolerance)
      }
    case .box(let box, let transform):
      record(size: size) {
        $0.fill(
          box, transform: transform, paint: paint, alpha: alpha, blend: blend,
          antialias: clip.antialias)
      }
    case .mask:
      break
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
  fileprivate var engine: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
