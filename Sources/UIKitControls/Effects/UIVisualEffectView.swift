// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that does something to what lies behind it.

import CoreGraphics
public import Foundation
import QuartzCore

/// Shows what lies behind it through an effect, with a content on top.
///
/// What is shown in it belongs into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = EffectPart()
  private let tint = EffectPart()
  private let content = UIView()

  /// A view of an effect; nil shows what lies behind as it is.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffect()
    readNib(coder, as: UIVisualEffectView.self)
  }

  /// The effect; changed in the block of an animation it comes and goes little by little.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// The view for what is to be shown.
  open var contentView: UIView { content }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, tint, content] where view.frame != bounds { view.frame = bounds }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  private func setUpEffect() {
    isOpaque = false
    for view in [backdrop, tint, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.clipsToBounds = true
    content.isOpaque = false
    showEffect()
  }

  private func showEffect() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    if let blur = effect as? UIBlurEffect {
      let material = Material(blur.style, isDark: isDark)
      backdrop.layer.backgroundFilters = material.filters
      tint.backgroundColor = blur.isTinted ? material.tint : nil
    } else {
      backdrop.layer.backgroundFilters = nil
      tint.backgroundColor = nil
    }
    content.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
  }
}

/// A part of an effect view: never touched.
final class EffectPart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
