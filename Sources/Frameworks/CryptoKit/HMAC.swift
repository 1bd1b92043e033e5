// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Codes that prove who wrote some bytes (RFC 2104), and their keys.

public import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// A size of any number of bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides have.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]
  /// A key of given bytes.
  public init<Bytes: DataProtocol>(data: Bytes) { bytes = Array(data) }
  /// A key of random bytes.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<max(0, size.bitCount / 8)).map { _ in UInt8.random(in: 0...255, using: &generator)
    }
  }
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a block with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// The code of a hash function.
public struct HashedAuthenticationCode<Function: HashFunction>: Hashable, Sequence, Sendable,
  CustomStringConvertible
{
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The bytes from the first on.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a block with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  /// Such as `HMAC with SHA256: 0f…`.
  public var description: String {
    let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return "HMAC with \(Function.self): \(hex)"
  }
}

/// Makes codes of bytes with a key (RFC 2104), for hash functions of blocks of 64 bytes, as CryptoKit's here are.
public struct HMAC<Function: HashFunction>: Sendable {
  /// A code's key.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<Function>
  private var inner = Function()
  private var outer = Function()
  private static var blockSize: Int { 64 }

  /// A code of no bytes yet.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Self.blockSize { bytes = Self.bytes(of: Function.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: Self.blockSize - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Takes more bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  /// The code of all bytes.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Self.bytes(of: inner.finalize()))
    return MAC(bytes: Self.bytes(of: outer.finalize()))
  }

  /// The code of bytes.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of bytes.
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ code: MAC, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }

  private static func bytes(of digest: Function.Digest) -> [UInt8] { Array(digest) }
}
