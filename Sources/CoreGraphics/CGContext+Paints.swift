// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images and gradients.

internal import MicaRaster

extension CGContext {
  /// Draws an image into a rectangle of user space, its top row at the rectangle's greatest y.
  ///
  /// In a context whose y points down the picture is therefore upside down (FACTS C16). Tiling is
  /// not drawn yet: it is noted and the image drawn once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { Unsupported.note("CGContext.draw(_:in:byTiling:)") }
    guard !rect.isInfinite else { return }
    // Image pixels, y down → the rectangle.
    let placement = Affine(
      Double(rect.width) / Double(image.width), 0, 0, -Double(rect.height) / Double(image.height),
      Double(rect.minX), Double(rect.maxY))
    let transform = placement.then(userToList)
    let isPixelExact =
      abs(transform.a) == 1 && abs(transform.d) == 1 && transform.b == 0 && transform.c == 0
      && transform.tx == transform.tx.rounded() && transform.ty == transform.ty.rounded()
    let sampling: Sampling =
      isPixelExact || state.interpolationQuality == .none ? .nearest : .bilinear
    recordBox(
      rect,
      paint: .image(
        ImagePaint(pixmap: image.pixmap, transform: transform, sampling: sampling)))
  }

  /// Fills the whole clip with colours along the line from `start` to `end`, in user space.
  ///
  /// Before and beyond the ends only as `options` say. Equal points draw nothing. Colours are mixed
  /// straight in sRGB and premultiplied afterwards (FACTS 3.6).
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let coordinates = [start.x, start.y, end.x, end.y]
    guard start != end, coordinates.allSatisfy(\.isFinite), userToList.isFinite else { return }
    let paint = Paint.linearGradient(
      LinearGradient(
        start: SIMD2(Double(start.x), Double(start.y)), end: SIMD2(Double(end.x), Double(end.y)),
        stops: gradient.stops, transform: userToList,
        extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation)))
    record(size: gradient.stops.count * 32) {
      $0.fill(
        surfaceBox, transform: .identity, paint: paint, alpha: Float(state.alpha),
        blend: state.blendMode.engineMode, antialias: false)
    }
  }

  /// Radial gradients are not drawn yet: the call is noted.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    Unsupported.note("CGContext.drawRadialGradient")
  }
}
