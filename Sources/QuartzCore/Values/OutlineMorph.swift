// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A path on its way to another one, of the same number of elements.

internal import MicaRaster

extension Outline {
  /// The outline whose points lie at `u` on the way to `end`'s; nil where the structures differ.
  ///
  /// A line and a curve in the same place make a curve (FACTS C9). A curve's controls turn around its ends and grow evenly,
  /// so that a smooth path stays smooth (FACTS 3.26).
  func interpolated(to end: Outline, at u: Float) -> Outline? {
    guard verbs.count == end.verbs.count else { return nil }
    var builder = OutlineBuilder(
      reservingVerbs: verbs.count, points: max(points.count, end.points.count))
    var (a, b) = (OutlineReader(self), OutlineReader(end))
    for (first, second) in zip(verbs, end.verbs) {
      guard let kind = Verb.common(first, second) else { return nil }
      let (before, after) = (a.last, b.last)
      let (p, q) = (a.next(first, as: kind), b.next(second, as: kind))
      func point(_ i: Int) -> Point { p[i] + (q[i] - p[i]) * u }
      switch kind {
      case .move: builder.move(point(0))
      case .line: builder.line(point(0))
      case .quad: builder.quad(point(0), point(1))
      case .cubic:
        builder.cubic(
          Point.turned(p[0], q[0], around: before, after, at: u),
          Point.turned(p[1], q[1], around: p[2], q[2], at: u), point(2))
      case .close: builder.close()
      }
    }
    return builder.finish()
  }
}

extension Point {
  /// The point at `u` on the way from `a` to `b`, which lie around `p` and `q`: their directions turn the shorter way round,
  /// their distances and the middle move straight.
  fileprivate static func turned(
    _ a: Point, _ b: Point, around p: Point, _ q: Point, at u: Float
  ) -> Point {
    let (v, w) = (Vector(a - p), Vector(b - q))
    let (from, to) = (v.length, w.length)
    let cross = v.x * w.y - v.y * w.x
    guard cross != 0, (from * to).isFinite else { return a + (b - a) * u }
    let angle = PortableMath.atan2(cross, v.x * w.x + v.y * w.y) * Double(u)
    let (s, c) = (PortableMath.sin(angle), PortableMath.cos(angle))
    let growth = 1 + (to / from - 1) * Double(u)
    let turned = Point(
      Float((v.x * c - v.y * s) * growth), Float((v.x * s + v.y * c) * growth))
    return p + (q - p) * u + turned
  }
}

/// A way between points in doubles.
private struct Vector {
  var x, y: Double

  init(_ p: Point) { (x, y) = (Double(p.x), Double(p.y)) }

  var length: Double { (x * x + y * y).squareRoot() }
}

extension Verb {
  /// What two elements can both be; nil where there is nothing.
  fileprivate static func common(_ first: UInt8, _ second: UInt8) -> Verb? {
    guard let a = Verb(rawValue: first), let b = Verb(rawValue: second) else { return nil }
    if a == b { return a }
    let segments: [Verb] = [.line, .quad, .cubic]
    return segments.contains(a) && segments.contains(b) ? .cubic : nil
  }
}

/// The points of an outline, element by element.
private struct OutlineReader {
  private let points: [Point]
  private var index = 0
  /// Where the element at hand ended.
  private(set) var last = Point(0, 0)

  init(_ outline: Outline) { points = Array(outline.points) }

  /// The points of the next element, which is a `verb`, made into one of another kind: three for a curve.
  mutating func next(_ verb: UInt8, as kind: Verb) -> ElementPoints {
    let start = last
    switch Verb(rawValue: verb) {
    case .move, .line:
      let end = take()
      guard kind == .cubic else { return ElementPoints(end, end, end) }
      return ElementPoints(start + (end - start) / 3, start + (end - start) * (2.0 / 3), end)
    case .quad:
      let (control, end) = (take(), take())
      guard kind == .cubic else { return ElementPoints(control, end, end) }
      return ElementPoints(
        start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    case .cubic: return ElementPoints(take(), take(), take())
    case .close, nil: return ElementPoints(start, start, start)
    }
  }

  private mutating func take() -> Point {
    last = points[index]
    index += 1
    return last
  }
}

/// Up to three points.
private struct ElementPoints {
  private let points: (Point, Point, Point)

  init(_ a: Point, _ b: Point, _ c: Point) { points = (a, b, c) }

  subscript(_ i: Int) -> Point { i == 0 ? points.0 : i == 1 ? points.1 : points.2 }
}
