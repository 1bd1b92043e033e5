// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an alert looks like (FACTS_UIKIT d.17).

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// The cards of an alert: one in the middle, or two at the bottom.
final class AlertCard: UIView {
  private unowned let alert: UIAlertController
  private let main = UIView()
  private let extra = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []

  private static let width: CGFloat = 270
  private static let radius: CGFloat = 14
  private static let padding: CGFloat = 20
  private static let gap: CGFloat = 8
  /// The choices of a popover are as wide as those of an alert; the one that cancels is left out, since a
  /// tap beside it does the same.
  var isInPopover = false { didSet { if isInPopover != oldValue { build() } } }
  private let fields = AlertFields()

  /// The material of alerts without its blur: less of what lies below shines through (our choice).
  private static let material = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 37 / 255, alpha: 0.98) : UIColor(white: 242 / 255, alpha: 0.98)
  }

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for card in [main, extra] {
      card.layer.cornerRadius = Self.radius
      card.layer.cornerCurve = .continuous
      card.clipsToBounds = true
      card.backgroundColor = Self.material
      addSubview(card)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      main.addSubview(label)
    }
    main.addSubview(fields)
    build()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { alert.preferredStyle == .actionSheet }
  private var buttonHeight: CGFloat { isSheet ? 57.17 : 44 }

  /// Makes the texts and buttons anew.
  func build() {
    let isGrey = isSheet
    titleLabel.text = alert.title
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    titleLabel.textColor = isGrey ? .secondaryLabel : .label
    messageLabel.text = alert.message
    messageLabel.font = .systemFont(ofSize: 13)
    messageLabel.textColor = isGrey ? .secondaryLabel : .label
    if let title = alert.attributedTitle { titleLabel.attributedText = title }
    if let message = alert.attributedMessage { messageLabel.attributedText = message }
    if let view = alert.contentController?.view, view.superview !== main { main.addSubview(view) }
    for view in buttons + lines { view.removeFromSuperview() }
    lines = []
    fields.take(alert.textFields ?? [])
    for card in [main, extra] {
      card.backgroundColor = isInPopover ? nil : Self.material
      card.layer.cornerRadius = isInPopover ? 0 : Self.radius
    }
    backgroundColor = isInPopover ? Self.material : nil
    let cancel = alert.actions.filter { $0.style == .cancel && !isInPopover }
    let others = alert.actions.filter { $0.style != .cancel }
    var ordered = others + cancel
    if !isSheet, ordered.count == 2, fitsBeside(ordered) { ordered = cancel + others }
    buttons = ordered.map { action in
      let isStrong =
        alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let button = AlertButton(action, isStrong: isStrong, size: isSheet ? 20 : 17)
      button.addAction(
        UIAction { [weak self] _ in self?.alert.choose(action) }, for: .touchUpInside)
      (isSheet && action.style == .cancel ? extra : main).addSubview(button)
      return button
    }
    if isInPopover {
      alert.preferredContentSize = sizeThatFits(CGSize(width: Self.width, height: 10_000))
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func fitsBeside(_ actions: [UIAlertAction]) -> Bool {
    actions.allSatisfy { action in
      let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      let width = NSAttributedString(string: action.title ?? "", attributes: [.font: font]).size()
        .width
      return width <= Self.width / 2 - 2 * Self.gap
    }
  }

  // MARK: Places

  private func cardWidth(in room: CGSize) -> CGFloat {
    isSheet && !isInPopover
      ? max(0, min(room.width, 430) - 2 * Self.gap) : min(Self.width, room.width)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = cardWidth(in: size)
    let text = layOutText(width: width, place: false)
    let rows = rowCount
    var height = text + CGFloat(rows) * (buttonHeight + hair)
    if text == 0, rows > 0 { height -= hair }
    if hasExtra { height += Self.gap + buttonHeight }
    return CGSize(width: width, height: height)
  }

  private var hasExtra: Bool { isSheet && buttons.contains { $0.action.style == .cancel } }
  private var mainButtons: [AlertButton] { buttons.filter { $0.superview === main } }
  private var isBeside: Bool {
    !isSheet && mainButtons.count == 2 && fitsBeside(mainButtons.map(\.action))
  }
  private var rowCount: Int { isBeside ? 1 : mainButtons.count }
  private var hair: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The height of title and message with what is around them; 0 without both.
  private func layOutText(width: CGFloat, place: Bool) -> CGFloat {
    let padding: CGFloat = isSheet ? 14 : Self.padding
    let side: CGFloat = 16
    let room = CGSize(width: width - 2 * side, height: .greatestFiniteMagnitude)
    var y = padding
    var isEmpty = true
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      if !isEmpty { y += 4 }
      isEmpty = false
      let height = label.sizeThatFits(room).height
      if place { label.frame = CGRect(x: side, y: y, width: room.width, height: height) }
      y += height
    }
    if !fields.isEmpty {
      if !isEmpty { y += 16 }
      isEmpty = false
      if place { fields.frame = CGRect(x: side, y: y, width: room.width, height: fields.height) }
      y += fields.height
    }
    if let content = alert.contentController, content.preferredContentSize.height > 0 {
      if !isEmpty { y += padding }
      isEmpty = false
      let height = content.preferredContentSize.height
      if place { content.view.frame = CGRect(x: 0, y: y, width: width, height: height) }
      return y + height
    }
    return isEmpty ? 0 : y + padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    for line in lines { line.removeFromSuperview() }
    lines = []
    let extraHeight = hasExtra ? buttonHeight + Self.gap : 0
    main.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - extraHeight))
    extra.isHidden = !hasExtra
    extra.frame = CGRect(
      x: 0, y: bounds.height - buttonHeight, width: width, height: buttonHeight)
    var y = layOutText(width: width, place: true)
    if isBeside {
      addLine(CGRect(x: 0, y: y, width: width, height: hair))
      y += hair
      let half = width / 2
      for (index, button) in mainButtons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * half, y: y, width: half, height: buttonHeight)
      }
      addLine(CGRect(x: half - hair / 2, y: y, width: hair, height: buttonHeight))
    } else {
      for button in mainButtons {
        if y > 0 {
          addLine(CGRect(x: 0, y: y, width: width, height: hair))
          y += hair
        }
        button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
        y += buttonHeight
      }
    }
    for button in buttons where button.superview === extra { button.frame = extra.bounds }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    main.addSubview(line)
    lines.append(line)
  }
}

/// One choice.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIAlertAction, isStrong: Bool, size: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = action.titleTextAlignment
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    isEnabled = action.isEnabled
    accessibilityIdentifier = action.accessibilityIdentifier
    addSubview(label)
    picture.image = action.image
    picture.tintColor = action.imageTintColor
    addSubview(picture)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  private func showColor() {
    label.textColor =
      !isEnabled
      ? .tertiaryLabel
      : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: action.title, traits: .button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    label.frame = bounds.insetBy(dx: size == .zero ? 8 : 24 + size.width, dy: 0)
    picture.frame = CGRect(
      x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
