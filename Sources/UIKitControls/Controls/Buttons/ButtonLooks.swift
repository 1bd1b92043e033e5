// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The colours, fonts and corners of configured buttons (FACTS_UIKIT d.3: measured for filled, gray and
// tinted; pressed, disabled and selected looks are L).

import CoreGraphics
import CoreText

extension UIButton.Configuration.Size {
  /// Space around the content (d.3: medium and large H, the others L).
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .small, .mini: NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 10)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }
}

/// What a configuration looks like on a button.
@MainActor
struct ButtonLooks {
  /// The corner radius of a button of the usual size, which is 34.33 points high (d.3 H).
  static let cornerRadius: CGFloat = 5.95
  private static let usualHeight: CGFloat = 34.33

  let foreground: UIColor
  /// Nil for none.
  let background: UIColor?

  init(_ configuration: UIButton.Configuration, tint: UIColor, role: UIButton.Role) {
    let state = configuration.state
    let accent = role == .destructive ? UIColor.systemRed : tint
    let base = configuration.baseBackgroundColor ?? accent
    var style = configuration.style
    if configuration.automaticallyUpdateForSelection, state.contains(.selected) {
      style = style == .plain ? .tinted : .filled
    }
    var foreground = configuration.baseForegroundColor ?? (style == .filled ? .white : accent)
    var background: UIColor? =
      switch style {
      case .plain: configuration.baseBackgroundColor
      case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: Self.tinted(base)
      case .filled: base
      }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      if style == .filled {
        background = background?.darkened(by: 0.25)
      } else {
        foreground = foreground.faded(to: 0.75)
        background = background?.faded(to: 0.75)
      }
    }
    self.foreground = foreground
    let own = configuration.background
    let shown = own.backgroundColor ?? background
    self.background = shown.map { own.backgroundColorTransformer?($0) ?? $0 }
  }

  /// The tint at 46 levels of 255 in light, 64 in dark (d.3 H).
  private static func tinted(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let share: CGFloat = traits.userInterfaceStyle == .dark ? 64 : 46
      return color.resolvedColor(with: traits).faded(to: share / 255)
    }
  }

  /// The radius for a background of a height. With larger text, `dynamic` corners grow as the text does,
  /// the named ones as the height of a button with one line (d.3: 8.05 and 7.3 at XXXL).
  static func radius(
    _ configuration: UIButton.Configuration, _ traits: UITraitCollection, height: CGFloat
  ) -> CGFloat {
    let own = configuration.background.cornerRadius
    let size = configuration.buttonSize
    let usual = UIFont.preferredFont(
      forTextStyle: size.titleStyle,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let font = UIFont.preferredFont(forTextStyle: size.titleStyle, compatibleWith: traits)
    func share(_ font: UIFont) -> CGFloat {
      (font.lineHeight + size.insets.top + size.insets.bottom) / usualHeight
    }
    let growth = share(font)
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: own
      case .dynamic: own * share(usual) * font.pointSize / usual.pointSize
      case .small: cornerRadius * growth * 2 / 3
      case .medium: cornerRadius * growth
      case .large: cornerRadius * growth * 4 / 3
      case .capsule: height / 2
      }
    return radius.isFinite ? max(0, radius) : 0
  }
}
