// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Transfer curves for images, where a power for each component of each pixel would take seconds.

internal import MicaRaster

/// A curve on 0 ... 1 as straight lines between equally spaced points.
struct CurveTable: Sendable {
  private let values: [Float]

  private init(steps: Int, _ curve: (Double) -> Double) {
    values = (0...steps).map { Float(curve(Double($0) / Double(steps))) }
  }

  /// sRGB's components → light, within 10^-6.
  static let sRGBLinear = CurveTable(steps: 1024, TransferCurve.sRGB.linear)
  /// Light → sRGB's components, within 10^-4 (a fortieth of an 8-bit level).
  static let sRGBEncoded = CurveTable(steps: 4096, TransferCurve.sRGB.encoded)

  /// The value at `x`, which is limited to 0 ... 1; NaN counts as 0.
  func callAsFunction(_ x: Double) -> Double {
    let steps = values.count - 1
    let place = (x > 0 ? min(x, 1) : 0) * Double(steps)
    let index = min(Int(place), steps - 1)
    let (low, high) = (Double(values[index]), Double(values[index + 1]))
    return low + (high - low) * (place - Double(index))
  }

  func callAsFunction(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(self(x.x), self(x.y), self(x.z))
  }
}

extension CGColorSpace {
  /// A pixel's components, 0 ... 1 (indices as they are), in straight sRGB; by tables where there
  /// are some.
  func pixelSRGB(_ components: SIMD4<Double>) -> SIMD3<Float> {
    guard case .rgb(_, let curve) = kind, !isSRGBEncoded, !isExtended else {
      let color = straightSRGB(components, alpha: 1)
      return SIMD3(color.x, color.y, color.z)
    }
    let own = SIMD3(components.x, components.y, components.z)
    let light = curve == .sRGB ? CurveTable.sRGBLinear(own) : curve.linear(own)
    let color = CurveTable.sRGBEncoded(toLinearSRGB?.apply(light) ?? light)
    return SIMD3(Float(color.x), Float(color.y), Float(color.z))
  }
}
