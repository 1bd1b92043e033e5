// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The quaternions of both precisions, and their ways to matrices and back.

import Foundation

/// A quaternion of single precision.
public struct simd_quatf: Quaternion {
  /// The imaginary parts x, y and z, then the real one.
  public var vector: SIMD4<Float>

  /// A quaternion of the imaginary parts x, y and z, then the real one.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// The turn of a matrix of turning.
  public init(_ matrix: simd_float3x3) {
    self.init(matrix.columns.0, matrix.columns.1, matrix.columns.2)
  }
  /// The turn of the first three rows and columns of a matrix.
  public init(_ matrix: simd_float4x4) {
    let c = matrix.columns
    self.init(
      SIMD3(c.0.x, c.0.y, c.0.z), SIMD3(c.1.x, c.1.y, c.1.z), SIMD3(c.2.x, c.2.y, c.2.z))
  }

  /// The sine of an angle in radians.
  public static func sine(_ x: Float) -> Float { sin(x) }
  /// The cosine of an angle in radians.
  public static func cosine(_ x: Float) -> Float { cos(x) }
  /// The angle of a point, in radians.
  public static func arcTangent(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
}

extension simd_float3x3 {
  /// The matrix of a turn.
  public init(_ turn: simd_quatf) { self.init(columns: turn.columns) }
}

extension simd_float4x4 {
  /// The matrix of a turn.
  public init(_ turn: simd_quatf) {
    let (x, y, z) = turn.columns
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}

/// The matrix of a turn.
public func simd_matrix3x3(_ turn: simd_quatf) -> simd_float3x3 { simd_float3x3(turn) }
/// The matrix of a turn.
public func simd_matrix4x4(_ turn: simd_quatf) -> simd_float4x4 { simd_float4x4(turn) }
/// A quaternion of its parts.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// A quaternion of its parts.
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }
/// The turn by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// The turn of one direction to another, both of length 1, by the shortest way.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// The turn of a matrix of turning.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// The turn of the first three rows and columns of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }

/// A quaternion of double precision.
public struct simd_quatd: Quaternion {
  /// The imaginary parts x, y and z, then the real one.
  public var vector: SIMD4<Double>

  /// A quaternion of the imaginary parts x, y and z, then the real one.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// The turn of a matrix of turning.
  public init(_ matrix: simd_double3x3) {
    self.init(matrix.columns.0, matrix.columns.1, matrix.columns.2)
  }
  /// The turn of the first three rows and columns of a matrix.
  public init(_ matrix: simd_double4x4) {
    let c = matrix.columns
    self.init(
      SIMD3(c.0.x, c.0.y, c.0.z), SIMD3(c.1.x, c.1.y, c.1.z), SIMD3(c.2.x, c.2.y, c.2.z))
  }

  /// The sine of an angle in radians.
  public static func sine(_ x: Double) -> Double { sin(x) }
  /// The cosine of an angle in radians.
  public static func cosine(_ x: Double) -> Double { cos(x) }
  /// The angle of a point, in radians.
  public static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}

extension simd_double3x3 {
  /// The matrix of a turn.
  public init(_ turn: simd_quatd) { self.init(columns: turn.columns) }
}

extension simd_double4x4 {
  /// The matrix of a turn.
  public init(_ turn: simd_quatd) {
    let (x, y, z) = turn.columns
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}

/// The matrix of a turn.
public func simd_matrix3x3(_ turn: simd_quatd) -> simd_double3x3 { simd_double3x3(turn) }
/// The matrix of a turn.
public func simd_matrix4x4(_ turn: simd_quatd) -> simd_double4x4 { simd_double4x4(turn) }
/// A quaternion of its parts.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// A quaternion of its parts.
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }
/// The turn by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// The turn of one direction to another, both of length 1, by the shortest way.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// The turn of a matrix of turning.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// The turn of the first three rows and columns of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
