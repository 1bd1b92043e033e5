// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The button of a navigation bar that leads back: a chevron and the title of where it leads.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A chevron with a title.
final class BackButton: UIControl {
  /// From the bar's edge to the chevron (FACTS_UIKIT d.14).
  static let edge: CGFloat = 8
  private static let titleStart: CGFloat = 27

  let chevron = UIImageView()
  let label = UILabel()
  private let target: UINavigationItem
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var titles: [String] = []
  private var hasOwnLook = false
  var action: () -> Void = {}

  init(to target: UINavigationItem, from item: UINavigationItem) {
    self.target = target
    super.init(frame: .zero)
    addSubview(chevron)
    addSubview(label)
    let own = target.backBarButtonItem?.title ?? target.backButtonTitle ?? target.title
    switch target.backButtonDisplayMode {
    case .default: titles = [own ?? "Back", "Back"]
    case .generic: titles = ["Back"]
    case .minimal: titles = []
    }
    if own == "" { titles = [] }
    addAction(
      UIAction { [weak self] action in
        guard let self else { return }
        if let own = item.backAction { return own.run(sender: self) }
        _ = action
        self.action()
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: titles.first ?? "Back", traits: .button)
  }

  func show(_ appearance: UINavigationBarAppearance) {
    tintColor = target.backBarButtonItem?.tintColor
    chevron.image =
      (appearance.backIndicatorImage
      ?? SymbolImage.make("chevron.backward", pointSize: 17, weight: .semibold, scale: .large))?
      .withRenderingMode(.alwaysTemplate)
    attributes = [.font: UIFont.systemFont(ofSize: 17)]
    attributes.merge(appearance.backButtonAppearance.normal.titleTextAttributes) { $1 }
    hasOwnLook = !appearance.backButtonAppearance.normal.titleTextAttributes.isEmpty
    showTitle(label.text)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let looks = AppearanceState.current.looks(for: UIBarButtonItem.self, in: self)
    guard !looks.isEmpty else { return }
    if target.backBarButtonItem?.tintColor == nil,
      let tint = looks.compactMap(\.tintColor).last
    {
      tintColor = tint
    }
    showTitle(label.text)
    superview?.setNeedsLayout()
  }

  private func showTitle(_ text: String?) {
    var attributes = attributes
    for look in AppearanceState.current.looks(for: UIBarButtonItem.self, in: self) {
      if let own = look.titleAttributes[UIControl.State.normal.rawValue] {
        attributes.merge(own) { known, new in hasOwnLook ? known : new }
      }
    }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor }
    label.attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle(label.text)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha: CGFloat = isHighlighted ? 0.2 : 1
      (label.alpha, chevron.alpha) = (alpha, alpha)
    }
  }

  /// The width of the chevron alone.
  var minimumWidth: CGFloat { max(chevron.image?.size.width ?? 0, 12) }
  private(set) var wantedWidth: CGFloat = 0

  /// Takes the longest title that there is room for.
  func fit(into room: CGFloat) {
    for title in titles {
      showTitle(title)
      let width = Self.titleStart + label.sizeThatFits(bounds.size).width
      if width <= room {
        wantedWidth = width
        return setNeedsLayout()
      }
    }
    showTitle(nil)
    wantedWidth = Self.edge + minimumWidth
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = chevron.image?.size ?? .zero
    chevron.frame = pixelRect(
      of: size,
      in: CGRect(x: Self.edge, y: 0, width: size.width, height: bounds.height))
    let text = label.sizeThatFits(bounds.size)
    label.frame = pixelRect(
      of: text, in: CGRect(x: Self.titleStart, y: 0, width: text.width, height: bounds.height))
    let item = target.backBarButtonItem
    if let shift = UIBarButtonItem.shift(\.backTitleShifts, of: item, in: self) {
      label.frame.origin.x += shift.horizontal
      label.frame.origin.y += shift.vertical
    }
  }
}
