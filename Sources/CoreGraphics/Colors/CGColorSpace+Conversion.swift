// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Components of one space → those of another: by linear light where the spaces are defined by it,
// and by the device's simple rules where they are not. sRGB is what they meet in.

internal import MicaRaster

extension CGColorSpace {
  /// A colour of this space, given as its components and alpha, in straight sRGB.
  ///
  /// Components are limited to 0 ... 1 before (unless the space is extended) and after; NaN counts
  /// as 0. Colours that sRGB can't show take the nearest components.
  func straightSRGB(_ components: [CGFloat]) -> StraightColor {
    let count = numberOfComponents
    var own = SIMD4<Double>(repeating: 0)
    for i in 0..<min(count, 4) { own[i] = Double(components[i]) }
    return straightSRGB(own, alpha: Double(components[count]))
  }

  /// The same for up to four components.
  func straightSRGB(_ components: SIMD4<Double>, alpha: Double) -> StraightColor {
    func unit(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
    let color = extendedSRGB(components)
    return StraightColor(unit(color.x), unit(color.y), unit(color.z), unit(alpha))
  }

  /// Components limited to what the space takes → sRGB-encoded components, unlimited.
  func extendedSRGB(_ components: SIMD4<Double>) -> SIMD3<Double> {
    let c = limited(components)
    switch kind {
    case .deviceRGB:
      return SIMD3(c.x, c.y, c.z)
    case .deviceGray:
      return SIMD3(repeating: c.x)
    case .deviceCMYK:
      return (1 - SIMD3(c.x, c.y, c.z)) * (1 - c.w)
    case .rgb(_, let curve):
      if isSRGBEncoded { return SIMD3(c.x, c.y, c.z) }
      let light = curve.linear(SIMD3(c.x, c.y, c.z))
      return TransferCurve.sRGB.encoded(toLinearSRGB?.apply(light) ?? light)
    case .gray(let curve):
      return SIMD3(repeating: TransferCurve.sRGB.encoded(curve.linear(c.x)))
    case .indexed(let base, let table):
      let size = base.numberOfComponents
      let entry = Int(max(0, min(c.x.rounded(), Double(table.count / size - 1)))) * size
      var color = SIMD4<Double>(repeating: 0)
      for i in 0..<size { color[i] = Double(table[entry + i]) / 255 }
      return base.extendedSRGB(color)
    case .pattern(let base):
      return base?.extendedSRGB(c) ?? SIMD3(repeating: 0)
    }
  }

  /// Components of this space, limited to what it takes, that stand for an sRGB colour (which may
  /// be beyond 0 ... 1); nil for tables and patterns.
  ///
  /// Greys get the colour's luminance: of light for grey spaces that are defined by light, and
  /// 0.3, 0.59 and 0.11 of the components for the device's (PDF's rule).
  func components(ofSRGB c: SIMD3<Double>) -> SIMD4<Double>? {
    switch kind {
    case .deviceRGB:
      return limited(SIMD4(c, 0))
    case .deviceGray:
      let isGray = c.x == c.y && c.y == c.z
      return limited(SIMD4(isGray ? c.x : (c * [0.3, 0.59, 0.11]).sum(), 0, 0, 0))
    case .deviceCMYK:
      let light = min(max(c.x, max(c.y, c.z), 0), 1)
      if light == 0 { return SIMD4(0, 0, 0, 1) }
      return limited(SIMD4(1 - c / light, 1 - light))
    case .rgb(_, let curve):
      if isSRGBEncoded { return limited(SIMD4(c, 0)) }
      let light = TransferCurve.sRGB.linear(c)
      return limited(SIMD4(curve.encoded(fromLinearSRGB?.apply(light) ?? light), 0))
    case .gray(let curve):
      let light = TransferCurve.sRGB.linear(c)
      let luminance =
        light.x == light.y && light.y == light.z ? light.x : ColorMatrix.sRGB.apply(light).y
      return limited(SIMD4(curve.encoded(luminance), 0, 0, 0))
    case .indexed, .pattern:
      return nil
    }
  }

  /// Components as the space takes them: 0 ... 1, more in extended spaces, any index; NaN is 0.
  private func limited(_ c: SIMD4<Double>) -> SIMD4<Double> {
    let numbers = c.replacing(with: 0, where: c .!= c)
    // The greatest half float stands for "without limits".
    let reach: ClosedRange<Double> =
      isExtended ? -65504...65504 : 0...(model == .indexed ? 255 : 1)
    return numbers.clamped(
      lowerBound: SIMD4(repeating: reach.lowerBound),
      upperBound: SIMD4(repeating: reach.upperBound))
  }
}

extension TransferCurve {
  package func linear(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(c.x), linear(c.y), linear(c.z))
  }

  package func encoded(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(c.x), encoded(c.y), encoded(c.z))
  }
}
