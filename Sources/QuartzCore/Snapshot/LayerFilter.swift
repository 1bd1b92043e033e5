// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Filters of layers: what users write in `filters`, and what is made of it at commit.

import CoreGraphics
internal import MicaRaster

/// A filter with its values in place.
enum LayerFilter: Sendable, Equatable {
  /// Gaussian; the standard deviation in points.
  case blur(sigma: Double)
  case colors(ColorTransform)
}

extension LayerFilter {
  /// The filters of a list as a user wrote it; those that are not known are left out, with a note.
  static func all(
    _ list: [Any]?, of property: String, unsupported: inout [String]
  ) -> [LayerFilter] {
    var result: [LayerFilter] = []
    for element in list ?? [] {
      guard let values = FilterValues(element) else {
        unsupported.append("\(property) of type \(Swift.type(of: element))")
        continue
      }
      if let filter = LayerFilter(values) {
        result.append(filter)
      } else {
        unsupported.append("\(property) \(values.type)")
      }
    }
    return result
  }

  private init?(_ v: FilterValues) {
    switch v.type {
    case "gaussianBlur", "CIGaussianBlur":
      self = .blur(sigma: max(v.number("inputRadius", default: 10), 0).roundedToFloat)
    case "colorInvert", "CIColorInvert":
      self = .colors(.inverting)
    case "colorSaturate":
      self = .colors(.saturating(v.float("inputAmount", default: 1)))
    case "colorBrightness":
      self = .colors(.brightening(v.float("inputAmount", default: 0)))
    case "colorContrast":
      self = .colors(.contrasting(v.float("inputAmount", default: 1)))
    case "CIColorControls":
      let saturated = ColorTransform.saturating(v.float("inputSaturation", default: 1))
      self = .colors(
        saturated.then(.brightening(v.float("inputBrightness", default: 0)))
          .then(.contrasting(v.float("inputContrast", default: 1))))
    case "colorHueRotate", "CIHueAdjust":
      self = .colors(.turningHue(by: v.number("inputAngle", default: 0)))
    case "colorMonochrome", "CIColorMonochrome":
      let amount = v.float(v.type.hasPrefix("CI") ? "inputIntensity" : "inputAmount", default: 1)
      let color = v.color("inputColor") ?? StraightColor(0.6, 0.45, 0.3, 1)
      self = .colors(ColorTransform.monochrome(color).mixed(amount))
    case "CISepiaTone":
      self = .colors(ColorTransform.sepia.mixed(v.float("inputIntensity", default: 1)))
    case "multiplyColor":
      self = .colors(.multiplying(v.color("inputColor") ?? StraightColor(1, 1, 1, 1)))
    case "CIColorMatrix":
      self = .colors(v.colorMatrix)
    default:
      return nil
    }
  }
}

/// A filter as a user wrote it: its type's name, or a dictionary with the type under "type" and
/// values under their own names.
struct FilterValues {
  let type: String
  private let values: [String: Any]

  init?(_ any: Any) {
    if let name = any as? String {
      type = name
      values = [:]
    } else if let dictionary = any as? [String: Any], let name = dictionary["type"] as? String {
      type = name
      values = dictionary
    } else {
      return nil
    }
  }

  /// A finite number; the default for a value that is none.
  func number(_ key: String, default standard: Double) -> Double {
    guard case .number(let number) = AnimatableValue(values[key]), number.isFinite else {
      return standard
    }
    return number
  }

  func float(_ key: String, default standard: Float) -> Float {
    Float(number(key, default: Double(standard)))
  }

  func color(_ key: String) -> StraightColor? { (values[key] as? CGColor)?.straightSRGB }

  /// Four numbers.
  private func vector(_ key: String, default standard: SIMD4<Float>) -> SIMD4<Float> {
    guard case .numbers(let n) = AnimatableValue(values[key]), n.count == 4,
      n.allSatisfy(\.isFinite)
    else { return standard }
    return SIMD4(Float(n[0]), Float(n[1]), Float(n[2]), Float(n[3]))
  }

