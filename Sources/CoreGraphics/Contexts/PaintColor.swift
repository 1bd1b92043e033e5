// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A graphics state's colour. Device colours given by components stay numbers: a CGColor is made of
// them only when somebody asks for it.

internal import MicaRaster

/// What fills or strokes are painted with.
struct PaintColor {
  /// Nil for a colour of the device's RGB.
  private var object: CGColor?
  private var components = SIMD4<Double>(0, 0, 0, 1)
  /// Red, green, blue and alpha in sRGB, straight, 0 ... 1.
  private(set) var straightSRGB: StraightColor

  static let black = PaintColor(CGColor.black)

  init(_ color: CGColor) {
    object = color
    straightSRGB = color.straightSRGB
  }

  /// A colour of the device's red, green and blue, which are sRGB.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    straightSRGB = StraightColor(
      Self.unit(red), Self.unit(green), Self.unit(blue), Self.unit(alpha))
  }

  /// Limited to 0 ... 1; NaN counts as 0.
  @inline(__always) private static func unit(_ value: CGFloat) -> Float {
    value > 0 ? Float(min(value, 1)) : 0
  }

  var pattern: CGPattern? { object?.pattern }

  /// Whether it is one colour, not a pattern.
  var isPlain: Bool { object == nil || object?.pattern == nil }

  var color: CGColor {
    object
      ?? CGColor(
        red: CGFloat(components.x), green: CGFloat(components.y), blue: CGFloat(components.z),
        alpha: CGFloat(components.w))
  }
}
