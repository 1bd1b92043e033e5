// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Conversions between planes: pictures of one component.

/// Something is wrong with a parameter.
public let kvImageInvalidParameter = -21773
/// Buffers have other sizes.
public let kvImageBufferSizeMismatch = -21774

/// Converts each pixel of a plane. The output has at most the input's size.
private func convert<From: BitwiseCopyable, To: BitwiseCopyable>(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ from: From.Type,
  _ change: (From) -> To
) -> vImage_Error {
  let (one, other) = (src.pointee, dest.pointee)
  guard let input = one.data, let output = other.data else { return kvImageNullPointerArgument }
  guard other.width <= one.width, other.height <= one.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  guard other.width < 1 << 31, other.height < 1 << 31 else { return kvImageInvalidParameter }
  let (width, height) = (Int(other.width), Int(other.height))
  let (before, after) = (MemoryLayout<From>.size, MemoryLayout<To>.size)
  guard one.rowBytes >= width * before, other.rowBytes >= width * after else {
    return kvImageInvalidParameter
  }
  for y in 0..<height {
    let (row, target) = (input + y * one.rowBytes, output + y * other.rowBytes)
    for x in 0..<width {
      let value = row.loadUnaligned(fromByteOffset: x * before, as: From.self)
      target.storeBytes(of: change(value), toByteOffset: x * after, as: To.self)
    }
  }
  return kvImageNoError
}

/// Halves → floats.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, Float16.self) { Float($0) } }

/// Floats → halves.
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, Float.self) { Float16($0) } }

/// Bytes → halves, 0 … 1.
public func vImageConvert_Planar8toPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, UInt8.self) { Float16(Float($0) / 255) } }

/// Halves of 0 … 1 → bytes.
public func vImageConvert_Planar16FtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, Float16.self) { level(Float($0)) } }

/// Bytes → floats between two bounds.
public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Float,
  _ minFloat: Float, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src, dest, UInt8.self) { Float($0) / 255 * (maxFloat - minFloat) + minFloat }
}

/// Floats between two bounds → bytes.
public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Float,
  _ minFloat: Float, _ flags: vImage_Flags
) -> vImage_Error {
  guard maxFloat != minFloat else { return kvImageInvalidParameter }
  return convert(src, dest, Float.self) { level(($0 - minFloat) / (maxFloat - minFloat)) }
}

private func level(_ value: Float) -> UInt8 {
  value.isNaN ? 0 : UInt8(min(max(value, 0), 1) * 255 + 0.5)
}

/// Four bytes a pixel → four planes.
public func vImageConvert_ARGB8888toPlanar8(
  _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>,
  _ destR: UnsafePointer<vImage_Buffer>, _ destG: UnsafePointer<vImage_Buffer>,
  _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  for (index, plane) in [destA, destR, destG, destB].enumerated() {
    let error = convert(srcARGB, plane, SIMD4<UInt8>.self) { $0[index] }
    if error != kvImageNoError { return error }
  }
  return kvImageNoError
}

/// Four planes → four bytes a pixel.
public func vImageConvert_Planar8toARGB8888(
  _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>,
  _ srcG: UnsafePointer<vImage_Buffer>, _ srcB: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let target = dest.pointee
  guard let output = target.data else { return kvImageNullPointerArgument }
  guard target.width < 1 << 31, target.height < 1 << 31,
    target.rowBytes >= Int(target.width) * 4
  else { return kvImageInvalidParameter }
  for (index, plane) in [srcA, srcR, srcG, srcB].enumerated() {
    let source = plane.pointee
    guard let input = source.data else { return kvImageNullPointerArgument }
    guard source.width >= target.width, source.height >= target.height else {
      return kvImageRoiLargerThanInputBuffer
    }
    guard source.rowBytes >= Int(target.width) else { return kvImageInvalidParameter }
    for y in 0..<Int(target.height) {
      for x in 0..<Int(target.width) {
        let byte = input.load(fromByteOffset: y * source.rowBytes + x, as: UInt8.self)
        output.storeBytes(
          of: byte, toByteOffset: y * target.rowBytes + x * 4 + index, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}
