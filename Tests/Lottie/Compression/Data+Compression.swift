// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stands in for lottie's file of this name, which asks Apple's Compression: what its archives of samples need.

import Foundation

enum CompressionMethod: UInt16 {
  case none = 0
  case deflate = 8
}

typealias CRC32 = UInt32
typealias Consumer = (_ data: Data) throws -> Void
typealias Provider = (_ position: Int64, _ size: Int) throws -> Data

extension Data {
  enum CompressionError: Error {
    case invalidStream
    case corruptedData
  }

  /// Nothing is compressed.
  static func compress(
    size: Int64, bufferSize: Int, provider: Provider, consumer: Consumer
  ) throws -> CRC32 {
    throw CompressionError.invalidStream
  }

  /// Hands all that `size` bytes hold to `consumer`.
  static func decompress(
    size: Int64, bufferSize: Int, skipCRC32: Bool, provider: Provider, consumer: Consumer
  ) throws -> CRC32 {
    var packed = Data()
    while packed.count < size {
      let chunk = try provider(
        Int64(packed.count), Int(Swift.min(size - Int64(packed.count), Int64(bufferSize))))
      if chunk.isEmpty { break }
      packed += chunk
    }
    var inflation = Inflation(Array(packed))
    let data = Data(try inflation.run())
    try consumer(data)
    return skipCRC32 ? 0 : data.crc32(checksum: 0)
  }

  /// CRC-32, continued from `checksum`.
  func crc32(checksum: CRC32) -> CRC32 {
    var sum = ~checksum
    for byte in self {
      sum ^= CRC32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
