// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours on a grid of points.

public import Foundation
internal import MicaRaster

/// Colours on a grid of points. Mica fills the bounds with the colours' average.
public struct MeshGradient: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points, row by row, in parts of the bounds.
  public var points: [SIMD2<Float>]
  /// The colours of the points.
  public var colors: [Color]
  /// The color beyond the grid.
  public var background: Color

  /// Colours on a grid of points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points) = (width, height, points)
    (self.colors, self.background) = (colors, background)
  }

  /// Returns the average color.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Unsupported.note("MeshGradient. The bounds are filled with the average of its colors.")
    let parts = colors.map { $0.provider.resolve(context.environment).cgColor.sRGBComponents }
    guard !parts.isEmpty else { return background._paint(in: context) }
    let sums = parts.reduce([0, 0, 0, 0]) { sums, next in zip(sums, next).map(+) }
    let mean = sums.map { $0 / CGFloat(parts.count) }
    return _StylePaint(
      .color(CGColor(srgbRed: mean[0], green: mean[1], blue: mean[2], alpha: mean[3])))
  }
}

extension MeshGradient: StyleView {}
