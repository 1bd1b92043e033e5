// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// MD5 (RFC 1321) and SHA-1 (FIPS 180-4), which no longer keep anybody out.

public import Foundation

/// Functions that no longer keep anybody out.
public enum Insecure: Sendable {
  /// MD5.
  public struct MD5: HashFunction, NamedHash {
    /// 16 bytes.
    public typealias Digest = HashDigest<MD5>
    /// What digests are called by.
    public static var name: String { "MD5" }
    /// 16.
    public static var digestByteCount: Int { 16 }
    private var buffer = BlockBuffer()
    /// Of no bytes yet.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      buffer.append(bufferPointer)
    }
    /// The digest of all.
    public func finalize() -> HashDigest<MD5> {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      for block in buffer.blocks(isBigEndian: false) { Self.mix(block, into: &state) }
      return HashDigest(bytes: state.flatMap { $0.bigEndianBytes.reversed() })
    }

    private static let shifts: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      let words = (0..<16).map { UInt32(block, $0, isBigEndian: false) }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mixed &+ constants[index] &+ words[place]
        (a, d, c) = (d, c, b)
        b = b &+ sum.rotated(left: shifts[index / 16][index % 4])
      }
      for (index, word) in [a, b, c, d].enumerated() { state[index] = state[index] &+ word }
    }
  }

  /// SHA-1.
  public struct SHA1: HashFunction, NamedHash {
    /// 20 bytes.
    public typealias Digest = HashDigest<SHA1>
    /// What digests are called by.
    public static var name: String { "SHA1" }
    /// 20.
    public static var digestByteCount: Int { 20 }
    private var buffer = BlockBuffer()
    /// Of no bytes yet.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      buffer.append(bufferPointer)
    }
    /// The digest of all.
    public func finalize() -> HashDigest<SHA1> {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
      for block in buffer.blocks(isBigEndian: true) { Self.mix(block, into: &state) }
      return HashDigest(bytes: state.flatMap(\.bigEndianBytes))
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      var words = (0..<16).map { UInt32(block, $0, isBigEndian: true) }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(mixed.rotated(left: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c | ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, next)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ word }
    }
  }
}
