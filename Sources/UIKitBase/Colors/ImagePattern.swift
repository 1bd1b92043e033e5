// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours that are pictures.

import CoreGraphics

/// Makes a pattern of a picture.
enum ImagePattern {
  /// A colour that repeats `image` in its own size, from the origin of base space; clear for a
  /// picture without pixels.
  static func color(repeating image: UIImage) -> CGColor {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        ContextStack.current.with(context) { image.draw(at: .zero) }
      }, releaseInfo: nil)
    let size = image.size
    let pattern = CGPattern(
      info: nil, bounds: CGRect(origin: .zero, size: size), matrix: .identity, xStep: size.width,
      yStep: size.height, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return .clear }
    return CGColor(patternSpace: space, pattern: pattern, components: [1]) ?? .clear
  }
}
