// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A pattern of dashes, and where along it a walk is.

/// Lengths of dashes and gaps in turn, in the outline's own space.
package struct DashPattern: Equatable, Sendable {
  /// The first is a dash; a list of odd length goes on with dash and gap exchanged.
  package var lengths: [Float]
  /// How far into the pattern a sub-path starts.
  package var phase: Float

  package init(lengths: [Float], phase: Float = 0) {
    self.lengths = lengths
    self.phase = phase
  }

  /// Dashes shorter than this, in device pixels a whole pattern, blur into a line and are not cut.
  private static let leastPixels = 1.0 / 64

  /// Whether the pattern cuts anything: no entry is negative or not a number, and their sum is
  /// visible at `scale` (pixels per unit).
  func isEffective(scale: Double) -> Bool {
    var sum = 0.0
    for length in lengths {
      guard length >= 0, length.isFinite else { return false }
      sum += Double(length)
    }
    return phase.isFinite && sum * scale > Self.leastPixels
  }
}

/// Where in its pattern a sub-path is.
struct DashCursor {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the dash or gap at hand.
  private(set) var remaining = 0.0
  private(set) var isOn = true
  /// The length after which the pattern repeats.
  let period: Double

  init(_ pattern: DashPattern) {
    // An odd list is two rounds long.
    let once = pattern.lengths.map(Double.init)
    lengths = once.count % 2 == 0 ? once : once + once
    period = lengths.reduce(0, +)
    var offset = Double(pattern.phase).truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    remaining = lengths[0]
    // A dash of no length at the start is a dot there.
    while offset > 0 && offset >= remaining {
      offset -= remaining
      next()
    }
    remaining -= offset
  }

  mutating func next() {
    index = (index + 1) % lengths.count
    remaining = lengths[index]
    isOn = index % 2 == 0
  }

  mutating func consume(_ length: Double) { remaining -= length }
}
