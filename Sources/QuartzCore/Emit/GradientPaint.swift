// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, gradient layers: start, end and colours → a paint of the engine (FACTS C7, 3.5, 3.7).

internal import MicaRaster

extension GradientProperties {
  /// The gradient over `bounds`: its points live in the unit square. Nil for what FACTS C7 lets draw
  /// nothing, for numbers that are not finite and for unknown types.
  ///
  /// `tint` maps colours as they are drawn; `isLegacy` interpolates in generic RGB, in steps
  /// (FACTS 3.14).
  func paint(
    bounds: Vector4, transform: Affine, isLegacy: Bool,
    tint: ([GradientStop]) -> [GradientStop] = { $0 }
  ) -> Paint? {
    let axis = end - start
    guard (axis * 0 + start * 0) == SIMD2(0, 0), axis != SIMD2(0, 0) else { return nil }
    let toPixels = Affine(bounds.z, 0, 0, bounds.w, bounds.x, bounds.y).then(transform)
    let stops = tint(isLegacy ? GenericRGB.subdivided(stops) : stops)
    switch type {
    case .axial:
      return .gradient(
        Gradient(
          .linear(start: start, end: end), stops: stops, transform: toPixels, isBinned: isLegacy))
    case .radial:
      guard axis.x != 0, axis.y != 0 else { return nil }
      // The unit circle, stretched to the radii.
      let toUnit = Affine(abs(axis.x), 0, 0, abs(axis.y), start.x, start.y)
      return .gradient(
        Gradient(
          .radial(startCenter: SIMD2(0, 0), startRadius: 0, endCenter: SIMD2(0, 0), endRadius: 1),
          stops: stops, transform: toUnit.then(toPixels), isBinned: isLegacy))
    case .conic:
      // Angle 0 along the axis.
      let toUnit = Affine(axis.x, axis.y, -axis.y, axis.x, start.x, start.y)
      return .gradient(
        Gradient(
          .conic(center: SIMD2(0, 0), angle: 0), stops: stops, transform: toUnit.then(toPixels)))
    default:
      Unsupported.note("CAGradientLayer.type \(type.rawValue)")
      return nil
    }
  }

  /// Colours at their places: within 0 ... 1 and never descending; evenly spread without locations.
  var stops: [GradientStop] {
    var last: Float = 0
    return colors.indices.map { index in
      let wanted = locations.map { Float($0[index]) } ?? Float(index) / Float(colors.count - 1)
      last = wanted > last ? min(wanted, 1) : last
      return GradientStop(offset: last, color: colors[index])
    }
  }
}
