// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The parts of a colour in an environment.

public import Foundation

extension Color {
  /// A colour's parts: linear sRGB, which may reach beyond 0 to 1.
  @frozen
  public struct Resolved: Hashable, Sendable {
    /// Linear, from 0 to 1.
    public var linearRed: Float
    /// Linear, from 0 to 1.
    public var linearGreen: Float
    /// Linear, from 0 to 1.
    public var linearBlue: Float
    /// From 0 to 1.
    public var opacity: Float

    /// Parts that are encoded as in sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.provider.resolve(EnvironmentValues()).cgColor)
    }

    init(_ color: CGColor) {
      let parts = color.sRGBComponents.map { Float($0) }
      linearRed = parts[0].linearFromSRGB
      linearGreen = parts[1].linearFromSRGB
      linearBlue = parts[2].linearFromSRGB
      opacity = parts[3]
    }

    /// Encoded as in sRGB.
    public var red: Float {
      get { linearRed.sRGBFromLinear }
      set { linearRed = newValue.linearFromSRGB }
    }
    /// Encoded as in sRGB.
    public var green: Float {
      get { linearGreen.sRGBFromLinear }
      set { linearGreen = newValue.linearFromSRGB }
    }
    /// Encoded as in sRGB.
    public var blue: Float {
      get { linearBlue.sRGBFromLinear }
      set { linearBlue = newValue.linearFromSRGB }
    }

    /// The colour in extended sRGB.
    public var cgColor: CGColor {
      CGColor(
        srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// A colour by its parts.
  public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The encoded parts in hexadecimal digits.
  public var description: String { Color(self).description }
}

extension Color.Resolved: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never

  /// Returns the colour, or a weaker level of it.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(self)._paint(in: context)
  }
}

extension Color.Resolved: Codable {}

extension Color.Resolved: Animatable {
  /// The parts.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The encoded parts and the opacity.
  public var animatableData: AnimatableData {
    get { .init(red, .init(green, .init(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
