// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dashes of vector files: a file may ask for more of them than anybody could see.

internal import CoreGraphics
internal import MicaRaster

/// Bounds the number of dashes along a path.
enum DashLimit {
  /// The most dashes along one path; paths with more are drawn as solid lines.
  private static let mostDashes = 20_000.0
  /// A period of fewer pixels looks like a solid line.
  private static let leastPeriod = 0.05

  /// The lengths to draw a path's dashes with; empty for a solid line.
  ///
  /// `skipsUnseen` says whether only dashes that are visible will be made, as in strokes.
  static func lengths(
    _ lengths: [CGFloat], along path: CGPath, in context: CGContext, _ budget: VectorBudget,
    skipsUnseen: Bool = true
  ) -> [CGFloat] {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return [] }
    let m = context.ctm
    let scale = max((m.a * m.a + m.b * m.b).squareRoot(), (m.c * m.c + m.d * m.d).squareRoot())
    let period = lengths.reduce(0) { $0 + Double($1) } * Double(scale)
    guard period.isFinite, period > leastPeriod else { return [] }
    // What is not visible is skipped, so that a segment costs at most what crosses the visible part.
    let seen = context.convertToDeviceSpace(context.boundingBoxOfClipPath)
    let most = skipsUnseen ? Double(seen.width + seen.height) + period * 512 : .infinity
    var (total, last, first) = (0.0, CGPoint.zero, CGPoint.zero)
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      func add(_ point: CGPoint) {
        let length = Double((abs(point.x - last.x) + abs(point.y - last.y)) * scale)
        total += length.isNaN ? most : min(length, most)
        last = point
      }
      switch type {
      case .moveToPoint: (last, first) = (points[0], points[0])
      case .addLineToPoint: add(points[0])
      case .addQuadCurveToPoint: for index in 0..<2 { add(points[index]) }
      case .addCurveToPoint: for index in 0..<3 { add(points[index]) }
      case .closeSubpath: add(first)
      @unknown default: break
      }
    }
    let dashes = total / period * Double((lengths.count + 1) / 2)
    guard dashes <= mostDashes else {
      Unsupported.note("dashes of vector pictures that are too fine for their lines")
      return []
    }
    return budget.spend(Int(clamping: dashes * 20, to: 0...1_000_000)) ? lengths : []
  }
}
