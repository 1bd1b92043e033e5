// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is done to the picture behind a view. Apple publishes no law of its materials: each is a blur, stronger
// colours and a tint here (FACTS_UIKIT d.18, our choice).

import CoreGraphics
public import Foundation

/// What an effect view does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// The effect itself: effects don't change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what lies behind a view.
///
/// Partly: Gaussian blur, saturation and a tint that are near Apple's; Apple publishes no law.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur.
  public enum Style: Int, Sendable {
    /// Much lighter than what lies behind.
    case extraLight = 0
    /// Lighter.
    case light
    /// Darker.
    case dark
    /// Much darker: televisions have it. On iOS its number alone gets there.
    case extraDark
    /// As the style says.
    case regular = 4
    /// Standing out, as the style says.
    case prominent
    /// Nearly transparent.
    case systemUltraThinMaterial
    /// More transparent than not.
    case systemThinMaterial
    /// As much the one as the other.
    case systemMaterial
    /// More opaque than not.
    case systemThickMaterial
    /// As bars are.
    case systemChromeMaterial
    /// Nearly transparent, always light.
    case systemUltraThinMaterialLight
    /// More transparent than not, always light.
    case systemThinMaterialLight
    /// As much the one as the other, always light.
    case systemMaterialLight
    /// More opaque than not, always light.
    case systemThickMaterialLight
    /// As bars are, always light.
    case systemChromeMaterialLight
    /// Nearly transparent, always dark.
    case systemUltraThinMaterialDark
    /// More transparent than not, always dark.
    case systemThinMaterialDark
    /// As much the one as the other, always dark.
    case systemMaterialDark
    /// More opaque than not, always dark.
    case systemThickMaterialDark
    /// As bars are, always dark.
    case systemChromeMaterialDark
  }

  let style: Style
  /// Whether a colour of the kind is laid over the blur.
  private(set) var isTinted = true

  /// A blur of the lightest kind.
  public override convenience init() { self.init(style: .extraLight) }

  /// A blur of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The blur of bars without their colour.
  package static let untinted: UIBlurEffect = {
    let effect = UIBlurEffect(style: .systemChromeMaterial)
    effect.isTinted = false
    return effect
  }()
}

/// Lets what lies behind shine through a view's content, on a blur.
///
/// Partly: the content is drawn in half-transparent colours of the style.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Vibrancy on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = .label
    super.init()
  }

  /// Vibrancy on a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// How much of the content's colour stays.
  var opacity: CGFloat {
    switch style {
    case .label, .fill: 0.85
    case .secondaryLabel, .secondaryFill: 0.6
    case .tertiaryLabel, .tertiaryFill, .separator: 0.3
    case .quaternaryLabel: 0.18
    }
  }
}

/// Kinds of content with vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Less important text.
  case secondaryLabel
  /// Text of little importance.
  case tertiaryLabel
  /// Text of least importance.
  case quaternaryLabel
  /// Filled shapes.
  case fill
  /// Less important shapes.
  case secondaryFill
  /// Shapes of little importance.
  case tertiaryFill
  /// Lines.
  case separator
}

/// The parts of a material: how much is blurred, how much stronger colours become, and what is laid over it.
@MainActor
struct Material {
  var sigma: Double
  var saturation = 1.8
  var tint: UIColor

  /// The material of a kind of blur in a style.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    let number = style.rawValue
    let dark = number >= 16 || number == 2 || number == 3 || (number < 11 && number > 2 && isDark)
    // Ultra thin, thin, usual, thick, chrome: how opaque the tint is.
    let light: [CGFloat] = [0.44, 0.6, 0.72, 0.83, 0.94]
    let darks: [CGFloat] = [0.4, 0.55, 0.7, 0.83, 0.94]
    switch style {
    case .extraLight: self.init(sigma: 20, tint: UIColor(white: 0.97, alpha: 0.82))
    case .light: self.init(sigma: 30, tint: UIColor(white: 1, alpha: 0.3))
    case .dark: self.init(sigma: 20, tint: UIColor(white: 28 / 255, alpha: 0.73))
    case .extraDark: self.init(sigma: 20, tint: UIColor(white: 0.06, alpha: 0.82))
    case .regular, .prominent:
      self.init(
        sigma: 30,
        tint: dark ? UIColor(white: 37 / 255, alpha: 0.7) : UIColor(white: 0.97, alpha: 0.75))
    default:
      let index = (number - 6) % 5
      let white: CGFloat =
        dark ? (index == 4 ? 29 / 255 : 37 / 255) : (index == 4 ? 249 / 255 : 0.96)
      self.init(sigma: 30, tint: UIColor(white: white, alpha: dark ? darks[index] : light[index]))
    }
  }

  private init(sigma: Double, tint: UIColor) {
    self.sigma = sigma
    self.tint = tint
  }

  /// What a layer does to what lies behind it.
  var filters: [Any] {
    [
      ["type": "gaussianBlur", "inputRadius": sigma] as [String: Any],
      ["type": "colorSaturate", "inputAmount": saturation] as [String: Any],
    ]
  }
}
