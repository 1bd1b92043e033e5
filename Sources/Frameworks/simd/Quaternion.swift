// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Quaternions of simd (simd/quaternion.h), written once for both precisions.

/// A quaternion of simd.
public protocol Quaternion: Equatable, Sendable, CustomDebugStringConvertible {
  /// A number of it.
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar & Sendable

  /// The imaginary parts x, y and z, then the real one.
  var vector: SIMD4<Scalar> { get set }
  /// A quaternion of the imaginary parts x, y and z, then the real one.
  init(vector: SIMD4<Scalar>)
  /// Functions of an angle in radians.
  static func sine(_ x: Scalar) -> Scalar
  static func cosine(_ x: Scalar) -> Scalar
  /// The angle, in radians, of a point.
  static func arcTangent(_ y: Scalar, _ x: Scalar) -> Scalar
}

extension Quaternion {
  /// The quaternion of zeros.
  public init() { self.init(vector: .zero) }
  /// A quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }
  /// A quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }
  /// The turn by an angle in radians about an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(real: Self.cosine(angle / 2), imag: Self.sine(angle / 2) * axis)
  }
  /// The turn of one direction to another, both of length 1, by the shortest way.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let half = from + to
    guard simd_length_squared(half) > 1e-6 else {
      // Opposite directions: half a turn about any axis across.
      let size = simd_abs(from)
      let other: SIMD3<Scalar> =
        size.x <= size.y && size.x <= size.z
        ? SIMD3(1, 0, 0) : size.y <= size.z ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
      self.init(real: 0, imag: simd_normalize(Self.cross(from, other)))
      return
    }
    let middle = simd_normalize(half)
    self.init(real: simd_dot(from, middle), imag: Self.cross(from, middle))
  }

  static func cross(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
  }

  /// The turn that the columns of a matrix of turning say.
  init(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
    let trace = x.x + y.y + z.z
    if trace >= 0 {
      let r = 2 * (1 + trace).squareRoot()
      self.init(ix: (y.z - z.y) / r, iy: (z.x - x.z) / r, iz: (x.y - y.x) / r, r: r / 4)
    } else if x.x >= y.y, x.x >= z.z {
      let r = 2 * (1 - y.y - z.z + x.x).squareRoot()
      self.init(ix: r / 4, iy: (x.y + y.x) / r, iz: (x.z + z.x) / r, r: (y.z - z.y) / r)
    } else if y.y >= z.z {
      let r = 2 * (1 - x.x - z.z + y.y).squareRoot()
      self.init(ix: (x.y + y.x) / r, iy: r / 4, iz: (y.z + z.y) / r, r: (z.x - x.z) / r)
    } else {
      let r = 2 * (1 - x.x - y.y + z.z).squareRoot()
      self.init(ix: (x.z + z.x) / r, iy: (y.z + z.y) / r, iz: r / 4, r: (x.y - y.x) / r)
    }
  }

  /// The columns of the matrix of the same turn.
  var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
    (act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1)))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the turn, in radians.
  public var angle: Scalar { 2 * Self.arcTangent(simd_length(imag), real) }
  /// The axis of the turn, of length 1.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The quaternion with the opposite imaginary part.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The quaternion that undoes this one.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
  /// The quaternion of length 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The parts.
  public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }

  /// The vector after the turn.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = 2 * Self.cross(imag, vector)
    return vector + real * t + Self.cross(imag, t)
  }

  /// Whether all parts are equal.
  public static func == (left: Self, right: Self) -> Bool { left.vector == right.vector }
  /// The sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(vector: left.vector + right.vector)
  }
  /// The difference.
  public static func - (left: Self, right: Self) -> Self {
    Self(vector: left.vector - right.vector)
  }
  /// The quaternion with the signs changed.
  public static prefix func - (x: Self) -> Self { Self(vector: -x.vector) }
  /// The turn by `right`, then by `left`.
  public static func * (left: Self, right: Self) -> Self {
    let (a, b) = (left.imag, right.imag)
    return Self(
      real: left.real * right.real - simd_dot(a, b),
      imag: left.real * b + right.real * a + cross(a, b))
  }
  /// Each part times a number.
  public static func * (left: Scalar, right: Self) -> Self { Self(vector: left * right.vector) }
  /// Each part times a number.
  public static func * (left: Self, right: Scalar) -> Self { right * left }
  /// The product with the inverse.
  public static func / (left: Self, right: Self) -> Self { left * right.inverse }
  /// Each part divided by a number.
  public static func / (left: Self, right: Scalar) -> Self { Self(vector: left.vector / right) }
  /// Adds a quaternion.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Takes a quaternion away.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies by a quaternion from the right.
  public static func *= (left: inout Self, right: Self) { left = left * right }
  /// Multiplies each part.
  public static func *= (left: inout Self, right: Scalar) { left = left * right }
  /// Divides each part.
  public static func /= (left: inout Self, right: Scalar) { left = left / right }
}

// MARK: Functions in C

/// The turn by `y`, then by `x`.
public func simd_mul<Q: Quaternion>(_ x: Q, _ y: Q) -> Q { x * y }
/// The sum.
public func simd_add<Q: Quaternion>(_ x: Q, _ y: Q) -> Q { x + y }
/// The difference.
public func simd_sub<Q: Quaternion>(_ x: Q, _ y: Q) -> Q { x - y }
/// The dot product.
public func simd_dot<Q: Quaternion>(_ x: Q, _ y: Q) -> Q.Scalar { simd_dot(x.vector, y.vector) }
/// The length.
public func simd_length<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.length }
/// The quaternion of length 1.
public func simd_normalize<Q: Quaternion>(_ x: Q) -> Q { x.normalized }
/// The quaternion with the opposite imaginary part.
public func simd_conjugate<Q: Quaternion>(_ x: Q) -> Q { x.conjugate }
/// The quaternion that undoes this one.
public func simd_inverse<Q: Quaternion>(_ x: Q) -> Q { x.inverse }
/// The quaternion with the signs changed.
public func simd_negate<Q: Quaternion>(_ x: Q) -> Q { -x }
/// The real part.
public func simd_real<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.real }
/// The imaginary part.
public func simd_imag<Q: Quaternion>(_ x: Q) -> SIMD3<Q.Scalar> { x.imag }
/// The angle of the turn, in radians.
public func simd_angle<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.angle }
/// The axis of the turn, of length 1.
public func simd_axis<Q: Quaternion>(_ x: Q) -> SIMD3<Q.Scalar> { x.axis }
/// The vector after the turn.
public func simd_act<Q: Quaternion>(_ x: Q, _ y: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { x.act(y) }
/// The turn at `t` on the shortest way from one to another, both of length 1, at an even speed.
public func simd_slerp<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
  simd_dot(from, to) < 0 ? arc(from, -to, t) : arc(from, to, t)
}
/// The same by the longest way.
public func simd_slerp_longest<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
  simd_dot(from, to) < 0 ? arc(from, to, t) : arc(from, -to, t)
}

private func arc<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
  let angle =
    2 * Q.arcTangent(simd_length(from.vector - to.vector), simd_length(from.vector + to.vector))
  func part(_ x: Q.Scalar) -> Q.Scalar { x == 0 ? 1 : Q.sine(x) / x }
  let scale = 1 / part(angle)
  let (a, b) = (1 - t, t)
  return Q(
    vector: simd_normalize(
      a * part(a * angle) * scale * from.vector + b * part(b * angle) * scale * to.vector))
}
