// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Random numbers for games. A source that is given no seed has one, so that pictures are the same each time.

public import Foundation
internal import MicaContext
@_exported public import simd

/// Gives random numbers.
public protocol GKRandom {
  /// Any number.
  func nextInt() -> Int
  /// A number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// Heads or tails.
  func nextBool() -> Bool
}

/// A source of random numbers: SplitMix64. Apple's sequences are others.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var state: UInt64

  /// A source with the same seed each time.
  public override init() { state = 0x9E37_79B9_7F4A_7C15 }
  init(bits: UInt64) { state = bits }

  /// One for the whole program.
  open class func sharedRandom() -> GKRandomSource { SharedRandom.current.source }

  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of 32 bits.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
  /// A number from 0 to below a bound.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }
  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  /// Heads or tails.
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The elements in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }
}

/// A source by a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  public let seed: UInt64
  /// A source.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(bits: seed)
  }
  /// A source with the same seed each time.
  public override convenience init() { self.init(seed: 5489) }
}

/// A source by a seed.
open class GKLinearCongruentialRandomSource: GKMersenneTwisterRandomSource, @unchecked Sendable {}

/// A source by a seed.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// A source with the same seed each time.
  public override init() { super.init() }
  /// A source by a seed.
  public init(seed: Data) {
    super.init(bits: seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }
  /// Leaves numbers out.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}

/// Numbers from one to another.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  /// The least.
  public let lowestValue: Int
  /// The greatest.
  public let highestValue: Int
  let source: any GKRandom

  /// Numbers of a source.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  /// Numbers from one to another.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }
  /// A die of so many sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die of six sides.
  open class func d6() -> Self { die(6) }
  /// A die of twenty sides.
  open class func d20() -> Self { die(20) }
  private class func die(_ sides: Int) -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
  }

  /// A number.
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1)
  }
  /// A number below a bound.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue
      + source.nextInt(upperBound: max(1, min(upperBound, highestValue + 1) - lowestValue))
  }
  /// A number from 0 to 1.
  open func nextUniform() -> Float { source.nextUniform() }
  /// Heads or tails.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers that don't come again before all others have.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  /// A number.
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}

/// Numbers of which the middle ones come more often: the mean of three.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  /// A number.
  open override func nextInt() -> Int {
    (super.nextInt() + super.nextInt() + super.nextInt()) / 3
  }
}

extension NSArray {
  /// The elements in another order.
  public func shuffled() -> [Any] {
    GKRandomSource.sharedRandom().arrayByShufflingObjects(in: map { $0 })
  }
  /// The elements in another order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}

/// The source that a program's parts share.
private final class SharedRandom: ProgramState {
  let source = GKRandomSource()
  init(in context: ProgramContext) {}
  static var current: SharedRandom { ProgramContext.current.state() }
}
