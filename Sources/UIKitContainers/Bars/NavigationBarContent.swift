// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a navigation bar shows for one item: the button that leads back, items on both sides, the title.

import CoreGraphics
import Foundation

/// The parts of a navigation bar for one item. They are replaced as a whole when another item comes.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  let titleLabel = UILabel()
  private(set) var backButton: BackButton?
  private var left: [BarButton] = []
  private var right: [BarButton] = []
  private var appearance: UINavigationBarAppearance
  var goBack: () -> Void = {}
  /// The room that a search field takes at the end; 0 for none.
  var searchWidth: CGFloat = 0 { didSet { if searchWidth != oldValue { setNeedsLayout() } } }
  /// How much of the title is seen while a large one is shown below.
  var titleAlpha: CGFloat = 1 { didSet { titleLabel.alpha = titleAlpha } }

  /// Between items; our choice.
  private static let gap: CGFloat = 16
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  init(_ item: UINavigationItem, back: UINavigationItem?, appearance: UINavigationBarAppearance) {
    self.item = item
    backItem = back
    self.appearance = appearance
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Touches between the parts go to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  // MARK: Parts

  /// Makes the parts anew from the items.
  func rebuild() {
    for view in subviews { view.removeFromSuperview() }
    backButton = nil
    let showsBack =
      backItem != nil && !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    if showsBack, let backItem { addBackButton(to: backItem) }
    left = (item.leftBarButtonItems ?? []).map(BarButton.init)
    right = (item.rightBarButtonItems ?? []).map(BarButton.init)
    if let own = item.titleView {
      addSubview(own)
    } else {
      addSubview(titleLabel)
    }
    for button in left + right where !button.item.isSpace { addSubview(button) }
    show(appearance)
  }

  private func addBackButton(to backItem: UINavigationItem) {
    let button = BackButton(to: backItem, from: item)
    button.action = { [weak self] in self?.goBack() }
    backButton = button
    addSubview(button)
  }

  func show(_ appearance: UINavigationBarAppearance) {
    self.appearance = appearance
    var attributes: [NSAttributedString.Key: Any] = [
      .font: Self.titleFont, .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    titleLabel.attributedText = item.title.map {
      NSAttributedString(string: $0, attributes: attributes)
    }
    titleLabel.lineBreakMode = .byTruncatingTail
    for button in left + right {
      button.tintColor = button.item.tintColor
      button.appearance =
        button.item.style == .done
        ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    backButton?.show(appearance)
    setNeedsLayout()
  }

  /// Shows a button's item as it is now.
  func update(_ changed: NSObject) -> Bool {
    guard let button = (left + right).first(where: { $0.item === changed }) else { return false }
    button.tintColor = button.item.tintColor
    button.update()
    setNeedsLayout()
    return true
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds
    let margin = systemSideMargin
    let safe = safeAreaInsets
    var start = margin + safe.left
    var end = area.width - margin - safe.right
    if searchWidth > 0 { end -= searchWidth + Self.gap }
    let backWidth = backButton.map { $0.minimumWidth } ?? 0
    if let backButton {
      start = safe.left + BackButton.edge + backWidth + (left.isEmpty ? 8 : Self.gap);
      _ = backButton
    }
    for button in left where !button.item.isHidden {
      place(button, at: &start, direction: 1)
    }
    for button in right where !button.item.isHidden {
      place(button, at: &end, direction: -1)
    }
    placeBackButton(in: area)
    let leftEnd = backButton.map { max(start, $0.frame.maxX + 6) } ?? start
    placeTitle(
      from: left.isEmpty && backButton == nil ? margin + safe.left : leftEnd, to: end)
    mirrorIfNeeded()
  }

  private func place(_ button: BarButton, at edge: inout CGFloat, direction: CGFloat) {
    if button.item.systemItem == .fixedSpace {
      return edge += direction * (button.item.width - Self.gap)
    }
    if button.item.systemItem == .flexibleSpace { return }
    let size = button.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    let x = direction > 0 ? edge : edge - size.width
    button.frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
    edge += direction * (size.width + Self.gap)
  }

  private func placeBackButton(in area: CGRect) {
    guard let backButton else { return }
    let middle = titleWidth / 2
    let edge = safeAreaInsets.left
    let room = area.midX - edge - middle - 6
    backButton.fit(into: left.isEmpty ? max(room, area.width * 0.25) : backButton.minimumWidth)
    backButton.frame = CGRect(x: edge, y: 0, width: backButton.wantedWidth, height: area.height)
  }

  private var titleWidth: CGFloat {
    item.titleView.map { BarButton.size(of: $0, in: bounds.size).width }
      ?? titleLabel.sizeThatFits(bounds.size).width
  }

  /// In the middle of the bar where there is room, else as near to it as the items allow.
  private func placeTitle(from low: CGFloat, to high: CGFloat) {
    let room = max(0, high - low)
    if let own = item.titleView {
      let size = BarButton.size(of: own, in: CGSize(width: room, height: bounds.height))
      own.frame = centred(size, low, high)
      return
    }
    let size = titleLabel.sizeThatFits(bounds.size)
    titleLabel.frame = centred(
      CGSize(width: min(size.width, room), height: size.height), low, high)
    titleLabel.frame.origin.x += appearance.titlePositionAdjustment.horizontal
    titleLabel.frame.origin.y += appearance.titlePositionAdjustment.vertical
  }

  private func centred(_ size: CGSize, _ low: CGFloat, _ high: CGFloat) -> CGRect {
    var frame = pixelRect(of: size, in: bounds)
    frame.origin.x = max(min(frame.origin.x, high - size.width), low)
    return frame
  }

  /// From right to left everything stands on the other side.
  private func mirrorIfNeeded() {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
