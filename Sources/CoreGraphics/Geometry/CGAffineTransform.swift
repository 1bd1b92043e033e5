// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The affine map that contexts, paths and layers share. Row vectors: a point maps to
// (a·x + c·y + tx, b·x + d·y + ty), and "A concatenating B" applies A first.

package import MicaRaster

/// An affine map of the plane: scaling, rotation, skew and translation in one 3 × 2 matrix.
///
/// A point maps to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Sendable {
  /// What x contributes to x.
  public var a: CGFloat
  /// What x contributes to y.
  public var b: CGFloat
  /// What y contributes to x.
  public var c: CGFloat
  /// What y contributes to y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The map that moves nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The matrix of zeros, which maps every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A map with the given coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A map with the given coefficients.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A rotation about the origin; `angle` in radians turns the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(PortableMath.cos(Double(angle)))
    let sine = CGFloat(PortableMath.sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that applies this one first and `t2` afterwards.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The map that undoes this one; this map itself where it is singular or not finite.
  public func inverted() -> CGAffineTransform {
    guard let inverse = affine.inverse else { return self }
    return CGAffineTransform(inverse)
  }

  /// This map after a translation in the space that it maps from.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// This map after a scaling in the space that it maps from.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// This map after a rotation in the space that it maps from; `angle` in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGAffineTransform: Hashable {}

extension CGAffineTransform: Codable {
  /// Reads the six coefficients from an array in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    a = try values.decode(CGFloat.self)
    b = try values.decode(CGFloat.self)
    c = try values.decode(CGFloat.self)
    d = try values.decode(CGFloat.self)
    tx = try values.decode(CGFloat.self)
    ty = try values.decode(CGFloat.self)
  }

  /// Writes the six coefficients as an array in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [a, b, c, d, tx, ty] { try values.encode(value) }
  }
}

extension CGAffineTransform {
  /// The same map in the engine's type.
  package var affine: Affine {
    Affine(Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty))
  }

  package init(_ affine: Affine) {
    self.init(
      a: CGFloat(affine.a), b: CGFloat(affine.b), c: CGFloat(affine.c), d: CGFloat(affine.d),
      tx: CGFloat(affine.tx), ty: CGFloat(affine.ty))
  }
}

extension CGPoint {
  /// The point that `t` maps this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a displacement, mapped by `t` without its translation; may become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The bounding box of the four corners mapped by `t`; null and infinite rectangles stay so.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let p = CGPoint(x: minX, y: minY).applying(t)
    let q = CGPoint(x: maxX, y: minY).applying(t)
    let r = CGPoint(x: minX, y: maxY).applying(t)
    let s = CGPoint(x: maxX, y: maxY).applying(t)
    let (left, right) = (min(p.x, q.x, r.x, s.x), max(p.x, q.x, r.x, s.x))
    let (low, high) = (min(p.y, q.y, r.y, s.y), max(p.y, q.y, r.y, s.y))
    return CGRect(x: left, y: low, width: right - left, height: high - low)
  }
}
