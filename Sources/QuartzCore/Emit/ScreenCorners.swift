// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Continuous corners on screen (FACTS 3.36). The window server doesn't fill a path: near a corner a pixel's coverage grows
// evenly with its distance from a curve, by the change of that distance from pixel to pixel. Here the same coverage comes
// from an outline of one rectangle for each pixel that is covered partly.

internal import MicaRaster

/// A rectangle with continuous corners in device pixels, and the coverage of each pixel.
struct ScreenCorners {
  private let box: Box
  private let radius: Double
  /// The corners to the eye: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  private let corners: UInt8
  private let middle: SIMD2<Double>

  /// In radii, how far from its ends a corner reaches along the sides.
  private static let reach = 1.528665
  /// The unit of `curve` in radii.
  private static let unit = 0.991
  /// The curve from the corner: x + y as a polynomial of (x − y)².
  private static let curve = [0.591637, 0.3483, 0.218505, -0.1895, 0.06875, -0.010345]
  /// Larger corners, in pixels, are filled as paths: nobody sees the difference.
  private static let largest = 256.0

  /// Nil where corners are not continuous, don't fit into half of each side, or where `map` turns or distorts them.
  init?(_ rect: RoundedRect, under map: Affine) {
    guard rect.isContinuous, rect.isRounded, map.b == 0, map.c == 0, map.isFinite,
      abs(abs(map.a) - abs(map.d)) < 1e-6 * abs(map.a)
    else { return nil }
    box = rect.box.mapped(by: map)
    radius = rect.radius * abs(map.a)
    let reach = Self.reach * radius
    guard radius > 0.25, radius <= Self.largest,
      2 * reach <= min(box.x1 - box.x0, box.y1 - box.y0),
      max(abs(box.x0), abs(box.x1), abs(box.y0), abs(box.y1)) < 65_536
    else { return nil }
    middle = SIMD2(box.x0 + box.x1, box.y0 + box.y1) / 2
    var corners = rect.corners & 15
    if map.a < 0 { corners = (corners & 5) << 1 | (corners & 10) >> 1 }
    if map.d < 0 { corners = (corners & 3) << 2 | (corners & 12) >> 2 }
    self.corners = corners
  }

  /// Coverage of the pixel with the centre (x, y).
  private func coverage(_ x: Double, _ y: Double) -> Double {
    let isRight = x > middle.x
    let isLower = y > middle.y
    let u = isRight ? box.x1 - x : x - box.x0
    let v = isLower ? box.y1 - y : y - box.y0
    let across = max(0, min(1, u + 0.5))
    let down = max(0, min(1, v + 0.5))
    let corner: UInt8 = (isRight ? 2 : 1) << (isLower ? 2 : 0)
    let reach = Self.reach * radius
    guard corners & corner != 0, u < reach, v < reach else { return across * down }
    let unit = Self.unit * radius
    let s = (u - v) / unit
    var (sum, slope) = (0.0, 0.0)
    for factor in Self.curve.reversed() {
      slope = slope * (s * s) + sum
      sum = sum * (s * s) + factor
    }
    // How much the distance changes to the next pixel of the row, and to that of the next row.
    let change = abs(1 - 2 * s * slope) + abs(1 + 2 * s * slope)
    return max(0, min(across, down, 0.5 + (u + v - unit * sum) / change))
  }

  /// An outline that covers each pixel as the corners do, for the rule `sum`, and the map to the surface.
  var outline: (outline: Outline, transform: Affine) {
    var builder = OutlineBuilder(reservingVerbs: 512, points: 512)
    add(to: &builder, origin)
    return (builder.finish(), .translation(origin.x, origin.y))
  }

  /// The same for what lies around other corners, within these, by the rule `evenOdd`.
  func outline(around inner: ScreenCorners) -> (outline: Outline, transform: Affine) {
    var builder = OutlineBuilder(reservingVerbs: 1024, points: 1024)
    add(to: &builder, origin)
    inner.add(to: &builder, origin)
    return (builder.finish(), .translation(origin.x, origin.y))
  }

  /// The pixel that the upper left corner lies in.
  private var origin: SIMD2<Double> { SIMD2(box.x0.rounded(.down), box.y0.rounded(.down)) }

  private func add(to builder: inout OutlineBuilder, _ origin: SIMD2<Double>) {
    let reach = Self.reach * radius
    let (top, bottom) = (box.y0.rounded(.down), box.y1.rounded(.up))
    let upper = min((box.y0 + reach).rounded(.up), middle.y.rounded(.up))
    let lower = max((box.y1 - reach).rounded(.down), upper)
    add(rows: stride(from: upper - 1, through: top, by: -1), origin, to: &builder)
    if upper < lower {
      builder.rect(
        Box(box.x0 - origin.x, upper - origin.y, box.x1 - origin.x, lower - origin.y))
    }
    add(rows: stride(from: lower, to: bottom, by: 1), origin, to: &builder)
  }

  /// Adds rows of pixels, from the middle outwards: no row begins further out than the one before.
  private func add(
    rows: some Sequence<Double>, _ origin: SIMD2<Double>, to builder: inout OutlineBuilder
  ) {
    // Where the last row is covered as its middle is.
    var left = box.x0.rounded(.down)
    var right = box.x1.rounded(.up)
    var steps: [(x: Double, covered: Double)] = []
    for y in rows {
      let whole = coverage(middle.x.rounded(.down) + 0.5, y + 0.5)
      guard whole > 0 else { continue }
      let y1 = y + 1 - origin.y
      func point(_ x: Double, _ covered: Double) -> Point {
        Point(Float(x - origin.x), Float(y1 - covered))
      }
      steps.removeAll(keepingCapacity: true)
      while left < middle.x {
        let covered = coverage(left + 0.5, y + 0.5)
        if covered >= whole { break }
        if covered > 0 { steps.append((left, covered)) }
        left += 1
      }
      let start = steps.first?.x ?? left
      builder.move(point(start, 0))
      for step in steps {
        builder.line(point(step.x, step.covered))
        builder.line(point(step.x + 1, step.covered))
      }
      builder.line(point(left, whole))
      steps.removeAll(keepingCapacity: true)
      while right > middle.x {
        let covered = coverage(right - 0.5, y + 0.5)
        if covered >= whole { break }
        if covered > 0 { steps.append((right, covered)) }
        right -= 1
      }
      builder.line(point(right, whole))
      for step in steps.reversed() {
        builder.line(point(step.x - 1, step.covered))
        builder.line(point(step.x, step.covered))
      }
      builder.line(point(steps.first?.x ?? right, 0))
      builder.close()
      left = start
      right = steps.first?.x ?? right
    }
  }
}
