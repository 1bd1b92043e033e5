// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Digests of bytes. Keys, ciphers and signatures are not here.

public import Foundation

/// A digest: some bytes that stand for many.
public protocol Digest: Hashable, Sequence, Sendable, CustomStringConvertible
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// Makes digests, bytes after bytes.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// Of no bytes yet.
  init()
  /// Takes more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all.
  func finalize() -> Digest
}

extension HashFunction {
  /// Takes more bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
  /// The digest of bytes.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a digest, with the name of its function.
public struct HashDigest<Function: NamedHash>: Digest {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { Function.digestByteCount }
  /// The bytes from the first on.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a block with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  /// Such as `SHA256 digest: 0f…`.
  public var description: String {
    let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return "\(Function.name) digest: \(hex)"
  }
}

/// A function with a name.
public protocol NamedHash: Sendable {
  /// The name.
  static var name: String { get }
  /// How many bytes its digests have.
  static var digestByteCount: Int { get }
}

/// Bytes in blocks of 64, with the length of all in the last one.
struct BlockBuffer: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: UnsafeRawBufferPointer) { bytes.append(contentsOf: more) }

  /// The blocks, filled up as MD5 and SHA do: a one, zeros, the number of bits.
  func blocks(isBigEndian: Bool) -> [ArraySlice<UInt8>] {
    var all = bytes + [0x80]
    while all.count % 64 != 56 { all.append(0) }
    let bits = UInt64(bytes.count) &* 8
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    all += isBigEndian ? length.reversed() : length
    return stride(from: 0, to: all.count, by: 64).map { all[$0..<$0 + 64] }
  }
}

extension UInt32 {
  func rotated(left count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
  func rotated(right count: UInt32) -> UInt32 { self >> count | self << (32 - count) }

  var bigEndianBytes: [UInt8] {
    [
      UInt8(truncatingIfNeeded: self >> 24), UInt8(truncatingIfNeeded: self >> 16),
      UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self),
    ]
  }

  /// A word of a block.
  init(_ block: ArraySlice<UInt8>, _ index: Int, isBigEndian: Bool) {
    let start = block.startIndex + 4 * index
    let bytes = block[start..<start + 4]
    self = (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension Insecure {
  /// A digest of SHA-1.
  public typealias SHA1Digest = SHA1.Digest
  /// A digest of MD5.
  public typealias MD5Digest = MD5.Digest
}
