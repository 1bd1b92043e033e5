// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Questions to a path: its boxes, its points, what is inside it, its elements.

internal import MicaRaster

extension CGPath {
  /// Whether the path has no steps.
  public var isEmpty: Bool { storage.isEmpty }

  /// Where the next line would begin; the origin where there is none.
  public var currentPoint: CGPoint { storage.current ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { PathBox(containing: storage.points).rect }

  /// The smallest rectangle around the path itself, curves at their extremes; null for an empty
  /// path.
  public var boundingBoxOfPath: CGRect {
    var box = PathBox()
    storage.forEachStep { _, _, points in
      if let last = points.last { box.add(last) }
    }
    // A curve stays within the box of its points: most need not be looked at.
    storage.forEachStep { verb, from, points in
      if points.dropLast().allSatisfy(box.contains) { return }
      for curve in CubicSegment.segments(verb, from: from, points: points) {
        for t in curve.extremes(\.x) + curve.extremes(\.y) { box.add(curve.point(at: t)) }
      }
    }
    return box.rect
  }

  /// Whether a point is inside the path by a fill rule.
  ///
  /// Open sub-paths count as closed. `transform` is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = storage.winding(around: point.applying(transform))
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// Whether the path is one upright rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = storage.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Calls `function` with `info` for each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` for each element in order; the element and its points are valid only during the
  /// call. The first point of an element that closes is no number (as SwiftSVG's own tests tell of Apple's).
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    storage.forEachStep { verb, _, own in
      if verb == .close { points[0] = CGPoint(x: Double.nan, y: .nan) }
      for (i, point) in own.enumerated() { points[i] = point }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: CGPathElementType(verb), points: base)
        block(&element)
      }
    }
  }
}

extension CGPathElementType {
  init(_ verb: Verb) {
    switch verb {
    case .move: self = .moveToPoint
    case .line: self = .addLineToPoint
    case .quad: self = .addQuadCurveToPoint
    case .cubic: self = .addCurveToPoint
    case .close: self = .closeSubpath
    }
  }
}

/// Collects points into their bounding rectangle.
private struct PathBox {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  init() {}

  init(containing points: [CGPoint]) {
    for point in points { add(point) }
  }

  mutating func add(_ p: CGPoint) {
    low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
    high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  func contains(_ p: CGPoint) -> Bool {
    low.x <= p.x && p.x <= high.x && low.y <= p.y && p.y <= high.y
  }

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
