// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One element of an open menu: a mark, a title with a line below it, a picture.

import CoreGraphics
import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A row, or a cell of elements beside each other. The card follows fingers and says which is pressed.
final class MenuRow: UIView {
  let element: UIMenuElement
  private let size: UIMenu.ElementSize
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  private var spinner: UIActivityIndicatorView?
  /// Whether the row is the top of a menu that came out of a row: its mark points down.
  private let isOpen: Bool
  /// Whether a column for marks stands before the titles.
  var hasMarks = false

  init(_ element: UIMenuElement, size: UIMenu.ElementSize, isOpen: Bool = false) {
    (self.element, self.size, self.isOpen) = (element, size, isOpen)
    super.init(frame: .zero)
    for view in [title, subtitle, mark, picture] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  static func hasMark(_ element: UIMenuElement) -> Bool {
    element is UIMenu || element.shownState != .off
  }

  private var isMenu: Bool { element is UIMenu }
  private var isLoading: Bool { element is UIDeferredMenuElement }
  var canBeChosen: Bool { !isLoading && !element.shownAttributes.contains(.disabled) }

  var isPressed = false {
    didSet { backgroundColor = isPressed ? MenuMetrics.pressedColor : nil }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if element.shownState == .on { traits.insert(.selected) }
    if !canBeChosen { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: shownTitle, traits: traits)
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? element.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  private var shownTitle: String { isLoading ? "Loading\u{2026}" : element.title }

  private func show() {
    let color: UIColor =
      !canBeChosen && !isLoading
      ? .tertiaryLabel
      : isLoading
        ? .secondaryLabel
        : element.shownAttributes.contains(.destructive)
          || (element as? UIMenu)?.options.contains(.destructive) == true ? .systemRed : .label
    let isSmall = size == .medium
    title.text = size == .small ? nil : shownTitle
    title.textColor = color
    title.font = .preferredFont(
      forTextStyle: isSmall ? .footnote : .body, compatibleWith: traitCollection)
    if isOpen {
      title.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    }
    title.numberOfLines = isSmall ? 1 : 2
    title.textAlignment = isSmall ? .center : .natural
    let secondLine = size == .large && !isOpen ? element.subtitle : nil
    subtitle.text = secondLine
    subtitle.isHidden = secondLine?.isEmpty ?? true
    subtitle.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    subtitle.textColor = .secondaryLabel
    subtitle.numberOfLines = 2
    showPictures(color)
  }

  private func showPictures(_ color: UIColor) {
    let chosen = element.shownState == .on ? (element as? UIAction)?.selectedImage : nil
    let image = isOpen ? nil : chosen ?? element.image
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    let name: String? =
      isMenu
      ? (isOpen ? "chevron.down" : "chevron.forward")
      : element.shownState == .on ? "checkmark" : element.shownState == .mixed ? "minus" : nil
    mark.image = name.flatMap {
      SymbolImage.make($0, pointSize: isMenu ? 12 : 13, weight: .semibold)
    }?.withRenderingMode(.alwaysTemplate)
    mark.tintColor = color
    mark.isHidden = size != .large
    if mark.isHidden { backgroundColor = restColor }
    if isLoading, spinner == nil {
      let made = UIActivityIndicatorView(style: .medium)
      made.startAnimating()
      addSubview(made)
      spinner = made
    }
  }

  /// Elements beside each other have no room for a mark: a marked one has a ground.
  private var restColor: UIColor? {
    element.shownState == .on && size != .large ? MenuMetrics.pressedColor : nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Places

  private var hasPicture: Bool { picture.image != nil || isLoading }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let leading = hasMarks ? MenuMetrics.markColumn : MenuMetrics.side
    let trailing = hasPicture ? MenuMetrics.imageColumn : MenuMetrics.side
    return max(0, width - leading - trailing)
  }

  func height(in width: CGFloat) -> CGFloat {
    switch size {
    case .small: return MenuMetrics.rowHeight
    case .medium: return MenuMetrics.mediumHeight
    default: break
    }
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    var height = title.sizeThatFits(room).height
    if !subtitle.isHidden { height += subtitle.sizeThatFits(room).height }
    return max(MenuMetrics.rowHeight, height + 2 * MenuMetrics.rowPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard size == .large else { return placeCell() }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = pixelGrid.moved(frame)
    }
    let width = textWidth(in: bounds.width)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = title.sizeThatFits(room).height
    let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
    let x = hasMarks ? MenuMetrics.markColumn : MenuMetrics.side
    let y = (bounds.height - first - second) / 2
    put(title, CGRect(x: x, y: y, width: width, height: first))
    put(subtitle, CGRect(x: x, y: y + first, width: width, height: second))
    func put(_ view: UIView, _ size: CGSize, middle: CGFloat) {
      put(
        view,
        CGRect(
          x: middle - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
    }
    if let image = mark.image { put(mark, image.size, middle: MenuMetrics.markMiddle) }
    put(picture, pictureSize, middle: bounds.width - MenuMetrics.imageMiddle)
    if let spinner {
      put(spinner, spinner.intrinsicContentSize, middle: bounds.width - MenuMetrics.imageMiddle)
    }
  }

  /// A picture that is too large is made smaller.
  private var pictureSize: CGSize {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let factor = min(1, MenuMetrics.imageSide / size.width, MenuMetrics.imageSide / size.height)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// A cell beside others: the picture, with a small title below it where that is wanted.
  private func placeCell() {
    let text = title.text == nil ? 0 : title.sizeThatFits(bounds.size).height
    let image = pictureSize
    let gap: CGFloat = text > 0 && image.height > 0 ? 4 : 0
    let top = (bounds.height - image.height - gap - text) / 2
    picture.frame = pixelGrid.moved(
      CGRect(
        x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height))
    title.frame = pixelGrid.moved(
      CGRect(
        x: 4, y: top + image.height + gap, width: max(0, bounds.width - 8), height: text))
  }
}
