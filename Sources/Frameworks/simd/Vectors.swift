// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names that simd has in C for Swift's vectors.

/// A single number.
public typealias simd_float1 = Float
/// Two numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// Eight numbers of single precision.
public typealias simd_float8 = SIMD8<Float>
/// A single number.
public typealias simd_double1 = Double
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// A single integer.
public typealias simd_int1 = Int32
/// Two integers.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers.
public typealias simd_int4 = SIMD4<Int32>
/// A single integer without a sign.
public typealias simd_uint1 = UInt32
/// Two integers without signs.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three integers without signs.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four integers without signs.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two bytes with signs.
public typealias simd_char2 = SIMD2<Int8>
/// Four bytes with signs.
public typealias simd_char4 = SIMD4<Int8>
/// Two bytes.
public typealias simd_uchar2 = SIMD2<UInt8>
/// Three bytes.
public typealias simd_uchar3 = SIMD3<UInt8>
/// Four bytes.
public typealias simd_uchar4 = SIMD4<UInt8>
/// Two short integers.
public typealias simd_short2 = SIMD2<Int16>
/// Four short integers.
public typealias simd_short4 = SIMD4<Int16>
/// Two short integers without signs.
public typealias simd_ushort2 = SIMD2<UInt16>
/// Four short integers without signs.
public typealias simd_ushort4 = SIMD4<UInt16>

/// Two numbers of single precision.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers of double precision.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias vector_double4 = SIMD4<Double>
/// Two integers.
public typealias vector_int2 = SIMD2<Int32>
/// Three integers.
public typealias vector_int3 = SIMD3<Int32>
/// Four integers.
public typealias vector_int4 = SIMD4<Int32>
/// Two integers without signs.
public typealias vector_uint2 = SIMD2<UInt32>
/// Four integers without signs.
public typealias vector_uint4 = SIMD4<UInt32>

/// Two numbers of single precision.
public typealias float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias float4 = SIMD4<Float>
/// Two numbers of double precision.
public typealias double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias double4 = SIMD4<Double>
/// Two integers.
public typealias int2 = SIMD2<Int32>
/// Three integers.
public typealias int3 = SIMD3<Int32>
/// Four integers.
public typealias int4 = SIMD4<Int32>
/// Two integers without signs.
public typealias uint2 = SIMD2<UInt32>
/// Three integers without signs.
public typealias uint3 = SIMD3<UInt32>
/// Four integers without signs.
public typealias uint4 = SIMD4<UInt32>

/// A vector of two parts.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// A vector of three parts.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// The first three parts of a vector.
public func simd_make_float3(_ xyzw: SIMD4<Float>) -> SIMD3<Float> { SIMD3(xyzw.x, xyzw.y, xyzw.z) }
/// A vector of a smaller one and a third part.
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy, z) }
/// A vector of four parts.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(x, y, z, w)
}
/// A vector of a smaller one and a fourth part.
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
/// A vector of two parts.
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// A vector of three parts.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
  SIMD3(x, y, z)
}
/// A vector of four parts.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(x, y, z, w)
}