  /// CIColorMatrix: each vector holds what one component of the result takes of all four.
  fileprivate var colorMatrix: ColorTransform {
    let r = vector("inputRVector", default: SIMD4(1, 0, 0, 0))
    let g = vector("inputGVector", default: SIMD4(0, 1, 0, 0))
    let b = vector("inputBVector", default: SIMD4(0, 0, 1, 0))
    let a = vector("inputAVector", default: SIMD4(0, 0, 0, 1))
    return ColorTransform(
      red: SIMD4(r.x, g.x, b.x, a.x), green: SIMD4(r.y, g.y, b.y, a.y),
      blue: SIMD4(r.z, g.z, b.z, a.z), alpha: SIMD4(r.w, g.w, b.w, a.w),
      bias: vector("inputBiasVector", default: SIMD4(0, 0, 0, 0)))
  }
}

extension ColorTransform {
  /// How much red, green and blue contribute to brightness (BT.709), taken of encoded components.
  private static let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  fileprivate static let inverting = ColorTransform(
    red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
    bias: SIMD4(1, 1, 1, 0))

  fileprivate static let sepia = ColorTransform(
    red: SIMD4(0.393, 0.349, 0.272, 0), green: SIMD4(0.769, 0.686, 0.534, 0),
    blue: SIMD4(0.189, 0.168, 0.131, 0))

  /// The brightness in shades of one colour.
  fileprivate static func monochrome(_ color: StraightColor) -> ColorTransform {
    let shade = SIMD4(color.x, color.y, color.z, 0)
    return ColorTransform(red: shade * luma.x, green: shade * luma.y, blue: shade * luma.z)
  }

  /// 0 is grey, 1 changes nothing.
  fileprivate static func saturating(_ amount: Float) -> ColorTransform {
    let grey = ColorTransform.monochrome(StraightColor(1, 1, 1, 1))
    return grey.mixed(1 - amount)
  }

  fileprivate static func brightening(_ amount: Float) -> ColorTransform {
    ColorTransform(bias: SIMD4(amount, amount, amount, 0))
  }

  /// Stretches components away from a half.
  fileprivate static func contrasting(_ amount: Float) -> ColorTransform {
    let bias = 0.5 - 0.5 * amount
    return ColorTransform(
      red: SIMD4(amount, 0, 0, 0), green: SIMD4(0, amount, 0, 0), blue: SIMD4(0, 0, amount, 0),
      bias: SIMD4(bias, bias, bias, 0))
  }

  fileprivate static func multiplying(_ color: StraightColor) -> ColorTransform {
    ColorTransform(
      red: SIMD4(color.x, 0, 0, 0), green: SIMD4(0, color.y, 0, 0), blue: SIMD4(0, 0, color.z, 0),
      alpha: SIMD4(0, 0, 0, color.w))
  }

  /// Turns colours about the grey axis, keeping their brightness, by an angle in radians.
  fileprivate static func turningHue(by angle: Double) -> ColorTransform {
    let (c, s) = (Float(PortableMath.cos(angle)), Float(PortableMath.sin(angle)))
    let l = luma
    func column(_ own: Int, _ weight: Float, _ sines: SIMD3<Float>) -> SIMD4<Float> {
      var unit = SIMD3<Float>(0, 0, 0)
      unit[own] = 1
      let grey = SIMD3<Float>(weight, weight, weight)
      let sum = (grey + (unit - grey) * c) + sines * s
      return SIMD4(sum.x, sum.y, sum.z, 0)
    }
    // The sine's part is the usual one for these weights: it leaves brightness alone.
    return ColorTransform(
      red: column(0, l.x, SIMD3(-0.2126, 0.143, -0.7873)),
      green: column(1, l.y, SIMD3(-0.7152, 0.14, 0.7152)),
      blue: column(2, l.z, SIMD3(0.9278, -0.283, 0.0721)))
  }

  /// The way from no change (0) to this map (1), or beyond.
  fileprivate func mixed(_ amount: Float) -> ColorTransform {
    let none = ColorTransform()
    return ColorTransform(
      red: none.red + (red - none.red) * amount, green: none.green + (green - none.green) * amount,
      blue: none.blue + (blue - none.blue) * amount,
      alpha: none.alpha + (alpha - none.alpha) * amount, bias: bias * amount)
  }

  /// This map, then `next`, limited at the end only.
  fileprivate func then(_ next: ColorTransform) -> ColorTransform {
    func map(_ c: SIMD4<Float>) -> SIMD4<Float> {
      (next.red * c.x + next.green * c.y) + (next.blue * c.z + next.alpha * c.w)
    }
    return ColorTransform(
      red: map(red), green: map(green), blue: map(blue), alpha: map(alpha),
      bias: map(bias) + next.bias)
  }
}
