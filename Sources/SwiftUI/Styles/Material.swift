// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Materials: what lies behind, blurred (FACTS_SWIFTUI f.9).

/// What lies behind, blurred and tinted.
public struct Material: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  let kind: UIBlurEffect.Style

  /// Mostly translucent.
  public static let ultraThin = Material(kind: .systemUltraThinMaterial)
  /// More translucent than opaque.
  public static let thin = Material(kind: .systemThinMaterial)
  /// Somewhat translucent.
  public static let regular = Material(kind: .systemMaterial)
  /// More opaque than translucent.
  public static let thick = Material(kind: .systemThickMaterial)
  /// Mostly opaque.
  public static let ultraThick = Material(kind: .systemThickMaterial)
  /// That of bars.
  public static let bar = Material(kind: .systemChromeMaterial)

  /// Returns the material.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(.material(self, context.environment))
  }

  /// The same material, as it is in an active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  /// A colour near the material over the system's background, for what can't be blurred.
  func flatColor(_ environment: EnvironmentValues) -> CGColor {
    let isDark = environment.hostTraits.userInterfaceStyle == .dark
    let alpha: CGFloat =
      switch kind {
      case .systemUltraThinMaterial: 0.45
      case .systemThinMaterial: 0.6
      case .systemMaterial: 0.75
      case .systemThickMaterial: 0.9
      default: 0.85
      }
    let white: CGFloat = isDark ? 0.145 : 0.965
    return CGColor(srgbRed: white, green: white, blue: white, alpha: alpha)
  }
}

/// When a material has the appearance of an active window.
public struct MaterialActiveAppearance: Equatable, Sendable {
  let name: String
  /// As the window.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  /// More opaque than translucent.
  public static var regularMaterial: Material { .regular }
  /// Mostly opaque.
  public static var thickMaterial: Material { .thick }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The most opaque one.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
