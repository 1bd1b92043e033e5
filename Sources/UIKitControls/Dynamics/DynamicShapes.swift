// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The shapes of items and boundaries.

import CoreGraphics
import Foundation
internal import MicaRaster

/// From bounds and paths to convex shapes and lines.
@MainActor
enum DynamicShapes {
  /// Lines of a boundary beyond these are left out.
  static let maximumLines = 4096
  /// Lines that stand for a curve.
  static let linesOfCurve = 16

  /// The rotation of a transform.
  static func angle(of transform: CGAffineTransform) -> Double {
    let angle = PortableMath.atan2(Double(transform.b), Double(transform.a))
    return angle.isFinite ? angle : 0
  }

  /// The shapes of an item about its centre, as if it weren't turned. None for one without a size.
  static func shapes(of item: any UIDynamicItem) -> [ConvexShape] {
    if let group = item as? UIDynamicItemGroup { return group.shapes }
    if item.collisionBoundsType == .path {
      if let hull = ConvexShape.hull(of: corners(of: item.collisionBoundingPath)) { return [hull] }
    }
    let size = item.bounds.size
    func limited(_ length: CGFloat) -> Double {
      length.isNaN ? 0 : min(max(Double(length), 0), 1e6)
    }
    let width = limited(size.width)
    let height = limited(size.height)
    guard max(width, height) > 0 else { return [] }
    // A hairline collides, too.
    let (x, y) = (max(width, 0.5), max(height, 0.5))
    return item.collisionBoundsType == .ellipse
      ? [.ellipse(width: x, height: y)] : [.rectangle(width: x, height: y)]
  }

  /// The points that stand for a path's outline.
  static func corners(of path: UIBezierPath) -> [PhysicsVector] {
    var points: [PhysicsVector] = []
    walk(path) { points.append($1) }
    return points
  }

  /// The lines that stand for a path.
  static func lines(of path: UIBezierPath) -> [ConvexShape] {
    var lines: [ConvexShape] = []
    walk(path) { start, end in
      if let start, let line = ConvexShape.line(start, end), lines.count < maximumLines {
        lines.append(line)
      }
    }
    return lines
  }

  /// Calls a function with the ends of each line of a path; without a start where one begins.
  private static func walk(
    _ path: UIBezierPath, _ body: (PhysicsVector?, PhysicsVector) -> Void
  ) {
    var start = PhysicsVector.zero
    var last = PhysicsVector.zero
    func line(to end: PhysicsVector) {
      body(last, end)
      last = end
    }
    func curve(_ point: (Double) -> PhysicsVector) {
      for index in 1...linesOfCurve { line(to: point(Double(index) / Double(linesOfCurve))) }
    }
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        last = PhysicsVector(points[0])
        start = last
        body(nil, last)
      case .addLineToPoint:
        line(to: PhysicsVector(points[0]))
      case .addQuadCurveToPoint:
        let (a, b, c) = (last, PhysicsVector(points[0]), PhysicsVector(points[1]))
        curve { t in
          let u = 1 - t
          return a * (u * u) + b * (2 * u * t) + c * (t * t)
        }
      case .addCurveToPoint:
        let (a, b) = (last, PhysicsVector(points[0]))
        let (c, d) = (PhysicsVector(points[1]), PhysicsVector(points[2]))
        curve { t in
          let u = 1 - t
          return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
        }
      case .closeSubpath:
        line(to: start)
      }
    }
  }
}
