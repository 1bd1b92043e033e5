// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lies behind a bar's content: material or colour, picture, hairline (FACTS_UIKIT d.14).

import CoreGraphics

/// The background of a bar; may reach beyond it.
final class BarBackground: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let picture = UIImageView()
  private let shadow = UIImageView()
  /// Whether the hairline is above the bar instead of below it.
  var shadowIsOnTop = false { didSet { setNeedsLayout() } }
  private var appearance: UIBarAppearance?
  private var shadowHeight: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    for view in [blur, color] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(picture)
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance; nil shows nothing.
  func show(_ appearance: UIBarAppearance?) {
    self.appearance = appearance
    color.backgroundColor = appearance?.backgroundColor
    color.isHidden = appearance?.backgroundColor == nil
    // Nothing is seen of a blur behind an opaque colour.
    let isCovered =
      (appearance?.backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) >= 1
    blur.effect = isCovered ? nil : appearance?.backgroundEffect
    blur.isHidden = blur.effect == nil
    picture.image = appearance?.backgroundImage
    picture.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
    picture.isHidden = picture.image == nil
    let color = appearance?.shadowColor
    shadow.image = appearance?.shadowImage
    shadowHeight = shadow.image?.size.height
    shadow.backgroundColor = shadow.image == nil ? color : nil
    shadow.isHidden = color == nil && shadow.image == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [blur, color, picture] where view.frame != bounds { view.frame = bounds }
    let line = shadowHeight ?? 1 / max(traitCollection.displayScale, 1)
    shadow.frame = CGRect(
      x: 0, y: shadowIsOnTop ? -line : bounds.height, width: bounds.width, height: line)
  }
}

/// What programs of before appearances have set of a bar.
struct LegacyBarLook {
  var tint: UIColor?
  var images: [Int: UIImage] = [:]
  var shadowImage: UIImage?
  var style = UIBarStyle.default
  var isTranslucent = true

  /// What is set over an appearance that the program has not touched.
  @MainActor
  func apply(to appearance: UIBarAppearance, metrics: UIBarMetrics) {
    if style != .default, tint == nil {
      appearance.backgroundColor = isTranslucent ? nil : UIColor(white: 29 / 255, alpha: 1)
      appearance.backgroundEffect =
        isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
    }
    if let tint {
      appearance.backgroundColor = isTranslucent ? tint.withAlphaComponent(0.9) : tint
      appearance.backgroundEffect = isTranslucent ? .untinted : nil
    } else if !isTranslucent, style == .default {
      appearance.backdrop = .opaque
      appearance.backgroundEffect = nil
      appearance.backgroundColor = .systemBackground
    }
    if let image = images[metrics.rawValue] ?? images[UIBarMetrics.default.rawValue] {
      appearance.backdrop = .clear
      appearance.backgroundEffect = nil
      appearance.backgroundColor = nil
      appearance.backgroundImage = image.size == .zero ? nil : image
      if let shadowImage {
        appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
        if shadowImage.size == .zero { appearance.shadowColor = nil }
      }
    } else if let shadowImage, shadowImage.size == .zero {
      appearance.shadowColor = nil
    }
  }
}
