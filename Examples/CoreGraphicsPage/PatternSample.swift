// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Patterns: with colours of their own, and drawn in a given colour.

import UIKit

/// Two discs filled with patterns.
struct PatternSample: Sample {
  let ink: UIColor

  func draw(in area: CGRect, of context: CGContext) {
    if let space = CGColorSpace(patternBaseSpace: nil), let tiles = Self.tiles {
      context.setFillColorSpace(space)
      context.setFillPattern(tiles, colorComponents: [1])
      context.fillEllipse(in: area.column(0, of: 2).square)
    }
    if let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
      let stars = Self.stars
    {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      ink.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      context.setFillColorSpace(space)
      context.setFillPattern(stars, colorComponents: [red, green, blue, alpha])
      context.fillEllipse(in: area.column(1, of: 2).square)
    }
  }

  /// Squares and discs in two colours.
  private static var tiles: CGPattern? {
    pattern(size: 24, isColored: true) { _, context in
      context.setFillColor(red: 0.98, green: 0.85, blue: 0.5, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
      context.setFillColor(red: 0.85, green: 0.35, blue: 0.3, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      context.setFillColor(red: 0.3, green: 0.55, blue: 0.6, alpha: 1)
      context.fillEllipse(in: CGRect(x: 13, y: 13, width: 10, height: 10))
    }
  }

  /// Stars without a colour.
  private static var stars: CGPattern? {
    pattern(size: 20, isColored: false) { _, context in
      context.addPath(ClipSample.star(in: CGRect(x: 2, y: 2, width: 16, height: 16)).cgPath)
      context.fillPath()
    }
  }

  private static func pattern(
    size: CGFloat, isColored: Bool, drawPattern: @escaping CGPatternDrawPatternCallback
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: drawPattern, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: size, height: size), matrix: .identity,
      xStep: size, yStep: size, tiling: .constantSpacing, isColored: isColored,
      callbacks: &callbacks)
  }
}
