// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Data that is made smaller, by zlib: Apple's `zlib` is the raw form of DEFLATE (RFC 1951), without a header.

public import Foundation
internal import MicaRaster
internal import zlib

extension NSData {
  /// How data is made smaller.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Apple's; not here.
    case lzfse
    /// Fast; not here.
    case lz4
    /// Small; not here.
    case lzma
    /// DEFLATE of level 5.
    case zlib
  }

  /// The data made smaller. Throws `compressionFailed` for another algorithm than `zlib`, which is noted.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try Self.checked(algorithm, "compressed")
    guard let data = Deflation.deflated(self as Data) else { throw CocoaError(Deflation.failed) }
    return data as NSData
  }

  /// The data as it was before it was made smaller. Throws `decompressionFailed` for damaged data, and for another
  /// algorithm than `zlib`, which is noted.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try Self.checked(algorithm, "decompressed")
    guard let data = Deflation.inflated(self as Data) else { throw CocoaError(Deflation.damaged) }
    return data as NSData
  }

  private static func checked(_ algorithm: CompressionAlgorithm, _ name: String) throws {
    guard algorithm != .zlib else { return }
    Unsupported.note("NSData.\(name)(using: .\(algorithm))")
    throw CocoaError(name == "compressed" ? Deflation.failed : Deflation.damaged)
  }
}

extension NSMutableData {
  /// Makes the data smaller. Throws as `compressed(using:)`.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }

  /// Makes the data what it was before. Throws as `decompressed(using:)`.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}

/// Streams of zlib without headers.
private enum Deflation {
  /// Apple's `NSCompressionFailedError` and `NSDecompressionFailedError`.
  static let failed = CocoaError.Code(rawValue: 5376)
  static let damaged = CocoaError.Code(rawValue: 5377)
  private static let level: Int32 = 5
  /// A window of 32 KB; negative for no header.
  private static let window: Int32 = -15
  private static let memory: Int32 = 8
  private static let piece = 1 << 16
  /// What data may become when it is read.
  private static let mostBytes = 1 << 30

  static func deflated(_ data: Data) -> Data? {
    run(data) {
      deflateInit2_(
        &$0, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
    } step: {
      deflate(&$0, Z_FINISH)
    } end: {
      deflateEnd(&$0)
    }
  }

  static func inflated(_ data: Data) -> Data? {
    run(data) {
      inflateInit2_(&$0, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    } step: {
      inflate(&$0, Z_NO_FLUSH)
    } end: {
      inflateEnd(&$0)
    }
  }

  private static func run(
    _ data: Data, start: (inout z_stream) -> Int32, step: (inout z_stream) -> Int32,
    end: (inout z_stream) -> Int32
  ) -> Data? {
    guard data.count < mostBytes else { return nil }
    var stream = z_stream()
    guard start(&stream) == Z_OK else { return nil }
    defer { _ = end(&stream) }
    var input = [UInt8](data)
    var output = Data()
    var room = [UInt8](repeating: 0, count: piece)
    return input.withUnsafeMutableBufferPointer { input in
      (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
      while true {
        let result = room.withUnsafeMutableBufferPointer { room in
          (stream.next_out, stream.avail_out) = (room.baseAddress, UInt32(room.count))
          return step(&stream)
        }
        output.append(contentsOf: room[..<(piece - Int(stream.avail_out))])
        if result == Z_STREAM_END { return output }
        // Without progress the data is cut.
        let isStuck = stream.avail_in == 0 && stream.avail_out > 0
        guard result == Z_OK || result == Z_BUF_ERROR, !isStuck, output.count < mostBytes else {
          return nil
        }
      }
    }
  }
}
