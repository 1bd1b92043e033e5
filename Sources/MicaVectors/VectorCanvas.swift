// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A context into which a vector file is drawn, with what that costs.

internal import CoreGraphics

/// A context and the budget of what is drawn into it.
struct VectorCanvas {
  let context: CGContext
  let budget: VectorBudget

  /// Spends what drawing within a rectangle of user space costs; false if it must not be drawn.
  ///
  /// `weight` is how often each pixel is touched, `points` the number of the outline's points.
  func spend(on box: CGRect, weight: Double = 1, points: Int) -> Bool {
    guard budget.spend(16 + points * 4) else { return false }
    let seen = box.common(with: context.boundingBoxOfClipPath)
    if seen.isNull { return true }
    let m = context.ctm
    let area = Double(abs(m.a * m.d - m.b * m.c) * seen.width * seen.height)
    return budget.paint(pixels: area.isNaN ? 0 : area * weight + 64)
  }

  /// The same for an outline: its edges cost by the tiles of 4 × 4 pixels that they cross.
  func spend(on path: CGPath, reach: CGFloat = 0, weight: Double = 1, edges: Int = 1) -> Bool {
    let points = path.outline.points
    let box = path.finiteBox
    guard !box.isNull, spend(on: box.grown(by: reach), weight: weight, points: points.count * edges)
    else { return false }
    let seen = context.convertToDeviceSpace(context.boundingBoxOfClipPath)
    // No edge costs more than one across all that is visible.
    let most = Double(seen.width + seen.height) / 4
    guard most.isFinite, Double(points.count) * min(most, 1e6) > 400 else { return true }
    let m = context.ctm
    let scale = Double(max(abs(m.a) + abs(m.c), abs(m.b) + abs(m.d)))
    guard scale.isFinite else { return false }
    var tiles = 0.0
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      tiles += min(most, Double(abs(a.x - b.x) + abs(a.y - b.y)) * scale / 4)
    }
    return budget.spend(Int(clamping: tiles * 4 * Double(edges), to: 0...VectorBudget.mostSteps))
  }

  /// Spends what a group over all that the clip shows costs; false if none must begin.
  func spendOnGroup() -> Bool {
    spend(on: context.boundingBoxOfClipPath, weight: 3, points: 64)
  }
}

/// A bitmap for a drawing of a size in points.
enum VectorBitmap {
  /// The most pixels of a picture.
  private static let mostPixels: CGFloat = 16_777_216

  /// A clear bitmap of `size` at `scale` pixels a point, and what maps points to its pixels; nil for sizes that are empty or
  /// too large.
  static func context(size: CGSize, scale: CGFloat) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width * height <= mostPixels,
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.scaleBy(x: width / size.width, y: height / size.height)
    return context
  }
}
