// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The part of Accelerate that blurs pictures: pixels of four bytes.

@_exported public import UIKit
@_exported public import simd

/// A count of pixels.
public typealias vImagePixelCount = UInt
/// Options of a function.
public typealias vImage_Flags = UInt32
/// What became of a call: 0, or an error below it.
public typealias vImage_Error = Int
/// A pixel of four bytes.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Nothing went wrong.
public let kvImageNoError = 0
/// A size or a kernel isn't allowed.
public let kvImageInvalidKernelSize = -21767
/// A buffer has no memory.
public let kvImageNullPointerArgument = -21772
/// A rectangle lies outside.
public let kvImageRoiLargerThanInputBuffer = -21766
/// No option.
public let kvImageNoFlags = 0
/// Pixels outside are those at the edge.
public let kvImageEdgeExtend = 8
/// Pixels outside have a colour of the caller's.
public let kvImageBackgroundColorFill = 4
/// Asks how many bytes a temporary buffer needs.
public let kvImageGetTempBufferSize = 128

/// A picture in memory.
public struct vImage_Buffer {
  /// The first pixel of the first row.
  public var data: UnsafeMutableRawPointer!
  /// Rows.
  public var height: vImagePixelCount
  /// Pixels of a row.
  public var width: vImagePixelCount
  /// Bytes from a row to the next.
  public var rowBytes: Int

  /// A picture without pixels.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

  /// A picture in memory that the caller owns.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// A picture of new memory, which `free()` gives back: rows of whole multiples of 16 bytes. Throws `vImage.Error` for sizes
  /// that no memory can hold.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0, bitsPerPixel > 0, width < 1 << 24, height < 1 << 24,
      bitsPerPixel <= 128
    else { throw vImage.Error.invalidParameter }
    let bytes = (width * Int(bitsPerPixel) + 7) / 8
    let rowBytes = (bytes + 15) / 16 * 16
    guard rowBytes <= 1 << 32 / height else { throw vImage.Error.memoryAllocationError }
    self.init(
      data: .allocate(byteCount: rowBytes * height, alignment: 64), height: UInt(height),
      width: UInt(width), rowBytes: rowBytes)
  }

  /// Gives memory back that `init(width:height:bitsPerPixel:)` has made.
  public func free() { data?.deallocate() }

  /// The size in pixels.
  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

  fileprivate var isWhole: Bool { data != nil && rowBytes >= Int(width) * 4 }
}

/// What belongs to pictures in memory.
public enum vImage {
  /// Why a picture can't be made.
  public enum Error: Int, Swift.Error {
    /// A size that isn't allowed.
    case invalidParameter = -21773
    /// There is no memory for it.
    case memoryAllocationError = -21771
  }
}

/// Makes each pixel the mean of those in a box around it; both sides of the box are odd.
///
/// Pixels outside of the source are those at its edge, or `backgroundColor` with `kvImageBackgroundColorFill`.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  let (from, to) = (src.pointee, dest.pointee)
  guard kernel_height & 1 == 1, kernel_width & 1 == 1 else { return kvImageInvalidKernelSize }
  guard from.isWhole, to.isWhole else { return kvImageNullPointerArgument }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  guard left + Int(to.width) <= Int(from.width), top + Int(to.height) <= Int(from.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  let color = flags & vImage_Flags(kvImageBackgroundColorFill) != 0 ? backgroundColor : nil
  let rows = Int(from.height)
  let reach = (x: Int(kernel_width) / 2, y: Int(kernel_height) / 2)
  // Sums of each row's boxes; then of the columns of these.
  var sums = [UInt32](repeating: 0, count: rows * Int(to.width) * 4)
  for channel in 0..<4 {
    let outside = color.map { UInt32($0[channel]) }
    func pixel(_ x: Int, _ row: UnsafeRawPointer) -> UInt32 {
      if let outside, x < 0 || x >= Int(from.width) { return outside }
      let nearest = min(max(x, 0), Int(from.width) - 1)
      return UInt32(row.load(fromByteOffset: nearest * 4 + channel, as: UInt8.self))
    }
    for y in 0..<rows {
      let row = UnsafeRawPointer(from.data! + y * from.rowBytes)
      var sum: UInt32 = 0
      for x in left - reach.x...left + reach.x { sum += pixel(x, row) }
      for x in 0..<Int(to.width) {
        sums[(y * Int(to.width) + x) * 4 + channel] = sum
        sum += pixel(left + x + reach.x + 1, row)
        sum -= pixel(left + x - reach.x, row)
      }
    }
    let count = kernel_width * kernel_height
    for x in 0..<Int(to.width) {
      func rowSum(_ y: Int) -> UInt32 {
        if let outside, y < 0 || y >= rows { return outside * kernel_width }
        return sums[(min(max(y, 0), rows - 1) * Int(to.width) + x) * 4 + channel]
      }
      var sum: UInt32 = 0
      for y in top - reach.y...top + reach.y { sum += rowSum(y) }
      for y in 0..<Int(to.height) {
        let mean = UInt8(truncatingIfNeeded: (sum + count / 2) / count)
        let place = y * to.rowBytes + x * 4 + channel
        to.data!.storeBytes(of: mean, toByteOffset: place, as: UInt8.self)
        sum += rowSum(top + y + reach.y + 1)
        sum -= rowSum(top + y - reach.y)
      }
    }
  }
  return kvImageNoError
}
