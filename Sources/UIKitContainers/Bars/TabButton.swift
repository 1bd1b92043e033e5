// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view of one tab: a picture, a title of 10 points, a badge (FACTS_UIKIT d.14).

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A tab.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge(frame: .zero)
  var isChosen = false
  var isInline = false { didSet { setNeedsLayout() } }
  private var look = UITabBarItemAppearance(style: .stacked)
  private var selectedTint: UIColor?
  private var otherTint: UIColor?

  /// Where the picture's middle is, and the title's base line (d.14; the latter is our choice).
  private static let pictureMiddle: CGFloat = 20
  private static let titleTop: CGFloat = 34

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    for view in [picture, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: item.accessibilityLabel ?? item.title,
      traits: isChosen ? [.button, .selected] : .button)
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  func show(_ look: UITabBarItemAppearance, selectedTint: UIColor?, otherTint: UIColor?) {
    (self.look, self.selectedTint, self.otherTint) = (look, selectedTint, otherTint)
    update()
  }

  private var stateLook: UITabBarItemStateAppearance {
    !item.isEnabled ? look.disabled : isChosen ? look.selected : look.normal
  }

  /// Shows the item as it is now.
  func update() {
    isEnabled = item.isEnabled
    let state = stateLook
    let color =
      !item.isEnabled
      ? UIColor.tertiaryLabel
      : isChosen ? selectedTint ?? .systemBlue : otherTint ?? .systemGray
    let symbol = item.symbolName.flatMap { SymbolImage.make($0, pointSize: 18, scale: .large) }
    let image = (isChosen ? item.selectedImage : nil) ?? item.image ?? symbol
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = state.iconColor ?? color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium),
      .foregroundColor: color,
    ]
    attributes.merge(
      item.proxyTitleAttributes(for: [.normal, isChosen ? .selected : .normal], in: self)
    ) { $1 }
    attributes.merge(state.titleTextAttributes) { $1 }
    for state in [UIControl.State.normal, isChosen ? .selected : .normal] {
      if let own = item.titleTextAttributes(for: state) { attributes.merge(own) { $1 } }
    }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    label.lineBreakMode = .byTruncatingTail
    badge.show(
      item.badgeValue,
      color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed,
      attributes: state.badgeTextAttributes.merging(item.badgeTextAttributes(for: .normal) ?? [:]) {
        $1
      })
    setNeedsLayout()
  }

  /// Proxies count for what is in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { update() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let text = label.sizeThatFits(bounds.size)
    if isInline {
      let gap: CGFloat = image.width > 0 && text.width > 0 ? 6 : 0
      let width = image.width + gap + text.width
      let start = bounds.midX - width / 2
      picture.frame = pixelRect(
        of: image, in: CGRect(x: start, y: 0, width: image.width, height: bounds.height))
      label.frame = pixelRect(
        of: text,
        in: CGRect(x: start + image.width + gap, y: 0, width: text.width, height: bounds.height))
    } else {
      let hasTitle = text.width > 0
      let middle = hasTitle ? Self.pictureMiddle : bounds.midY
      picture.frame = pixelRect(
        of: image,
        in: CGRect(x: 0, y: middle - image.height / 2, width: bounds.width, height: image.height)
      ).inset(by: item.imageInsets)
      label.frame = pixelRect(
        of: CGSize(width: min(text.width, bounds.width), height: text.height),
        in: CGRect(x: 0, y: Self.titleTop, width: bounds.width, height: text.height))
    }
    var shift = item.titlePositionAdjustment
    if shift == .zero {
      let looks = AppearanceState.current.looks(for: type(of: item), in: self)
      shift = looks.map(\.titlePositionAdjustment).last { $0 != .zero } ?? .zero
    }
    let more = stateLook.titlePositionAdjustment
    label.frame.origin.x += shift.horizontal + more.horizontal
    label.frame.origin.y += shift.vertical + more.vertical
    let size = badge.sizeThatFits(bounds.size)
    let side = max(image.width, 20) / 2
    let place = stateLook.badgePositionAdjustment
    badge.frame = CGRect(
      x: picture.frame.midX + side - 6 + place.horizontal, y: 2 + place.vertical,
      width: size.width, height: size.height)
  }
}

/// A text on red at a tab's picture: 18 points high, 13 point text (our choice).
private final class TabBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 9
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    isHidden = text == nil
    backgroundColor = color
    let all = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ].merging(attributes) { $1 }
    label.attributedText = text.map { NSAttributedString(string: $0, attributes: all) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(18, ceil(label.sizeThatFits(size).width) + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = pixelRect(of: label.sizeThatFits(bounds.size), in: bounds)
  }
}
