// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours (FACTS_SWIFTUI f.10).

public import Foundation

/// A colour, which may depend on the environment: on dark mode, contrast, and the tint.
public struct Color: Hashable, @unchecked Sendable, CustomStringConvertible {
  let provider: ColorProvider

  init(_ provider: ColorProvider) { self.provider = provider }

  /// A name, or the parts in hexadecimal digits.
  public var description: String { provider.description }

  /// The space of a colour's parts.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB; the default.
    case sRGB
    /// sRGB without its encoding.
    case sRGBLinear
    /// Display P3, which reaches beyond sRGB.
    case displayP3
  }

  /// A UIKit colour.
  public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }

  /// A UIKit colour.
  public init(_ color: UIColor) { self.init(.uiColor(color)) }

  /// A Core Graphics colour.
  public init(cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }

  /// A Core Graphics colour.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour of a name in a bundle's catalogue, nil standing for the program's own.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// A colour of a catalogue by its constant.
  public init(_ resource: ColorResource) { self.init(.resource(resource)) }

  /// A colour by its parts, each from 0 to 1 within its space.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB:
      self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      self.init(
        uiColor: UIColor(
          red: red.sRGBFromLinear, green: green.sRGBFromLinear, blue: blue.sRGBFromLinear,
          alpha: opacity))
    case .displayP3:
      self.init(
        uiColor: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    }
  }

  /// A grey by its brightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(
        hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// This colour with its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(provider, opacity)) }

  /// A colour between this one and another one: 0 gives this one.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(provider, rhs.provider, fraction, isPerceptual: colorSpace.isPerceptual))
  }

  /// A gradient that is a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(standard: self) }

  /// The Core Graphics colour, if the colour is the same in all environments.
  public var cgColor: CGColor? {
    provider.isFixed ? provider.resolve(EnvironmentValues()).cgColor : nil
  }

  /// The colour's parts in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(provider.resolve(environment).cgColor)
  }
}

extension UIColor {
  /// The colour with its alpha multiplied.
  func multiplyingAlpha(by factor: Double) -> UIColor {
    withAlphaComponent(cgColor.alpha * (factor.isNaN ? 0 : max(0, min(1, factor))))
  }

  /// A SwiftUI colour, which depends on the traits as it does on the environment.
  public convenience init(_ color: Color) {
    let provider = color.provider
    if provider.isFixed {
      self.init(cgColor: provider.resolve(EnvironmentValues()).cgColor)
    } else {
      self.init(dynamicProvider: { color.provider.resolve(EnvironmentValues(traits: $0)) })
    }
  }
}

extension Color: ShapeStyle {
  /// Returns the colour in the environment, or a weaker level of it.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = _StylePaint(provider.resolve(context.environment))
    paint.opacity = ForegroundStyles.opacity(ofLevel: context.level)
    return paint
  }
}

extension Color: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> ColorDisplay { ColorDisplay(self, inputs) }

  func updateDisplay(_ display: ColorDisplay, from old: Color) {
    display.color = self
    display.setNeedsRender()
  }
}

final class ColorDisplay: LeafDisplay {
  var color: Color

  init(_ color: Color, _ inputs: _ViewInputs) {
    self.color = color
    super.init(inputs)
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    layer.backgroundColor = color.provider.resolve(environment).cgColor
  }
}
