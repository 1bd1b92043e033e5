// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Draws pictures into the current context. Every call leaves the context's state as it was, and
// without a context does nothing.

public import CoreGraphics

extension UIImage {
  /// Draws the picture in its own size, `point` being its top left corner.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture in its own size, composited by `blendMode` with opacity `alpha`, 0 ... 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture so that it fills `rect`, the right way up where y grows downward.
  ///
  /// A resizable picture keeps its caps, another one is stretched.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    draw(in: rect, of: context)
    context.restoreGState()
  }

  /// Draws the picture so that it fills `rect`, composited by `blendMode` with opacity `alpha`,
  /// 0 ... 1, in place of the context's own.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context)
    context.restoreGState()
  }

  /// Fills `rect` with copies of the picture, one of which has its top left corner at the origin of
  /// user space.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = uprightPixels else { return }
    context.saveGState()
    tile(pixels, sized: size, from: .zero, over: rect, of: context)
    context.restoreGState()
  }

  private func draw(in rect: CGRect, of context: CGContext) {
    let rect = rect.standardized
    guard let pixels = storedPixels, rect.width > 0, rect.height > 0 else { return }
    if let capInsets = traits.capInsets {
      drawPatches(PatchGrid(size: size, caps: capInsets, filling: rect), of: context)
    } else if let vector = preservedVector, isResized(in: rect, of: context) {
      draw(in: rect, of: context) { vector.draw(filling: $0, in: context) }
    } else {
      draw(pixels, in: rect, of: context)
    }
  }

  /// Draws pixels of this picture's orientation, so that they fill `rect`.
  func draw(_ pixels: CGImage, in rect: CGRect, of context: CGContext) {
    draw(in: rect, of: context) { size in
      context.draw(pixels, in: CGRect(origin: .zero, size: size))
    }
  }

  /// Draws what fills a size from the origin, where y grows upward, in this picture's orientation so that it fills
  /// `rect`.
  func draw(in rect: CGRect, of context: CGContext, _ content: (CGSize) -> Void) {
    let swaps = imageOrientation.swapsSides
    let (width, height) = swaps ? (rect.height, rect.width) : (rect.width, rect.height)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(imageOrientation.transform(width: width, height: height))
    content(CGSize(width: width, height: height))
    context.restoreGState()
  }

  /// Draws the patches of a resizable picture as one thing, with one shadow.
  private func drawPatches(_ grid: PatchGrid, of context: CGContext) {
    guard let upright = uprightPixels else { return }
    let pixels = CGAffineTransform(scaleX: scale, y: scale)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for patch in grid.patches {
      guard let part = upright.cropping(to: patch.source.applying(pixels)) else { continue }
      context.saveGState()
      if resizingMode == .tile && patch.grows {
        let tileSize = CGSize(
          width: patch.growsAcross ? patch.source.width : patch.target.width,
          height: patch.growsDown ? patch.source.height : patch.target.height)
        tile(part, sized: tileSize, from: patch.target.origin, over: patch.target, of: context)
      } else {
        context.translateBy(x: patch.target.minX, y: patch.target.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(part, in: CGRect(origin: .zero, size: patch.target.size))
      }
      context.restoreGState()
    }
    context.endTransparencyLayer()
  }

  /// Fills `rect` with copies of upright pixels, one of which has its top left corner at `origin`.
  private func tile(
    _ pixels: CGImage, sized size: CGSize, from origin: CGPoint, over rect: CGRect,
    of context: CGContext
  ) {
    context.clip(to: rect)
    context.translateBy(x: origin.x, y: origin.y + size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(pixels, in: CGRect(origin: .zero, size: size), byTiling: true)
  }
}
