// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The weights of a Gaussian blur in fixed point (FACTS 3.4).

/// A Gaussian at whole distances, cut at two standard deviations and scaled so that its weights sum
/// up to exactly 32768.
package struct GaussianKernel: Equatable, Sendable {
  /// How far the kernel reaches, in pixels.
  package let radius: Int
  /// For distances 0, 1, 2 …; at least two, so that a kernel that does nothing can be halved.
  package let weights: [Int16]
  /// From one weight's pixel to the next one's: 1, or 0 where nothing is blurred.
  package let step: Int

  static let one = 32768.0

  /// `sigma` in pixels; below one half nothing is blurred.
  package init(sigma: Double) {
    let reach = max(0, 2 * sigma)
    self.init(exact: Self.exactWeights(sigma: sigma, radius: Int(reach + 1e-6)))
  }

  /// The same blur for pixels `factor` times as large: each weight is shared by the two large
  /// pixels between which it lies.
  init(sigma: Double, factor: Int) {
    let fine = Self.exactWeights(sigma: sigma, radius: Int(2 * sigma + 1e-6))
    var coarse = [Double](repeating: 0, count: (fine.count + factor - 1) / factor + 1)
    for (distance, weight) in fine.enumerated() {
      let (whole, part) = (distance / factor, Double(distance % factor) / Double(factor))
      coarse[whole] += weight * (1 - part)
      coarse[whole + 1] += weight * part
      // What lies on the other side of the middle falls onto it too.
      if distance > 0 && whole == 0 { coarse[0] += weight * (1 - part) }
    }
    self.init(exact: coarse)
  }

  /// Weights for distances 0 … radius that sum up to one, both sides counted.
  package static func exactWeights(sigma: Double, radius: Int) -> [Double] {
    let raw = (0...radius).map { i in
      i == 0 ? 1 : exponential(-Double(i * i) / (2 * sigma * sigma))
    }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { $0 / sum }
  }

  /// Rounds from the far end, so that every partial sum is right within half a unit.
  private init(exact: [Double]) {
    radius = exact.count - 1
    guard radius > 0 else {
      (weights, step) = ([Int16(Self.one / 2), Int16(Self.one / 4)], 0)
      return
    }
    var rounded = [Int16](repeating: 0, count: exact.count)
    var (sum, roundedSum) = (0.0, 0.0)
    for i in (1...radius).reversed() {
      sum += exact[i] * Self.one
      let weight = (sum - roundedSum).rounded()
      roundedSum += weight
      rounded[i] = Int16(weight)
    }
    rounded[0] = Int16(Self.one - 2 * roundedSum)
    (weights, step) = (rounded, 1)
  }

  /// eˣ for −2 ≤ x ≤ 0 by its series, which needs no library.
  private static func exponential(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in 1...30 {
      term *= x / Double(n)
      sum += term
    }
    return sum
  }
}
