// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One of the two buttons: a gradient under a translucent gradient border, each cut out by a shape.

import UIKit

/// A vote button, drawn by two masked gradient layers that grow from its outer top corner.
final class VoteButton: UIView {
  /// Which of the two buttons this is.
  let side: VoteSide

  /// The colours of the filling, from left to right.
  var colors: [UIColor] = [] {
    didSet { fill.colors = colors.map(\.cgColor) }
  }

  private let fill = CAGradientLayer()
  private let fillMask = CAShapeLayer()
  private let border = CAGradientLayer()
  private let borderMask = CAShapeLayer()

  init(side: VoteSide) {
    self.side = side
    super.init(frame: .zero)
    fill.startPoint = CGPoint(x: 0, y: 0)
    fill.endPoint = CGPoint(x: 1, y: 0)
    border.startPoint = CGPoint(x: 0, y: 0)
    border.endPoint = CGPoint(x: 0, y: 1)
    border.colors = [
      UIColor(white: 1, alpha: 0.3).cgColor, UIColor(white: 0, alpha: 0.06).cgColor,
    ]
    borderMask.fillColor = nil
    borderMask.strokeColor = UIColor.black.cgColor
    install(fill, mask: fillMask)
    install(border, mask: borderMask)
  }

  /// Not available: buttons are made by their `VoteButtonsView`.
  required init?(coder: NSCoder) {
    nil
  }

  private func install(_ gradient: CAGradientLayer, mask: CAShapeLayer) {
    gradient.anchorPoint = CGPoint(x: side == .left ? 0 : 1, y: 0)
    gradient.mask = mask
    layer.addSublayer(gradient)
  }

  /// Shows a shape at rest; the button's frame has the shape's size.
  func show(_ shape: VoteShape, borderWidth: CGFloat) {
    for gradient in [fill, border] {
      gradient.bounds = CGRect(origin: .zero, size: shape.size)
      gradient.position = CGPoint(x: side == .left ? 0 : shape.size.width, y: 0)
    }
    fillMask.path = shape.fillPath
    borderMask.path = shape.borderPath
    borderMask.lineWidth = borderWidth
  }

  /// Moves from the first shape through the others; the last one stays.
  func animate(through shapes: [VoteShape], duration: CFTimeInterval) {
    let bounds = shapes.map { CGRect(origin: .zero, size: $0.size) }
    fill.add(animation(of: "bounds", values: bounds, duration), forKey: "vote")
    border.add(animation(of: "bounds", values: bounds, duration), forKey: "vote")
    fillMask.add(animation(of: "path", values: shapes.map(\.fillPath), duration), forKey: "vote")
    borderMask.add(
      animation(of: "path", values: shapes.map(\.borderPath), duration), forKey: "vote")
  }

  private func animation(
    of keyPath: String, values: [Any], _ duration: CFTimeInterval
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.timingFunctions = values.dropFirst().map { _ in
      CAMediaTimingFunction(name: .linear)
    }
    animation.duration = duration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }
}
