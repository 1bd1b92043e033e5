// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view filled with a gradient between two colours, whose colours and angle can be set in a
// storyboard's inspector.

import UIKit

/// A view with a linear gradient at any angle.
@IBDesignable
class GradientView: UIView {
  /// The colour that the gradient starts with; nil counts as clear.
  @IBInspectable var startColor: UIColor? {
    didSet { updateGradient() }
  }

  /// The colour that the gradient ends with; nil counts as clear.
  @IBInspectable var endColor: UIColor? {
    didSet { updateGradient() }
  }

  /// The way from the first colour to the second: degrees, anticlockwise from east. The default,
  /// 270, is from top to bottom.
  @IBInspectable var angle: CGFloat = 270 {
    didSet { updateGradient() }
  }

  private var gradient: CAGradientLayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    installGradient()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    installGradient()
  }

  override var frame: CGRect {
    didSet { updateGradient() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateGradient()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    installGradient()
  }

  /// Adds the gradient layer, in place of an earlier one.
  private func installGradient() {
    gradient?.removeFromSuperlayer()
    let gradient = CAGradientLayer()
    layer.addSublayer(gradient)
    self.gradient = gradient
    updateGradient()
  }

  /// Gives the gradient layer the view's colours, direction and size.
  private func updateGradient() {
    guard let gradient else { return }
    let direction = GradientDirection(angle: angle)
    gradient.colors = [startColor ?? .clear, endColor ?? .clear].map(\.cgColor)
    gradient.startPoint = direction.start
    gradient.endPoint = direction.end
    gradient.frame = bounds
  }
}
