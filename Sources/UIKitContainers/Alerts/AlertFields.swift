// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The text fields of an alert: one box, with lines between the fields.

import CoreGraphics
import Foundation

/// The box of an alert's text fields. Its measures are our choice.
final class AlertFields: UIView {
  private static let rowHeight: CGFloat = 32
  private static let side: CGFloat = 8
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    clipsToBounds = true
    backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 28 / 255, alpha: 1) : .white
    }
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { fields.isEmpty }
  var height: CGFloat { Self.rowHeight * CGFloat(fields.count) }

  func take(_ fields: [UITextField]) {
    for old in self.fields where !fields.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    self.fields = fields
    for line in lines { line.removeFromSuperview() }
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
    for field in fields where field.superview !== self { addSubview(field) }
    isHidden = fields.isEmpty
    showBorder()
    setNeedsLayout()
  }

  private func showBorder() {
    layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hair = 1 / max(traitCollection.displayScale, 1)
    for (place, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.side, y: Self.rowHeight * CGFloat(place), width: bounds.width - 2 * Self.side,
        height: Self.rowHeight)
    }
    for (place, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: Self.rowHeight * CGFloat(place + 1) - hair / 2, width: bounds.width, height: hair)
    }
  }
}
