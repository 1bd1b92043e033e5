// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a row's commands paint with: one record for each draw of a frame, written before stage 7 and
// read by stage 8.

import CMicaKernels

/// What a draw paints with, ready for the rows.
package enum DrawPaint: UInt8, BitwiseCopyable, Sendable {
  case solid, gradient, image
  /// A solid colour through a shadow's mask.
  case mask
  /// The innermost group's own pixels.
  case group
}

/// One draw as stage 8 needs it.
package struct DrawRecord: BitwiseCopyable, Sendable {
  package var paint: DrawPaint
  package var blend: BlendMode
  /// Index of the gradient or image.
  package var paintIndex: Int32
  /// Multiplies the paint, 0 ... 65535; solid colours hold it already.
  package var alpha: UInt16
  /// Premultiplied R, G, B, A, alpha included (solid paints).
  package var color: mica_wide_color
  /// The same, unrounded, 0 ... 1.
  package var floatColor: SIMD4<Float>
  package var floatAlpha: Float
  /// Whether every pixel of the paint is opaque.
  package var isOpaque = false
  /// Whether a group's pixels are cut off to bytes where its alpha multiplies them (FACTS 3.25).
  package var cutsBytes = false

  /// A solid draw of a straight colour times `alpha`.
  package init(solid color: StraightColor, alpha: Float, blend: BlendMode) {
    let premultiplied = color.premultiplied(by: alpha)
    paint = .solid
    self.blend = blend
    paintIndex = -1
    self.alpha = 65535
    floatColor = premultiplied
    floatAlpha = 1
    self.color = premultiplied.wide
    isOpaque = self.color >> 48 == 65280
  }

  /// A draw with another paint; `alpha` multiplies it.
  package init(_ paint: DrawPaint, index: Int32, alpha: Float, blend: BlendMode) {
    self.paint = paint
    self.blend = blend
    paintIndex = index
    let limited = min(max(alpha, 0), 1)
    self.alpha = UInt16(limited * 65535 + 0.5)
    color = 0
    floatColor = SIMD4(0, 0, 0, 0)
    floatAlpha = limited
  }

  /// The alpha that rows of the paint still lack, 0 ... 65535; gradients and colours hold theirs.
  @inline(__always) var rowAlpha: UInt32 {
    paint == .image || paint == .group ? UInt32(alpha) : 65535
  }

  /// The alpha that a group's pixels are multiplied by, 0 ... 255, where they are cut off to bytes.
  @inline(__always) var byteAlpha: UInt32 { (UInt32(alpha) &+ 128) / 257 }

  /// Whether the draw lays one colour over what is below.
  @inline(__always) var isPlain: Bool { paint == .solid && blend == .sourceOver }

  /// Whether nothing of the backdrop is left where the draw covers a pixel whole.
  @inline(__always) package var replacesBackdrop: Bool {
    if paint == .group || paint == .mask { return false }
    return blend == .sourceOver ? isOpaque : blend == .copy || blend == .clear
  }

  /// Whether the draw changes nothing, whatever lies below.
  package var isInvisible: Bool {
    blend == .sourceOver && (paint == .solid ? color == 0 && floatColor.w <= 0 : floatAlpha <= 0)
  }
}

extension SIMD4<Float> {
  /// A straight colour, limited to 0 ... 1 (NaN counts as 0), premultiplied and scaled by `alpha`.
  package func premultiplied(by alpha: Float) -> SIMD4<Float> {
    func limit(_ v: Float) -> Float { v > 0 ? (v < 1 ? v : 1) : 0 }
    let a = limit(w) * limit(alpha)
    return SIMD4(limit(x) * a, limit(y) * a, limit(z) * a, a)
  }

  /// Four channels of 0 ... 1, rounded to bytes, first in the low byte.
  @inline(__always) package var packed: UInt32 {
    let scaled = self * 255 + 8_388_608
    let bytes = unsafeBitCast(scaled, to: SIMD4<UInt32>.self) & 0xFF
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  /// Four channels of 0 ... 1, rounded to 256ths of a level.
  @inline(__always) package var wide: mica_wide_color {
    let scaled = self * 65280 + 8_388_608
    let channels = unsafeBitCast(scaled, to: SIMD4<UInt32>.self) & 0xFFFF
    return UInt64(channels.x | channels.y << 16) | UInt64(channels.z | channels.w << 16) << 32
  }
}
