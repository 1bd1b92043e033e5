// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images, stencils and recorded layers.

internal import MicaRaster

extension CGContext {
  /// Draws an image into a rectangle of user space, its top row at the rectangle's greatest y.
  ///
  /// In a context whose y points down the picture is therefore upside down (FACTS C16). A stencil
  /// lets the fill colour through. Tiling repeats the picture, in the rectangle's size and from its
  /// place, all over the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isInfinite, rect.width > 0, rect.height > 0 else { return }
    if image.isMask {
      if byTiling { Unsupported.note("CGContext.draw(_:in:byTiling:) of a stencil") }
      return drawStencil(image, in: rect)
    }
    let transform = placement(of: image, in: rect)
    guard transform.isFinite, !byTiling || transform.repeatsVisibly else { return }
    let paint = Paint.image(
      ImagePaint(
        pixmap: image.pixmap, transform: transform, sampling: sampling(transform),
        tiling: byTiling ? .repeat : .clamp))
    if byTiling { recordInClip(paint) } else { recordBox(rect, paint: paint) }
  }

  /// Draws a layer with its origin at a point of user space, in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer into a rectangle of user space.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    let excess = layer.excess
    draw(
      image,
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * (1 + excess.width),
        height: rect.height * (1 + excess.height)))
  }

  /// Image pixels, y down → the list's pixels, for an image that fills a rectangle of user space.
  func placement(of image: CGImage, in rect: CGRect) -> Affine {
    Affine(
      Double(rect.width) / Double(image.width), 0, 0, -Double(rect.height) / Double(image.height),
      Double(rect.minX), Double(rect.maxY)
    ).then(userToList)
  }

  /// How an image is read under a map to the list's pixels.
  func sampling(_ m: Affine) -> Sampling {
    let isPixelExact =
      abs(m.a) == 1 && abs(m.d) == 1 && m.b == 0 && m.c == 0 && m.tx == m.tx.rounded()
      && m.ty == m.ty.rounded()
    if isPixelExact { return .nearest }
    switch state.interpolationQuality {
    case .none: return .nearest
    case .low: return .bilinear
    case .default, .medium, .high: return .resampled
    }
  }

  private func drawStencil(_ image: CGImage, in rect: CGRect) {
    guard let (paint, alpha) = paint(state.fillColor) else { return }
    let outer = state.clip
    let outerBounds = state.clipBounds
    limit(to: image, in: rect)
    recordBox(rect, paint: paint, alpha: alpha)
    state.clip = outer
    state.clipBounds = outerBounds
  }
}

extension Affine {
  /// Whether an image that is repeated under this map has places that numbers can tell apart: not
  /// millions of its pixels in one of the surface, nor its origin that far away.
  var repeatsVisibly: Bool {
    guard let m = inverse else { return false }
    return max(abs(m.a), abs(m.b), abs(m.c), abs(m.d)) < 1e6 && max(abs(m.tx), abs(m.ty)) < 1e9
  }
}
