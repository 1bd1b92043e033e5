// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views that a text field is made of: its border, the view of its text, the button that clears.

import CoreGraphics
import QuartzCore
@_spi(Mica) import UIKitControls

/// The parts of a text field.
@MainActor
final class TextFieldParts {
  /// Made when the field has a border or picture.
  var border: FieldBorder?
  let text = FieldCanvas()
  /// Made when the field has a placeholder.
  var placeholder: FieldCanvas?
  var clear: UIButton?
  let selection = SelectionView()
}

/// Shows a field's text, or its placeholder, and clips it.
final class FieldCanvas: ControlPart {
  weak var field: UITextField?
  var isPlaceholder = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    if isPlaceholder { field?.drawPlaceholder(in: bounds) } else { field?.drawText(in: bounds) }
  }
}

/// What surrounds a field (FACTS_UIKIT d.11).
final class FieldBorder: ControlPart {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ style: UITextField.BorderStyle, _ image: UIImage?, fill: UIColor?) {
    let isRounded = style == .roundedRect
    let scale = traitCollection.displayScale
    let isDark = traitCollection.userInterfaceStyle == .dark
    backgroundColor = isRounded ? fill ?? .systemBackground : nil
    layer.cornerRadius = isRounded ? 5 : 0
    layer.cornerCurve = .continuous
    let line: UIColor =
      switch style {
      case .roundedRect: isDark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
      case .bezel: UIColor(white: 0.5, alpha: 1)
      default: UIColor(white: 0, alpha: 1)
      }
    layer.borderWidth =
      style == .none || image != nil && !isRounded
      ? 0 : style == .line || scale <= 0 ? 1 : isRounded ? 1 / scale : 1
    layer.borderColor = line.cgColor
    picture.image = isRounded ? nil : image
    picture.frame = bounds
  }
}
