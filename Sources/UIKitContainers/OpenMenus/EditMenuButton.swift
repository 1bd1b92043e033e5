// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One element of an edit menu.

import CoreGraphics
import Foundation
internal import MicaRaster

/// A title, or a picture where there is no title.
final class EditMenuButton: UIControl {
  let width: CGFloat
  private let title = UILabel()
  private let picture = UIImageView()
  private let run: () -> Void

  init(_ element: UIMenuElement, _ run: @escaping () -> Void) {
    self.run = run
    width = Self.width(of: element, .current)
    super.init(frame: .zero)
    let attributes = element.shownAttributes
    isEnabled = !attributes.contains(.disabled)
    title.text = element.title
    title.font = Self.font(.current)
    title.textColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    if element.title.isEmpty { picture.image = element.image?.withRenderingMode(.alwaysTemplate) }
    picture.tintColor = title.textColor
    setUp(element.title)
  }

  /// An arrow to other elements.
  init(symbol: String, label: String, _ run: @escaping () -> Void) {
    self.run = run
    width = EditMenuMetrics.chevronWidth
    super.init(frame: .zero)
    picture.image = SymbolImage.make(symbol, pointSize: 14, weight: .semibold)?
      .withRenderingMode(.alwaysTemplate)
    picture.tintColor = .label
    setUp(label)
  }

  required init?(coder: NSCoder) { nil }

  private func setUp(_ label: String) {
    accessibilityLabel = label
    isAccessibilityElement = true
    accessibilityTraits = .button
    title.textAlignment = .center
    picture.contentMode = .center
    addSubview(title)
    addSubview(picture)
    addAction(UIAction { [weak self] _ in self?.run() }, for: .touchUpInside)
  }

  private static func font(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
  }

  static func width(of element: UIMenuElement, _ traits: UITraitCollection) -> CGFloat {
    if element.title.isEmpty, let image = element.image {
      return max(image.size.width + 2 * EditMenuMetrics.padding, EditMenuMetrics.chevronWidth)
    }
    let label = UILabel()
    label.text = element.title
    label.font = font(traits)
    return (label.intrinsicContentSize.width + 2 * EditMenuMetrics.padding).rounded(.up)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? MenuMetrics.pressedColor : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
    picture.frame = bounds
  }
}
