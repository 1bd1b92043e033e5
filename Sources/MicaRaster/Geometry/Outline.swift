// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The engine's path: verbs and points in two flat arrays, immutable once built, so that a display
// list can keep it and many threads can flatten it. Stage 6 reads it (Flatten.swift, Stroke.swift).

/// One step of an outline; its raw value is stored in `Outline.verbs`.
package enum Verb: UInt8, Sendable {
  /// Starts a sub-path; one point.
  case move
  /// A straight line; one point.
  case line
  /// A quadratic Bézier curve; control point and end.
  case quad
  /// A cubic Bézier curve; two control points and end.
  case cubic
  /// Closes the sub-path; no point.
  case close

  /// The number of points that the verb consumes.
  package var pointCount: Int {
    switch self {
    case .move, .line: return 1
    case .quad: return 2
    case .cubic: return 3
    case .close: return 0
    }
  }
}

/// Which winding numbers count as inside.
package enum FillRule: UInt8, Sendable {
  case nonZero
  case evenOdd
  /// Non-zero, but a pixel is covered by the sum of its parts' signed areas, at most wholly: parts upon each other add up
  /// where the others' union counts once. So the screen draws shape layers (FACTS 3.12).
  case sum
  /// The first two, with edges as a context steps along them (FACTS 3.13).
  case steppedNonZero
  case steppedEvenOdd

  var isEvenOdd: Bool { self == .evenOdd || self == .steppedEvenOdd }
  var stepsEdges: Bool { self == .steppedNonZero || self == .steppedEvenOdd }
}

/// The shape of an open stroke's ends.
package enum LineCap: UInt8, Sendable {
  case butt, round, square
}

/// The shape of a stroke's corners.
package enum LineJoin: UInt8, Sendable {
  case miter, round, bevel
}

/// How a stroke widens its centre line; lengths are in the outline's own space.
package struct StrokeStyle: Equatable, Sendable {
  package var width: Float
  package var cap: LineCap
  package var join: LineJoin
  /// The greatest ratio of miter length to width; a longer miter becomes a bevel.
  package var miterLimit: Float

  package init(
    width: Float = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Float = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

/// An immutable path of lines and Bézier curves.
///
/// Invariants, kept by `OutlineBuilder`: the first verb is `move`; after `close` comes `move` or
/// the end; `points.count` is the sum of the verbs' point counts. Points may be NaN or infinite:
/// such an outline draws nothing.
package final class Outline: Sendable {
  package let verbs: [UInt8]
  package let points: [Point]

  /// The caller keeps the invariants; `OutlineBuilder` does.
  package init(verbs: [UInt8], points: [Point]) {
    self.verbs = verbs
    self.points = points
  }

  package static let empty = Outline(verbs: [], points: [])

  package var isEmpty: Bool { verbs.isEmpty }

  /// The bounding box of all points, control points included; nil when empty or not finite.
  package var controlBox: Box? {
    guard let first = points.first else { return nil }
    var low = first
    var high = first
    var sum = Float(0)
    for p in points {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
      sum += p.x * 0 + p.y * 0
    }
    guard sum == 0 else { return nil }
    return Box(Double(low.x), Double(low.y), Double(high.x), Double(high.y))
  }
}

/// Collects the steps of an `Outline` and keeps its invariants.
package struct OutlineBuilder {
  private var verbs: [UInt8] = []
  private var points: [Point] = []
  private var start = Point(0, 0)
  private var isOpen = false

  package init() {}

  package init(reservingVerbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  package mutating func move(_ p: Point) {
    verbs.append(Verb.move.rawValue)
    points.append(p)
    start = p
    isOpen = true
  }

  /// After a `close`, or at the very start, drawing goes on from the last start point.
  private mutating func ensureOpen() {
    if !isOpen { move(start) }
  }

  package mutating func line(_ p: Point) {
    ensureOpen()
    verbs.append(Verb.line.rawValue)
    points.append(p)
  }

  package mutating func quad(_ c: Point, _ p: Point) {
    ensureOpen()
    verbs.append(Verb.quad.rawValue)
    points.append(c)
    points.append(p)
  }

  package mutating func cubic(_ c1: Point, _ c2: Point, _ p: Point) {
    ensureOpen()
    verbs.append(Verb.cubic.rawValue)
    points.append(c1)
    points.append(c2)
    points.append(p)
  }

  package mutating func close() {
    guard isOpen else { return }
    verbs.append(Verb.close.rawValue)
    isOpen = false
  }

  package mutating func rect(_ box: Box) {
    let (x0, y0, x1, y1) = (Float(box.x0), Float(box.y0), Float(box.x1), Float(box.y1))
    move(Point(x0, y0))
    line(Point(x1, y0))
    line(Point(x1, y1))
    line(Point(x0, y1))
    close()
  }

  package consuming func finish() -> Outline { Outline(verbs: verbs, points: points) }
}
