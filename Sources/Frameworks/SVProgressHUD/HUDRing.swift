// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The HUD's rings: one that rotates, and one that shows progress.

internal import QuartzCore
internal import UIKit

/// A ring of a HUD.
final class HUDRing: UIView {
  /// What part of the ring is drawn.
  enum Form {
    /// An arc that fades toward its tail and rotates once a second.
    case rotating
    /// The arc from the top to a fraction of the circle.
    case fraction
  }

  private let form: Form
  private let arc = CAShapeLayer()
  private var tail: CAGradientLayer?
  /// The free points around the ring, which its strokes and round ends need.
  private static let free: CGFloat = 5

  /// A ring without a size.
  init(_ form: Form) {
    self.form = form
    super.init(frame: .zero)
    layer.addSublayer(arc)
    arc.fillColor = nil
    arc.lineCap = .round
    arc.lineJoin = .bevel
    guard form == .rotating else { return }
    let tail = CAGradientLayer()
    tail.type = .conic
    tail.startPoint = CGPoint(x: 0.5, y: 0.5)
    tail.endPoint = CGPoint(x: 0.5, y: 0)
    tail.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    arc.mask = tail
    self.tail = tail
  }

  required init?(coder: NSCoder) { nil }

  /// The fraction of the circle that is drawn, 0 to 1.
  var fraction: CGFloat {
    get { arc.strokeEnd }
    set { arc.strokeEnd = newValue }
  }

  /// Sets the ring's radius, stroke and color; it takes the size that they need.
  func set(radius: CGFloat, thickness: CGFloat, color: UIColor) {
    let middle = radius + thickness / 2 + Self.free
    bounds.size = CGSize(width: middle * 2, height: middle * 2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arc.frame = bounds
    tail?.frame = bounds
    arc.strokeColor = color.cgColor
    arc.lineWidth = thickness
    let start = -CGFloat.pi / 2
    arc.path =
      UIBezierPath(
        arcCenter: CGPoint(x: middle, y: middle), radius: radius, startAngle: start,
        endAngle: start + (form == .rotating ? 4 : 2) * .pi, clockwise: true
      ).cgPath
    CATransaction.commit()
  }

  /// Begins to rotate.
  func start() {
    guard let tail, tail.animation(forKey: "rotate") == nil else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.fromValue = 0
    turn.toValue = CGFloat.pi * 2
    repeated(turn)
    tail.add(turn, forKey: "rotate")
    let first = CABasicAnimation(keyPath: "strokeStart")
    (first.fromValue, first.toValue) = (0.015, 0.515)
    let last = CABasicAnimation(keyPath: "strokeEnd")
    (last.fromValue, last.toValue) = (0.485, 0.985)
    let both = CAAnimationGroup()
    both.animations = [first, last]
    repeated(both)
    arc.add(both, forKey: "progress")
  }

  /// Ends the rotation.
  func stop() {
    tail?.removeAllAnimations()
    arc.removeAllAnimations()
  }

  private func repeated(_ animation: CAAnimation) {
    animation.duration = 1
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
  }
}
