// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view of one item in a navigation bar or toolbar.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitControls
@_spi(Mica) import UIKitCore

/// A button of a bar: a word, a picture, or a view of the program's.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  /// The bar's look of such buttons.
  var appearance: UIBarButtonItemAppearance? { didSet { update() } }
  /// Whether room is kept around for a finger: a bar's buttons are 44 points high.
  private var custom: UIView?
  /// How the highlighted button shows, and how long it takes to come back (FACTS_UIKIT d.3).
  private static let pressedAlpha: CGFloat = 0.2
  private static let returnDuration: TimeInterval = 0.25

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    addSubview(label)
    addSubview(picture)
    addTarget()
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func addTarget() {
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        item.trigger(self, event: nil)
      }, for: .touchUpInside)
  }

  /// A menu is opened by a touch, or by a long press where the item does something else.
  override var showsMenuAsPrimaryAction: Bool {
    get {
      item.menu != nil && item.primaryAction == nil && item.action == nil && item.handler == nil
    }
    set {}
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    interaction.sender = item
    return item.menu.map { menu in
      let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
      configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
      return configuration
    }
  }

  override var menuSelects: Bool { item.changesSelectionAsPrimaryAction }

  override func menuChose(_ element: UIMenuElement) { item.showSelection() }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: custom == nil,
      label: item.accessibilityLabel ?? item.title ?? item.systemItem?.symbolName, traits: .button)
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  /// Shows the item as it is now.
  func update() {
    custom = item.customView
    isHidden = item.isHidden
    isEnabled = item.isEnabled
    isContextMenuInteractionEnabled = item.menu != nil && item.customView == nil
    if let menu = item.menu { menuInteraction?.updateVisibleMenu { _ in menu } }
    label.isHidden = custom != nil
    picture.isHidden = custom != nil
    if let custom {
      if custom.superview !== self { addSubview(custom) }
      return setNeedsLayout()
    }
    let image =
      item.image ?? item.systemItem?.symbolName.flatMap { SymbolImage.make($0, pointSize: 17) }
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.isHidden = image == nil
    label.isHidden = image != nil
    showTitle()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isDone: Bool { item.style == .done }

  private func showTitle() {
    let state =
      isEnabled
      ? (isHighlighted ? appearance?.highlighted : appearance?.normal) : appearance?.disabled
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular),
      .foregroundColor: isEnabled ? tintColor ?? .systemBlue : UIColor.tertiaryLabel,
    ]
    let key: UIControl.State = isEnabled ? (isHighlighted ? .highlighted : .normal) : .disabled
    attributes.merge(item.proxyTitleAttributes(for: [.normal, key], in: self)) { $1 }
    if isEnabled, let own = appearance?.normal.titleTextAttributes {
      attributes.merge(own) { $1 }
    }
    if let own = state?.titleTextAttributes { attributes.merge(own) { $1 } }
    for state in [UIControl.State.normal, key] {
      if let own = item.titleTextAttributes(for: state) { attributes.merge(own) { $1 } }
    }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    picture.tintColor = isEnabled ? tintColor : UIColor.tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTitle()
  }

  /// Proxies count for what is in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, custom == nil else { return }
    let looks = AppearanceState.current.looks(for: type(of: item), in: self)
    guard !looks.isEmpty else { return }
    if item.tintColor == nil, let tint = looks.compactMap(\.tintColor).last { tintColor = tint }
    update()
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue, custom == nil else { return }
      let alpha = isHighlighted ? Self.pressedAlpha : 1
      if isHighlighted {
        (label.alpha, picture.alpha) = (alpha, alpha)
      } else {
        UIView.animateTouchably(withDuration: Self.returnDuration) { [label, picture] in
          (label.alpha, picture.alpha) = (alpha, alpha)
        }
      }
    }
  }

  /// The size of the content.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let custom { return Self.size(of: custom, in: size) }
    var content = picture.image?.size ?? label.sizeThatFits(size)
    if picture.image == nil, let titles = item.possibleTitles {
      let font = label.font ?? .systemFont(ofSize: 17)
      for title in titles {
        content.width = max(
          content.width,
          ceil(NSAttributedString(string: title, attributes: [.font: font]).size().width))
      }
    }
    if item.width > 0, item.width.isFinite { content.width = item.width }
    return content
  }

  /// The size that a view of the program's has in a bar: what its constraints or content ask for, or
  /// its own.
  static func size(of view: UIView, in room: CGSize) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(.zero)
    }
    let intrinsic = view.intrinsicContentSize
    var size = view.bounds.size
    if size.width == 0 { size.width = max(intrinsic.width, 0) }
    if size.height == 0 { size.height = max(intrinsic.height, 0) }
    if size == .zero { size = view.sizeThatFits(room) }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom {
      custom.frame = pixelRect(of: Self.size(of: custom, in: bounds.size), in: bounds)
      return
    }
    let size = picture.image?.size ?? label.sizeThatFits(bounds.size)
    let view: UIView = picture.image == nil ? label : picture
    let inset = picture.image == nil ? .zero : item.imageInsets
    view.frame = pixelRect(
      of: CGSize(width: min(size.width, bounds.width), height: size.height),
      in: bounds.inset(by: inset))
    if picture.image == nil,
      let shift = UIBarButtonItem.shift(\.titleShifts, of: item, in: self)
        ?? appearance?.normal.titlePositionAdjustment
    {
      label.frame.origin.x += shift.horizontal
      label.frame.origin.y += shift.vertical
    }
  }

  /// A finger may miss it by a little.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).holds(point)
  }
}

extension UIView {
  /// A rectangle of a size in the middle of another one, on whole pixels.
  func pixelRect(of size: CGSize, in rect: CGRect) -> CGRect {
    pixelGrid.moved(
      CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}
