// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How different two colours appear: CIE94 in CIE L*a*b* (FACTS metric), as Apple documents `CILabDeltaE`.

internal import Glibc

/// Differences of colours, of premultiplied sRGB bytes.
package struct LabDifference: Sendable {
  private let linear: [Double]

  /// The light of each level is computed once.
  package init() {
    linear = (0..<256).map {
      let c = Double($0) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
  }

  /// ΔE94 (graphic arts) with the first pixel's chroma as reference, 0 for equal ones. A difference of alpha counts at least as
  /// much as its share of 100, so that alpha can't hide.
  package func callAsFunction(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>
  ) -> Double {
    let (p, q) = (lab(one), lab(other))
    let d = p - q
    let (c1, c2) = (hypot(p.y, p.z), hypot(q.y, q.z))
    let chroma = c1 - c2
    let hue2 = max(d.y * d.y + d.z * d.z - chroma * chroma, 0)
    let (sc, sh) = (chroma / (1 + 0.045 * c1), 1 + 0.015 * c1)
    let color = (d.x * d.x + sc * sc + hue2 / (sh * sh)).squareRoot()
    return max(color, abs(Double(one[3]) - Double(other[3])) / 255 * 100)
  }

  /// L*, a*, b* with the white D65.
  private func lab(_ pixel: UnsafePointer<UInt8>) -> SIMD3<Double> {
    let (r, g, b) = (linear[Int(pixel[0])], linear[Int(pixel[1])], linear[Int(pixel[2])])
    func f(_ t: Double) -> Double {
      let d = 6.0 / 29
      return t > d * d * d ? cbrt(t) : t / (3 * d * d) + 4.0 / 29
    }
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
