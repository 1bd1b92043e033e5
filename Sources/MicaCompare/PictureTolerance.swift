// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far a picture may be from its reference: the rule of snapshot tests (FACTS metric).

package import MicaRaster

/// The tolerance of a comparison.
package struct PictureTolerance: Equatable, Sendable {
  /// The share that must be equal, above 0 up to 1: of bytes, or of pixels where colours have a tolerance of their own.
  package var precision: Double
  /// How alike a pixel's colours must be, above 0 up to 1: 1 − ΔE94 / 100.
  package var perceptualPrecision: Double

  /// Everything must be equal, unless other numbers are given.
  package init(precision: Double = 1, perceptualPrecision: Double = 1) {
    (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
  }

  /// What is wrong with the numbers; nil for nothing. A tolerance that accepts every picture compares none.
  package var problem: String? {
    for (name, value) in [
      ("precision", precision), ("perceptualPrecision", perceptualPrecision),
    ] where !(value > 0 && value <= 1) {
      return "\(name) \(value) accepts every picture. Pass a number above 0 and up to 1"
    }
    return nil
  }

  /// What is wrong with a picture; nil if it is near enough to its reference.
  package func problem(of actual: Pixmap, _ reference: Pixmap) -> String? {
    if let problem { return problem }
    let isPerceptual = perceptualPrecision < 1
    let threshold = (1 - perceptualPrecision) * 100
    guard
      let difference = PictureDifference(
        reference, actual, threshold: isPerceptual ? threshold : nil)
    else {
      return "The picture has \(actual.width) × \(actual.height) pixels, the reference "
        + "\(reference.width) × \(reference.height)"
    }
    if difference.differentBytes == 0 { return nil }
    if isPerceptual {
      guard difference.matchingPixels < precision else { return nil }
      let lowest = 1 - min(difference.greatestDifference / 100, 1)
      return """
        The percentage of pixels that match \(difference.matchingPixels) is less than required \(precision)
        The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
        """
    }
    // As many bytes as the share leaves, rounded down.
    let allowed = Int((1 - precision) * Double(difference.width * difference.height * 4))
    guard difference.differentBytes > allowed else { return nil }
    if precision < 1 {
      return
        "Actual image precision \(difference.equalBytes) is less than required \(precision)"
    }
    let pixels = difference.differentPixels
    return "\(pixels) of \(difference.width * difference.height) pixels "
      + "\(pixels == 1 ? "differs" : "differ"), by up to \(difference.greatest) levels"
  }
}
