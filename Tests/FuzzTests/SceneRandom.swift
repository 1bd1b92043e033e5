// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Seeded numbers for random scenes: mostly sane, now and then what nobody expects.

import CoreGraphics

/// SplitMix64; the same numbers on every machine.
struct SceneRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0 ..< count.
  mutating func below(_ count: Int) -> Int { Int(bits() % UInt64(count)) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// 0 ..< 1.
  mutating func unit() -> CGFloat { CGFloat(bits() >> 11) / CGFloat(1 << 53) }

  mutating func within(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * unit() }

  mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

  /// How often a number is one that nobody expects: once in so many; 0 is never.
  var wildness = 0

  private static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, -1e300, 0, -0.0, 1e-30, -1e-30,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, 32767.5, 32768, 65536, -65537, 2_147_483_648,
    1e9, -1e9, 1e7, 0.5, 1, -1,
  ]

  /// A number of a scene: between the bounds, often whole or at half a pixel, or a wild one.
  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    if wildness > 0, once(in: wildness) { return pick(Self.wild) }
    let value = within(low, high)
    switch below(8) {
    case 0: return value.rounded()
    case 1: return value.rounded(.down) + 0.5
    case 2: return (value / 4).rounded() * 4
    default: return value
    }
  }

  /// A point in and around a square of the given side.
  mutating func point(_ side: CGFloat) -> CGPoint {
    CGPoint(x: number(-0.3 * side, 1.3 * side), y: number(-0.3 * side, 1.3 * side))
  }

  mutating func size(_ side: CGFloat) -> CGSize {
    CGSize(width: number(-0.2 * side, side), height: number(-0.2 * side, side))
  }

  mutating func rect(_ side: CGFloat) -> CGRect {
    if wildness > 0, once(in: 4 * wildness) { return pick([.null, .infinite, .zero]) }
    return CGRect(origin: point(side), size: size(side))
  }

  mutating func color() -> CGColor {
    let alpha: CGFloat = once(in: 2) ? 1 : number(0, 1)
    return CGColor(
      srgbRed: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
  }

  mutating func transform() -> CGAffineTransform {
    switch below(8) {
    case 0: return CGAffineTransform(scaleX: number(-2, 2), y: number(-2, 2))
    case 1: return CGAffineTransform(rotationAngle: number(-7, 7))
    case 2:
      return CGAffineTransform(
        a: number(-1, 1), b: number(-1, 1), c: number(-1, 1), d: number(-1, 1), tx: number(-9, 9),
        ty: number(-9, 9))
    case 3:
      // Of rank one or none.
      let (a, b, k) = (number(-1, 1), number(-1, 1), number(-1, 1))
      return CGAffineTransform(a: a, b: b, c: k * a, d: k * b, tx: 0, ty: 0)
    default: return CGAffineTransform(translationX: number(-20, 20), y: number(-20, 20))
    }
  }
}
