// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The infinite rectangle in paths: its corners lie beyond what a transform or a Float can express.

internal import MicaRaster

/// The corners of `CGRect.infinite`, which covers the plane under every transform (FACTS C16).
enum PlaneCorner {
  @inline(__always)
  private static var distance: CGFloat { .greatestFiniteMagnitude / 2 }
  /// Where the engine finds the corners: far beyond every surface, in numbers that it can add and multiply.
  private static let engineDistance: Float = 0x1p60

  @inline(__always)
  private static func isCorner(_ point: CGPoint) -> Bool {
    abs(point.x) == distance && abs(point.y) == distance
  }

  /// A point under a transform. A corner stays a corner; a mirroring transform swaps left and right, so that the
  /// rectangle's direction of travel follows the other sub-paths'.
  @inline(__always)
  static func mapped(_ point: CGPoint, by m: CGAffineTransform) -> CGPoint {
    guard isCorner(point), m.affine.isFinite else { return point.applying(m) }
    return m.a * m.d < m.b * m.c ? CGPoint(x: -point.x, y: point.y) : point
  }

  /// The engine's form of a point under a map.
  @inline(__always)
  static func point(_ point: CGPoint, by map: Affine) -> Point {
    guard isCorner(point), map.isFinite else {
      let (x, y) = map.apply(Double(point.x), Double(point.y))
      return Point(Float(x), Float(y))
    }
    let x = (point.x < 0) == (map.a * map.d < map.b * map.c) ? engineDistance : -engineDistance
    return Point(x, point.y < 0 ? -engineDistance : engineDistance)
  }
}
