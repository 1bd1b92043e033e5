// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a colour comes from, and what it is in an environment.

public import Foundation
internal import MicaRaster

extension Color {
  /// Where a colour comes from.
  indirect enum ColorProvider: Hashable {
    case uiColor(UIColor)
    /// A colour of UIKit's with SwiftUI's name.
    case system(String, UIColor)
    case named(String, Bundle?)
    case resource(ColorResource)
    case accent
    case opacity(ColorProvider, Double)
    case mix(ColorProvider, ColorProvider, Double, isPerceptual: Bool)

    /// The colour in an environment.
    func resolve(_ environment: EnvironmentValues) -> UIColor {
      switch self {
      case .uiColor(let color), .system(_, let color):
        return color.resolvedColor(with: environment.hostTraits)
      case .named(let name, let bundle):
        guard let color = UIColor(named: name, in: bundle, compatibleWith: environment.hostTraits)
        else {
          Unsupported.note(
            "Color(\"\(name)\"): no color \(name) in the asset catalog. It is clear.")
          return .clear
        }
        return color.resolvedColor(with: environment.hostTraits)
      case .resource(let resource):
        return UIColor(resource: resource).resolvedColor(with: environment.hostTraits)
      case .accent: return Self.accent(environment)
      case .opacity(let base, let opacity):
        return base.resolve(environment).multiplyingAlpha(by: opacity)
      case .mix(let first, let second, let part, let isPerceptual):
        return UIColor(
          cgColor: Color.mixed(
            first.resolve(environment).cgColor, second.resolve(environment).cgColor,
            CGFloat(part), isPerceptual: isPerceptual))
      }
    }

    /// The tint that is set around, else the catalogue's accent colour, else blue.
    private static func accent(_ environment: EnvironmentValues) -> UIColor {
      if let tint = environment[TintKey.self], let color = tint.style as? Color,
        color.provider != .accent
      {
        return color.provider.resolve(environment)
      }
      let traits = environment.hostTraits
      let color = UIColor(named: "AccentColor", in: nil, compatibleWith: traits) ?? .systemBlue
      return color.resolvedColor(with: traits)
    }

    /// Whether it is the same in all environments.
    var isFixed: Bool {
      switch self {
      case .uiColor(let color), .system(_, let color):
        color.resolvedColor(with: UITraitCollection.current) === color
      case .named, .resource, .accent: false
      case .opacity(let base, _): base.isFixed
      case .mix(let first, let second, _, _): first.isFixed && second.isFixed
      }
    }
  }
}

extension Color.ColorProvider: CustomStringConvertible {
  /// As Apple describes colours: a name, or #RRGGBBAA.
  var description: String {
    switch self {
    case .uiColor(let color):
      guard isFixed else { return "\(color)" }
      let parts = color.cgColor.sRGBComponents.map {
        let byte = String(Int((max(0, min(1, $0)) * 255).rounded()), radix: 16, uppercase: true)
        return byte.count < 2 ? "0" + byte : byte
      }
      return "#" + parts.joined()
    case .system(let name, _): return name
    case .named(let name, let bundle):
      let bundle = bundle.map { "\($0)" } ?? "nil"
      return "NamedColor(name: \"\(name)\", bundle: \(bundle))"
    case .resource(let resource): return "\(resource)"
    case .accent: return "AccentColorProvider"
    case .opacity(let base, let opacity):
      return "\(Int((opacity * 100).rounded()))% \(base.description)"
    case .mix(let first, let second, let part, _): return "mix(\(first), \(second), \(part))"
    }
  }
}

extension Color {
  /// A colour between two others: `part` 0 gives the first. Perceptual mixing takes equal steps for the eye (Oklab).
  static func mixed(_ first: CGColor, _ second: CGColor, _ part: CGFloat, isPerceptual: Bool)
    -> CGColor
  {
    let (a, b) = (first.sRGBComponents, second.sRGBComponents)
    let part = part.isNaN ? 0 : max(0, min(1, part))
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    let alpha = between(a[3], b[3])
    guard isPerceptual else {
      return CGColor(
        srgbRed: between(a[0], b[0]), green: between(a[1], b[1]), blue: between(a[2], b[2]),
        alpha: alpha)
    }
    let (x, y) = (Oklab(a), Oklab(b))
    let mixed = Oklab(
      lightness: between(x.lightness, y.lightness), a: between(x.a, y.a), b: between(x.b, y.b)
    ).sRGB.map { max(0, min(1, $0)) }
    return CGColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
  }
}

/// A colour in the space of Björn Ottosson, whose distances are as the eye sees them.
struct Oklab {
  var lightness: CGFloat
  var a: CGFloat
  var b: CGFloat

  init(lightness: CGFloat, a: CGFloat, b: CGFloat) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// A colour by its sRGB-encoded parts.
  init(_ parts: [CGFloat]) {
    let (r, g, b) = (parts[0].linearFromSRGB, parts[1].linearFromSRGB, parts[2].linearFromSRGB)
    let l = Foundation.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = Foundation.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = Foundation.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s
    self.b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s
  }

  /// The sRGB-encoded parts.
  var sRGB: [CGFloat] {
    func cube(_ x: CGFloat) -> CGFloat { x * x * x }
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b)
    return [
      (4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s).sRGBFromLinear,
      (-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s).sRGBFromLinear,
      (-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s).sRGBFromLinear,
    ]
  }
}

extension BinaryFloatingPoint {
  /// The linear value of a part that is encoded as in sRGB; odd around 0.
  var linearFromSRGB: Self {
    let value = Double(self)
    let size = Swift.abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : Foundation.pow((size + 0.055) / 1.055, 2.4)
    return Self(value < 0 ? -linear : linear)
  }

  /// A linear value, encoded as in sRGB; odd around 0.
  var sRGBFromLinear: Self {
    let value = Double(self)
    let size = Swift.abs(value)
    let encoded =
      size <= 0.003_130_8 ? size * 12.92 : 1.055 * Foundation.pow(size, 1 / 2.4) - 0.055
    return Self(value < 0 ? -encoded : encoded)
  }
}
