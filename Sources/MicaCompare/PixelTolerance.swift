// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far a picture may be from its reference: the rule of FBSnapshotTestCase, which counts pixels.

package import MicaRaster

/// The tolerance of a comparison, in shares of pixels.
package struct PixelTolerance: Equatable, Sendable {
  /// The difference that each component of a pixel may have, from 0: a level is 1 / 256.
  package var perPixel: Double
  /// The share of pixels that may differ, from 0.
  package var overall: Double

  /// A tolerance.
  package init(perPixel: Double = 0, overall: Double = 0) {
    (self.perPixel, self.overall) = (perPixel, overall)
  }

  /// What is wrong with the numbers; nil for nothing. A tolerance that accepts every picture compares none.
  package var problem: String? {
    for (name, value) in [("perPixelTolerance", perPixel), ("overallTolerance", overall)]
    where !(value >= 0 && value < 1) {
      return "\(name) \(value) accepts every picture. Pass a number from 0 and below 1"
    }
    return nil
  }

  /// What is wrong with a picture; nil if it is near enough to its reference.
  package func problem(of actual: Pixmap, _ reference: Pixmap) -> String? {
    if let problem { return problem }
    guard actual.width == reference.width, actual.height == reference.height else {
      return
        "Images different sizes: the picture has \(actual.width) × \(actual.height) pixels, the reference "
        + "\(reference.width) × \(reference.height)"
    }
    var different = 0
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let (one, other) = (reference[x, y], actual[x, y])
        if one != other, differs(one, other) { different += 1 }
      }
    }
    let count = actual.width * actual.height
    guard Double(different) / Double(count) > overall else { return nil }
    return "Images different: \(different) of \(count) pixels differ, more than \(overall * 100) %"
  }

  private func differs(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> Bool {
    if perPixel == 0 { return true }
    let difference = SIMD4<Int>(truncatingIfNeeded: one) &- SIMD4<Int>(truncatingIfNeeded: other)
    return (0..<4).contains { Double(abs(difference[$0])) / 256 > perPixel }
  }
}
