// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Recording under a perspective: shapes become outlines in device pixels at once, so that stage 6
// never meets a projection; paints keep theirs and are read through it pixel by pixel in stage 8.

package import MicaRaster

extension DisplayList {
  /// Records what `body` draws as seen through `projection`, from the space that its transforms
  /// lead to onto device pixels; nil is no perspective.
  package func withProjection<Result>(
    _ projection: Projection?, _ body: () -> Result
  ) -> Result {
    let outer = self.projection
    self.projection = projection
    defer { self.projection = outer }
    return body()
  }

  /// An outline in device pixels.
  func projected(
    _ outline: Outline, _ transform: Affine, by projection: Projection, tolerance: Float
  ) -> Outline {
    OutlineProjector.project(
      outline, by: Projection(transform).then(projection),
      visible: Box(0, 0, Double(width), Double(height)), tolerance: tolerance)
  }

  /// A box as an outline in device pixels.
  func projected(_ box: Box, _ transform: Affine, by projection: Projection) -> Outline {
    // The box's corner is made the origin: an outline's points are floats.
    var builder = OutlineBuilder()
    builder.rect(Box(0, 0, 1, 1))
    let unit = Affine(box.x1 - box.x0, 0, 0, box.y1 - box.y0, box.x0, box.y0)
    return projected(builder.finish(), unit.then(transform), by: projection, tolerance: 1)
  }

  /// The area of a stroke in its own space.
  func widened(
    _ outline: Outline, _ transform: Affine, _ style: StrokeStyle, _ dash: DashPattern?,
    by projection: Projection
  ) -> Outline {
    OutlineStroker.outline(
      of: outline, style: style, dash: dash,
      scale: transform.greatestScale * growth(of: outline, transform, by: projection),
      visible: dash == nil ? nil : visibleBox(before: transform))
  }

  /// By how much the projection enlarges an outline at most, within reason.
  private func growth(
    of outline: Outline, _ transform: Affine, by projection: Projection
  ) -> Double {
    guard let box = outline.controlBox?.mapped(by: transform) else { return 1 }
    var greatest = 1.0
    for (x, y) in [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)] {
      greatest = max(greatest, projection.affine(near: x, y)?.greatestScale ?? 1)
    }
    return min(greatest, 64)
  }
}
