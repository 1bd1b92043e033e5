// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// COLR's transforming paints as matrices.

internal import MicaRaster

/// The map of one transforming paint (formats 12 ... 31), in font units, y up.
///
/// The formats with odd numbers vary with the design space; their values at the default are taken.
struct PaintTransform {
  private let colr: TableBytes
  private let paint: Int

  init(_ colr: TableBytes, _ paint: Int) {
    self.colr = colr
    self.paint = paint
  }

  var matrix: Affine {
    let format = colr.uint8(paint)
    if format & 1 != 0 { Unsupported.note("COLR paints that vary") }
    switch format & ~1 {
    case 12: return full
    case 14: return .translation(Double(colr.int16(paint + 4)), Double(colr.int16(paint + 6)))
    case 16: return .scale(ratio(4), ratio(6))
    case 18: return around(8, .scale(ratio(4), ratio(6)))
    case 20: return .scale(ratio(4), ratio(4))
    case 22: return around(6, .scale(ratio(4), ratio(4)))
    case 24: return rotation
    case 26: return around(6, rotation)
    case 28: return skew
    case 30: return around(8, skew)
    default: return .identity
    }
  }

  private var full: Affine {
    let place = paint + colr.uint24(paint + 4)
    return Affine(
      colr.fixed(place), colr.fixed(place + 4), colr.fixed(place + 8), colr.fixed(place + 12),
      colr.fixed(place + 16), colr.fixed(place + 20))
  }

  private func ratio(_ offset: Int) -> Double { Double(colr.f2dot14(paint + offset)) }

  /// Angles are stated in half turns, counter-clockwise.
  private func angle(_ offset: Int) -> Double { ratio(offset) * .pi }

  private var rotation: Affine {
    let (sine, cosine) = (PortableMath.sin(angle(4)), PortableMath.cos(angle(4)))
    return Affine(cosine, sine, -sine, cosine, 0, 0)
  }

  /// Skewing moves x by minus the tangent of the first angle, and y by the second one's.
  private var skew: Affine {
    func tangent(_ angle: Double) -> Double { PortableMath.sin(angle) / PortableMath.cos(angle) }
    return Affine(1, tangent(angle(6)), -tangent(angle(4)), 1, 0, 0)
  }

  private func around(_ offset: Int, _ map: Affine) -> Affine {
    let (x, y) = (Double(colr.int16(paint + offset)), Double(colr.int16(paint + offset + 2)))
    return Affine.translation(-x, -y).then(map).then(.translation(x, y))
  }
}
