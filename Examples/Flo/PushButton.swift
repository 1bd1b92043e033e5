// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A round button that draws itself: a disc with a plus or a minus on it.

import UIKit

/// A button with a plus, or a minus.
@IBDesignable
class PushButton: UIButton {
  /// The disc's colour.
  @IBInspectable var fillColor: UIColor = .green {
    didSet { setNeedsDisplay() }
  }

  /// Whether the sign is a plus; otherwise it is a minus.
  @IBInspectable var isAddButton: Bool = true {
    didSet { setNeedsDisplay() }
  }

  private let thickness: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    fillColor.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.white.setStroke()
    sign.stroke()
  }

  /// The sign's lines, 0.6 of the button long.
  ///
  /// A line of odd width whose middle lies on a whole point covers half pixels at both its edges,
  /// which blurs them. Half a point further both edges lie on whole points, at any scale.
  private var sign: UIBezierPath {
    let middle = CGPoint(x: bounds.midX + 0.5, y: bounds.midY + 0.5)
    let reach = min(bounds.width, bounds.height) * 0.3
    let path = UIBezierPath()
    path.lineWidth = thickness
    path.move(to: CGPoint(x: middle.x - reach, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x + reach, y: middle.y))
    if isAddButton {
      path.move(to: CGPoint(x: middle.x, y: middle.y - reach))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + reach))
    }
    return path
  }
}
