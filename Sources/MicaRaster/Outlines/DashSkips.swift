// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which lengths along a segment can be seen: between them dashes need not be cut, so that work is
// bounded by what is visible, however long a line is.

/// The visible lengths of one line or curve, in ascending order.
struct DashSkips {
  private var ranges: [ClosedRange<Double>] = []
  private var index = 0
  private let length: Double

  /// - Parameters:
  ///   - visible: what can be seen, in the curve's space.
  ///   - detail: a length so small that it need not be looked at more closely.
  ///   - lengths: the length along the curve at a parameter; nil for a line, whose is in proportion.
  init(
    _ curve: CubicCurve, _ length: Double, _ visible: Box, detail: Double,
    _ lengths: ((Double) -> Double)?
  ) {
    self.length = length
    guard let lengths else {
      if let part = Self.part(of: curve.p0, curve.p3, in: visible) {
        ranges = [part.lowerBound * length...part.upperBound * length]
      }
      return
    }
    let size = Vector(visible.x1 - visible.x0, visible.y1 - visible.y0).length
    var stack = [(curve, 0.0, 1.0)]
    while let (part, low, high) = stack.popLast() {
      guard Self.mayMeet(part, visible) else { continue }
      let polygon =
        (part.p1 - part.p0).length + (part.p2 - part.p1).length + (part.p3 - part.p2).length
      let middle = (low + high) / 2
      if polygon <= max(size, 4 * detail) || middle <= low || middle >= high {
        add(lengths(low), lengths(high))
      } else {
        let (first, second) = part.split(0.5)
        stack.append((second, middle, high))
        stack.append((first, low, middle))
      }
    }
  }

  private mutating func add(_ low: Double, _ high: Double) {
    guard low <= high else { return }
    if let last = ranges.last, low <= last.upperBound {
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, high)
    } else {
      ranges.append(low...high)
    }
  }

  /// The first visible length from `place` on, or the segment's end. Places must ascend.
  mutating func nextVisible(from place: Double) -> Double {
    while index < ranges.count && ranges[index].upperBound < place { index += 1 }
    return index < ranges.count ? max(place, ranges[index].lowerBound) : length
  }

  /// Whether a curve's control points leave it possible that it meets a box.
  private static func mayMeet(_ c: CubicCurve, _ box: Box) -> Bool {
    let low = pointwiseMin(pointwiseMin(c.p0, c.p1), pointwiseMin(c.p2, c.p3))
    let high = pointwiseMax(pointwiseMax(c.p0, c.p1), pointwiseMax(c.p2, c.p3))
    return high.x >= box.x0 && low.x <= box.x1 && high.y >= box.y0 && low.y <= box.y1
  }

  /// Between which shares of its length a line lies within a box; nil where it doesn't.
  private static func part(of p: Vector, _ q: Vector, in box: Box) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    for (from, way, least, most) in [
      (p.x, q.x - p.x, box.x0, box.x1), (p.y, q.y - p.y, box.y0, box.y1),
    ] {
      if way == 0 {
        if from < least || from > most { return nil }
        continue
      }
      let (a, b) = ((least - from) / way, (most - from) / way)
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    return low <= high ? low...high : nil
  }
}
