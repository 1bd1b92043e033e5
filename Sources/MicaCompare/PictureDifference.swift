// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What differs between two pictures of one size, pixel by pixel.

package import MicaRaster

/// How two pictures of one size differ.
package struct PictureDifference: Sendable {
  /// The size of both, in pixels.
  package let width, height: Int
  /// How many bytes differ, of four for each pixel.
  package private(set) var differentBytes = 0
  /// How many pixels differ.
  package private(set) var differentPixels = 0
  /// The greatest difference of two bytes.
  package private(set) var greatest = 0
  /// How many pixels have a ΔE94 above the threshold.
  package private(set) var failingPixels = 0
  /// The greatest ΔE94.
  package private(set) var greatestDifference = 0.0

  /// Compares two pictures. Nil if their sizes differ.
  ///
  /// `threshold` is the ΔE94 that a pixel may have; colours are only compared if there is one.
  package init?(_ reference: Pixmap, _ other: Pixmap, threshold: Double? = nil) {
    guard reference.width == other.width, reference.height == other.height else { return nil }
    (width, height) = (reference.width, reference.height)
    let color = threshold == nil ? nil : LabDifference()
    for y in 0..<height {
      var one = reference.bytes + y * reference.bytesPerRow
      var two = other.bytes + y * other.bytesPerRow
      for _ in 0..<width {
        defer { (one, two) = (one + 4, two + 4) }
        let most = count(one, two)
        guard most > 0 else { continue }
        differentPixels += 1
        greatest = max(greatest, most)
        guard let color, let threshold else { continue }
        let difference = color(one, two)
        greatestDifference = max(greatestDifference, difference)
        if difference > threshold { failingPixels += 1 }
      }
    }
  }

  /// Counts the bytes of a pixel that differ; the greatest difference.
  private mutating func count(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>) -> Int {
    var most = 0
    for c in 0..<4 where one[c] != two[c] {
      differentBytes += 1
      most = max(most, abs(Int(one[c]) - Int(two[c])))
    }
    return most
  }

  /// The share of bytes that are equal, 0 ... 1.
  package var equalBytes: Double { 1 - Double(differentBytes) / Double(width * height * 4) }
  /// The share of pixels within the threshold, 0 ... 1.
  package var matchingPixels: Double { 1 - Double(failingPixels) / Double(width * height) }
}
