// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Outlines of glyphs as readers of fonts have them: the same one may begin at any of its points.

import CoreGraphics

/// Contours as polygons of many points.
struct GlyphOutline {
  private(set) var contours: [[Point]] = []

  struct Point {
    var x, y: Double
  }

  /// The farthest that two outlines may be from each other: pages cut coordinates to whole units.
  private static let tolerance = 1.5
  /// The lines that stand for a curve.
  private static let steps = 16

  init(_ path: CGPath) {
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let count: Int =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      let points = (0..<count).map {
        Point(x: Double(element.points[$0].x), y: Double(element.points[$0].y))
      }
      add(points, isStart: element.type == .moveToPoint)
    }
    finish()
  }

  /// An SVG path of absolute M, L, Q, C and Z.
  init(svg text: String) {
    var (isStart, numbers, number) = (false, [Double](), "")
    func finishNumber() {
      if let value = Double(number) { numbers.append(value) }
      number = ""
    }
    for character in text + "Z" {
      if "MLQCZ".contains(character) {
        finishNumber()
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
          Point(x: numbers[$0], y: numbers[$0 + 1])
        }
        add(points, isStart: isStart)
        (isStart, numbers) = (character == "M", [])
      } else if character == "." || character.isNumber {
        number.append(character)
      } else {
        finishNumber()
        if character == "-" { number = "-" }
      }
    }
    finish()
  }

  /// A line or curve from the last point on, or a contour's start.
  private mutating func add(_ points: [Point], isStart: Bool) {
    if isStart { contours.append([]) }
    guard let end = points.last, !contours.isEmpty else { return }
    guard let start = contours[contours.count - 1].last, points.count > 1 else {
      contours[contours.count - 1].append(end)
      return
    }
    for step in 1...Self.steps {
      var row = [start] + points
      let t = Double(step) / Double(Self.steps)
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map {
          Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      contours[contours.count - 1].append(row[0])
    }
  }

  /// Contours of nothing but a point show nothing.
  private mutating func finish() { contours.removeAll { Self.length($0) < 1e-6 } }

  /// Whether both show the same to within a unit.
  func isClose(to other: GlyphOutline) -> Bool {
    contours.count == other.contours.count
      && zip(contours, other.contours).allSatisfy { a, b in
        let length = Self.length(a)
        return Self.lies(a, on: b) && Self.lies(b, on: a)
          && abs(Self.area(a) - Self.area(b)) <= Self.tolerance * length + 4
      }
  }

  private static func lies(_ a: [Point], on b: [Point]) -> Bool {
    a.allSatisfy { point in
      b.indices.contains { distance(point, b[$0], b[($0 + 1) % b.count]) <= tolerance }
    }
  }

  private static func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let t = square > 0 ? max(0, min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square)) : 0
    let (x, y) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
    return (x * x + y * y).squareRoot()
  }

  private static func area(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  private static func length(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
  }
}
