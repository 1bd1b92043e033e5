// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Depth sorting, the geometry: convex polygons on the surface, each with a depth that is linear in
// the surface's coordinates, since a perspective maps planes to planes. See DepthOrder.swift.

/// A straight cut across the surface; what is kept lies on one side of it.
struct DepthCut: Equatable {
  /// a x + b y + c, in pixels; the cut is where this is 0.
  var line: Vector3
  /// Whether the side where `line` is positive is kept.
  var keepsPositive: Bool
}

/// A plane of a space as the surface shows it, or a part of one.
struct DepthPiece {
  /// Which plane this is or was cut from.
  let source: Int
  /// Convex, counter-clockwise where y runs up, in pixels.
  private(set) var polygon: [SIMD2<Double>]
  /// Depth at (x, y) is the dot product with (x, y, 1); greater is nearer to the eye.
  let depth: Vector3
  /// What separates the piece from the rest of its plane.
  private(set) var cuts: [DepthCut] = []
  private(set) var low = SIMD2<Double>(repeating: .infinity)
  private(set) var high = SIMD2<Double>(repeating: -.infinity)
  /// The greatest absolute depth in the polygon.
  private(set) var reach = 0.0

  /// Whether the plane doesn't face the eye squarely.
  var isTilted: Bool { depth.x != 0 || depth.y != 0 }

  /// Overlaps of less than this many square pixels do not count.
  static let negligibleArea = 1e-4

  /// Nil where the polygon has no area or a number is not finite.
  init?(source: Int, polygon: [SIMD2<Double>], depth: Vector3) {
    let area = Self.area(polygon)
    guard abs(area) > Self.negligibleArea, area.isFinite, (depth * 0) == Vector3(0, 0, 0) else {
      return nil
    }
    self.source = source
    self.polygon = area > 0 ? polygon : polygon.reversed()
    self.depth = depth
    measure()
    guard reach.isFinite else { return nil }
  }

  private mutating func measure() {
    (low, high) = (SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity))
    reach = 0
    for p in polygon {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
      reach = max(reach, abs(Self.value(depth, p)))
    }
  }

  static func value(_ line: Vector3, _ p: SIMD2<Double>) -> Double {
    (line.x * p.x + line.y * p.y) + line.z
  }

  /// Twice the signed area would be the sum of the edges' cross products; this is the area.
  static func area(_ polygon: [SIMD2<Double>]) -> Double {
    guard let first = polygon.first else { return 0 }
    var sum = 0.0
    for i in 1..<max(polygon.count, 1) {
      let (p, q) = (polygon[i - 1] - first, polygon[i] - first)
      sum += p.x * q.y - p.y * q.x
    }
    return sum / 2
  }

  /// The part of a convex polygon where a line is not negative.
  static func clip(_ polygon: [SIMD2<Double>], _ line: Vector3) -> [SIMD2<Double>] {
    guard var last = polygon.last else { return [] }
    var result: [SIMD2<Double>] = []
    var lastSide = value(line, last)
    for point in polygon {
      let side = value(line, point)
      if (side >= 0) != (lastSide >= 0) {
        result.append(last + (point - last) * (lastSide / (lastSide - side)))
      }
      if side >= 0 { result.append(point) }
      (last, lastSide) = (point, side)
    }
    return result
  }

  // MARK: Two pieces

  /// How another piece lies to this one.
  enum Relation {
    /// They do not overlap.
    case apart
    case inFront, behind
    /// They lie in one plane.
    case coplanar
    /// They cross where this line is 0; it is positive where the other piece is in front.
    case crossing(Vector3)
  }

  func relation(of other: DepthPiece) -> Relation {
    guard low.x < other.high.x, other.low.x < high.x, low.y < other.high.y, other.low.y < high.y
    else { return .apart }
    let overlap = overlap(with: other)
    guard Self.area(overlap) > Self.negligibleArea else { return .apart }
    return other.side(of: self, within: overlap)
  }

  /// On which side of `base`'s plane, taken to be endless, a part of this piece lies.
  func side(of base: DepthPiece, within part: [SIMD2<Double>]) -> Relation {
    let line = depth - base.depth
    let tolerance = 1e-7 * max(reach, base.reach) + 1e-9
    var lowest = Double.infinity
    var highest = -Double.infinity
    for p in part {
      let value = Self.value(line, p)
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    if lowest >= -tolerance { return highest <= tolerance ? .coplanar : .inFront }
    return highest <= tolerance ? .behind : .crossing(line)
  }

  private func overlap(with other: DepthPiece) -> [SIMD2<Double>] {
    var result = polygon
    var p = other.polygon[other.polygon.count - 1]
    for q in other.polygon {
      let d = q - p
      // Positive to the left of p → q.
      result = Self.clip(result, Vector3(-d.y, d.x, d.y * p.x - d.x * p.y))
      if result.count < 3 { return [] }
      p = q
    }
    return result
  }

  /// The two parts of the piece along a line, the positive one first; nil for one without area.
  func split(by line: Vector3) -> (DepthPiece?, DepthPiece?) {
    (
      part(DepthCut(line: line, keepsPositive: true)),
      part(DepthCut(line: line, keepsPositive: false))
    )
  }

  private func part(_ cut: DepthCut) -> DepthPiece? {
    var part = self
    part.polygon = Self.clip(polygon, cut.keepsPositive ? cut.line : -cut.line)
    guard Self.area(part.polygon) > 0 else { return nil }
    part.cuts.append(cut)
    part.measure()
    return part
  }
}
