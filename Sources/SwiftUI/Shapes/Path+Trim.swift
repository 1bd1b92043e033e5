// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A part of an outline by its length (FACTS_SWIFTUI f.2).

public import Foundation

extension Path {
  /// The part of the outline between two parts of its length, each from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard !from.isNaN, !to.isNaN else { return Path() }
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let segments = self.segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (first, last) = (from * total, to * total)
    var result = Path()
    var position: CGFloat = 0
    var pen: CGPoint?
    for segment in segments {
      let end = position + segment.length
      defer { position = end }
      guard end > first, position < last, segment.length > 0 else { continue }
      let low = position < first ? segment.curve.parameter(at: first - position) : 0
      let high = end > last ? segment.curve.parameter(at: last - position) : 1
      let part = segment.curve.part(from: low, to: high)
      if pen != part.start || (segment.begins && low == 0) { result.move(to: part.start) }
      result.add(part.element)
      pen = part.end
    }
    return result
  }

  /// A line or a curve with its length.
  private struct Segment {
    let curve: BezierPart
    let length: CGFloat
    /// Whether a part of the outline begins with it.
    let begins: Bool
  }

  private var segments: [Segment] {
    var result: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    func add(_ points: [CGPoint]) {
      let curve = BezierPart(points: points)
      result.append(Segment(curve: curve, length: curve.length, begins: begins))
      begins = false
      current = points[points.count - 1]
    }
    forEach { element in
      switch element {
      case .move(let point):
        (start, current, begins) = (point, point, true)
      case .line(let point): add([current, point])
      case .quadCurve(let point, let control): add([current, control, point])
      case .curve(let point, let control1, let control2):
        add([current, control1, control2, point])
      case .closeSubpath:
        if current != start { add([current, start]) }
        begins = true
      }
    }
    return result
  }
}

/// A line, a quadratic or a cubic curve by its points.
struct BezierPart {
  let points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The step from the start.
  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The points between, at a part of each line.
  private static func blend(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
    zip(points, points.dropFirst()).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
    }
  }

  /// Both halves at a parameter.
  private func split(_ t: CGFloat) -> (BezierPart, BezierPart) {
    var (left, right) = ([start], [end])
    var row = points
    while row.count > 1 {
      row = Self.blend(row, t)
      left.append(row[0])
      right.insert(row[row.count - 1], at: 0)
    }
    return (BezierPart(points: left), BezierPart(points: right))
  }

  /// The curve between two parameters.
  func part(from low: CGFloat, to high: CGFloat) -> BezierPart {
    var part = self
    if high < 1 { part = part.split(high).0 }
    if low > 0 { part = part.split(low / max(high, .ulpOfOne)).1 }
    return part
  }

  private func speed(_ t: CGFloat) -> CGFloat {
    var row = points
    while row.count > 2 { row = Self.blend(row, t) }
    let degree = CGFloat(points.count - 1)
    return degree * hypot(row[1].x - row[0].x, row[1].y - row[0].y)
  }

  /// Places and weights of Gauss' quadrature by five points.
  private static let quadrature: [(CGFloat, CGFloat)] = [
    (0, 0.568_888_888_888_888_9), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  /// The length up to a parameter.
  private func length(upTo t: CGFloat) -> CGFloat {
    if points.count == 2 { return t * hypot(end.x - start.x, end.y - start.y) }
    // Eight pieces: a quarter of a circle is exact to a millionth.
    var sum: CGFloat = 0
    for piece in 0..<8 {
      let low = t * CGFloat(piece) / 8
      let half = t / 16
      for (place, weight) in Self.quadrature {
        sum += weight * half * speed(low + half + half * place)
      }
    }
    return sum
  }

  /// The whole length.
  var length: CGFloat { length(upTo: 1) }

  /// The parameter at a length.
  func parameter(at wanted: CGFloat) -> CGFloat {
    let whole = length
    guard whole > 0 else { return 0 }
    if points.count == 2 { return max(0, min(1, wanted / whole)) }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(upTo: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
