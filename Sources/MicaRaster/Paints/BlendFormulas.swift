// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The blend modes in floats, one pixel at a time, as they stand in the books (PDF 32000-1, 11.3.5
// and W3C compositing) but where Apple's are others (FACTS 3.18): what the 8-bit kernels are held against.

extension BlendMode {
  /// What source `s` makes of backdrop `d`, both premultiplied, without coverage.
  func result(_ s: SIMD4<Float>, over d: SIMD4<Float>) -> SIMD4<Float> {
    let none = SIMD4<Float>(0, 0, 0, 0)
    switch self {
    case .sourceOver: return s + d * (1 - s.w)
    case .clear: return none
    case .copy: return s
    case .sourceIn: return s * d.w
    case .sourceOut: return s * (1 - d.w)
    case .sourceAtop: return s * d.w + d * (1 - s.w)
    case .destinationOver: return s * (1 - d.w) + d
    case .destinationIn: return d * s.w
    case .destinationOut: return d * (1 - s.w)
    case .destinationAtop: return s * (1 - d.w) + d * s.w
    case .xor: return s * (1 - d.w) + d * (1 - s.w)
    case .plusLighter: return pointwiseMin(s + d, SIMD4(1, 1, 1, 1))
    case .plusDarker:
      // What both colours lack adds up: on opaque pixels R = max(0, 1 − ((1 − D) + (1 − S))).
      let a = min(1, s.w + d.w)
      var out = pointwiseMax(none, a - ((d.w - d) + (s.w - s)))
      out.w = a
      return out
    default:
      guard s.w > 0 && d.w > 0 else { return s * (1 - d.w) + d * (1 - s.w) }
      let mixed = function(Self.straight(s), on: Self.straight(d))
      let color = SIMD4(mixed.x, mixed.y, mixed.z, 1)
      let sum = s * (1 - d.w) + d * (1 - s.w) + color * (s.w * d.w)
      return pointwiseMax(none, pointwiseMin(sum, SIMD4(repeating: s.w + d.w - s.w * d.w)))
    }
  }

  private static func straight(_ p: SIMD4<Float>) -> SIMD3<Float> {
    SIMD3(p.x, p.y, p.z) / p.w
  }

  /// The blend function of straight colours.
  private func function(_ s: SIMD3<Float>, on d: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue:
      return Self.withLuminosity(
        Self.withSaturation(s, Self.saturation(d)), Self.luminosity(d))
    case .saturation:
      return Self.withLuminosity(
        Self.withSaturation(d, Self.saturation(s)), Self.luminosity(d))
    case .color: return Self.withLuminosity(s, Self.luminosity(d))
    case .luminosity: return Self.withLuminosity(d, Self.luminosity(s))
    default:
      return SIMD3(channel(s.x, d.x), channel(s.y, d.y), channel(s.z, d.z))
    }
  }

  /// A separable function of one channel.
  private func channel(_ s: Float, _ d: Float) -> Float {
    switch self {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return Self.hardLight(d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    // Cut with the rest of the colours only.
    case .colorDodge: return d <= 0 ? 0 : s >= 1 ? Self.beyond : min(Self.beyond, d / (1 - s))
    case .colorBurn:
      return d >= 1 ? 1 : s <= 0 ? -Self.beyond : max(-Self.beyond, 1 - (1 - d) / s)
    case .softLight: return (1 - 2 * s) * d * d + 2 * s * d
    case .hardLight: return Self.hardLight(s, d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  private static func hardLight(_ s: Float, _ d: Float) -> Float {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  /// More than any sum of colours, times any alpha.
  private static let beyond: Float = 1e6

  private static func luminosity(_ c: SIMD3<Float>) -> Float {
    0.3 * c.x + 0.59 * c.y + 0.11 * c.z
  }

  private static func saturation(_ c: SIMD3<Float>) -> Float { c.max() - c.min() }

  /// Moves a colour to a luminosity and back into 0 ... 1 without changing that.
  private static func withLuminosity(_ c: SIMD3<Float>, _ target: Float) -> SIMD3<Float> {
    var out = c + (target - luminosity(c))
    let l = luminosity(out)
    let low = out.min()
    let high = out.max()
    if low < 0 { out = l + (out - l) * (l / (l - low)) }
    if high > 1 { out = l + (out - l) * ((1 - l) / (high - l)) }
    return out
  }

  /// Stretches a colour so that its least channel is 0 and its greatest `target`.
  private static func withSaturation(_ c: SIMD3<Float>, _ target: Float) -> SIMD3<Float> {
    let span = saturation(c)
    return span > 0 ? (c - c.min()) * (target / span) : SIMD3(0, 0, 0)
  }
}
