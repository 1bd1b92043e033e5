// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// SHA-256 (FIPS 180-4).

public import Foundation

/// The digest of SHA-256.
public typealias SHA256Digest = SHA256.Digest

/// SHA-256.
public struct SHA256: HashFunction, NamedHash {
  /// 32 bytes.
  public typealias Digest = HashDigest<SHA256>
  /// What digests are called by.
  public static var name: String { "SHA256" }
  /// 32.
  public static var digestByteCount: Int { 32 }
  /// 32.
  public static var byteCount: Int { 32 }
  private var buffer = BlockBuffer()
  /// Of no bytes yet.
  public init() {}
  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    buffer.append(bufferPointer)
  }
  /// The digest of all.
  public func finalize() -> HashDigest<SHA256> {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    for block in buffer.blocks(isBigEndian: true) { Self.mix(block, into: &state) }
    return HashDigest(bytes: state.flatMap(\.bigEndianBytes))
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = (0..<16).map { UInt32(block, $0, isBigEndian: true) }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = a.rotated(right: 7) ^ a.rotated(right: 18) ^ a >> 3
      let high = b.rotated(right: 17) ^ b.rotated(right: 19) ^ b >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var s = state
    for index in 0..<64 {
      let sum = s[4].rotated(right: 6) ^ s[4].rotated(right: 11) ^ s[4].rotated(right: 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let other = s[0].rotated(right: 2) ^ s[0].rotated(right: 13) ^ s[0].rotated(right: 22)
      let most = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ other &+ most, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ s[index] }
  }

  /// The first bits of the cube roots of the first 64 primes, behind the point.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var next = 2
    while primes.count < 64 {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes.map { prime in
      // The largest r with r³ ≤ prime · 2⁹⁶: its last 32 bits. By halves of an interval, in 128 bits and more.
      var (low, high): (UInt64, UInt64) = (0, 1 << 36)
      while high - low > 1 {
        let middle = (low + high) / 2
        if isCube(middle, atMost: UInt64(prime)) { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()

  /// Whether r³ ≤ prime · 2⁹⁶.
  private static func isCube(_ r: UInt64, atMost prime: UInt64) -> Bool {
    let square = r.multipliedFullWidth(by: r)
    // (high · 2⁶⁴ + low) · r against prime · 2⁹⁶, in words of 64 bits.
    let low = square.low.multipliedFullWidth(by: r)
    let high = square.high.multipliedFullWidth(by: r)
    let (middle, carry) = low.high.addingReportingOverflow(high.low)
    let top = high.high + (carry ? 1 : 0)
    let limit = (top: prime >> 32, middle: prime << 32)
    if top != limit.top { return top < limit.top }
    return middle < limit.middle || middle == limit.middle && low.low == 0
  }
}
