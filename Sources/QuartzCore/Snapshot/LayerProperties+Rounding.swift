// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, the last step: numbers that the program computed are rounded to Float, which hides a
// difference in the last bit between machines. Field by field and lane by lane: SIMD's converting
// initialisers are unspecialised generics, tens of times slower.

extension Double {
  /// The nearest Float.
  var roundedToFloat: Double { Double(Float(self)) }
}

extension SIMD2<Double> {
  var roundedToFloat: SIMD2<Double> { SIMD2(x.roundedToFloat, y.roundedToFloat) }
}

extension SIMD4<Double> {
  var roundedToFloat: SIMD4<Double> {
    SIMD4(x.roundedToFloat, y.roundedToFloat, z.roundedToFloat, w.roundedToFloat)
  }
}

extension LayerProperties {
  /// Rounds every number that may reach a pixel.
  mutating func roundToFloat() {
    bounds = bounds.roundedToFloat
    position = position.roundedToFloat
    zPosition = zPosition.roundedToFloat
    anchorPoint = anchorPoint.roundedToFloat
    anchorPointZ = anchorPointZ.roundedToFloat
    transform = transform.roundedToFloat
    sublayerTransform = sublayerTransform.roundedToFloat
    opacity = opacity.roundedToFloat
    cornerRadius = cornerRadius.roundedToFloat
    borderWidth = borderWidth.roundedToFloat
    contentsRect = contentsRect.roundedToFloat
    contentsCenter = contentsCenter.roundedToFloat
    contentsScale = contentsScale.roundedToFloat
    shadowOpacity = shadowOpacity.roundedToFloat
    shadowOffset = shadowOffset.roundedToFloat
    shadowRadius = shadowRadius.roundedToFloat
    switch content {
    case .plain, .emitter, .tiled: break
    case .gradient(var gradient):
      gradient.locations = gradient.locations?.map(\.roundedToFloat)
      gradient.start = gradient.start.roundedToFloat
      gradient.end = gradient.end.roundedToFloat
      content = .gradient(gradient)
    case .shape(var shape):
      shape.strokeStart = shape.strokeStart.roundedToFloat
      shape.strokeEnd = shape.strokeEnd.roundedToFloat
      shape.lineWidth = shape.lineWidth.roundedToFloat
      shape.miterLimit = shape.miterLimit.roundedToFloat
      shape.dashPhase = shape.dashPhase.roundedToFloat
      content = .shape(shape)
    case .replicator(var replicator):
      replicator.roundToFloat()
      content = .replicator(replicator)
    case .text(var text):
      text.fontSize = text.fontSize.roundedToFloat
      content = .text(text)
    }
  }
}
