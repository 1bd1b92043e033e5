// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Plain geometry of the engine: points, affine maps, integer pixel boxes. No Foundation, no Apple
// names. Every floor above speaks to the engine in these types.

/// A point or vector: x to the right, y down when the space is a device space.
package typealias Point = SIMD2<Float>

/// An affine map of the plane, in double precision.
///
/// A point maps to `(a·x + c·y + tx, b·x + d·y + ty)`; the same layout as Core Graphics' matrix.
package struct Affine: BitwiseCopyable, Equatable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Affine(1, 0, 0, 1, 0, 0)

  package static func translation(_ x: Double, _ y: Double) -> Affine { Affine(1, 0, 0, 1, x, y) }

  package static func scale(_ x: Double, _ y: Double) -> Affine { Affine(x, 0, 0, y, 0, 0) }

  /// The map that applies `self` first and `next` afterwards.
  package func then(_ next: Affine) -> Affine {
    Affine(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  package var determinant: Double { a * d - b * c }

  /// The inverse map, or nil where the map is singular or not finite.
  package var inverse: Affine? {
    let det = determinant
    guard isFinite, det != 0, (1 / det).isFinite else { return nil }
    return Affine(
      d / det, -b / det, -c / det, a / det, (c * ty - d * tx) / det, (b * tx - a * ty) / det)
  }

  package var isFinite: Bool {
    // One NaN or infinity makes the sum of (value · 0) NaN.
    (a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0) == 0
  }

  /// Whether axis-aligned rectangles stay axis-aligned (quarter turns and mirrors included).
  package var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  @inline(__always) package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }

  @inline(__always) package func apply(_ p: Point) -> Point {
    let (x, y) = apply(Double(p.x), Double(p.y))
    return Point(Float(x), Float(y))
  }

  /// The factor by which lengths grow: the square root of the area's growth.
  package var meanScale: Double { abs(determinant).squareRoot() }
}

/// A half-open box of whole pixels, `x0 ..< x1` by `y0 ..< y1`, y down.
package struct PixelBox: BitwiseCopyable, Equatable, Sendable {
  package var x0, y0, x1, y1: Int32

  package init(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  package static let empty = PixelBox(0, 0, 0, 0)

  package var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  package var width: Int { Int(max(0, x1 &- x0)) }
  package var height: Int { Int(max(0, y1 &- y0)) }

  package func intersection(_ o: PixelBox) -> PixelBox {
    PixelBox(max(x0, o.x0), max(y0, o.y0), min(x1, o.x1), min(y1, o.y1))
  }

  package func union(_ o: PixelBox) -> PixelBox {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelBox(min(x0, o.x0), min(y0, o.y0), max(x1, o.x1), max(y1, o.y1))
  }
}

/// An axis-aligned box in floating point; `x0 <= x1` and `y0 <= y1` where it is not empty.
package struct Box: BitwiseCopyable, Equatable, Sendable {
  package var x0, y0, x1, y1: Double

  package init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// The bounding box of this box's corners under `m`.
  package func mapped(by m: Affine) -> Box {
    let p = m.apply(x0, y0)
    let q = m.apply(x1, y0)
    let r = m.apply(x0, y1)
    let s = m.apply(x1, y1)
    return Box(
      min(min(p.x, q.x), min(r.x, s.x)), min(min(p.y, q.y), min(r.y, s.y)),
      max(max(p.x, q.x), max(r.x, s.x)), max(max(p.y, q.y), max(r.y, s.y)))
  }
}
