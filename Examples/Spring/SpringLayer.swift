// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A drawn spring with a weight: both hang on one spring animation.

import UIKit

/// A coil that is let go at its rest length of 40 points and stretches to 180, with a ball at its
/// end.
class SpringLayer: CALayer {
  private static let short: CGFloat = 40
  private static let long: CGFloat = 180

  private let coil = CAShapeLayer()
  private let ball = CALayer()

  /// A spring in a colour, hanging from the layer's upper edge.
  init(color: UIColor) {
    super.init()
    coil.strokeColor = UIColor(white: 0.35, alpha: 1).cgColor
    coil.fillColor = nil
    coil.lineWidth = 2.5
    coil.lineJoin = .round
    coil.path = SpringLayer.coilPath(length: SpringLayer.long)
    ball.bounds = CGRect(x: 0, y: 0, width: 34, height: 34)
    ball.cornerRadius = 17
    ball.backgroundColor = color.cgColor
    ball.position = CGPoint(x: 0, y: SpringLayer.long)
    addSublayer(coil)
    addSublayer(ball)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lets the weight go: the coil's shape and the ball's place follow the same spring.
  func letGo(damping: CGFloat, duration: CFTimeInterval) {
    let fall = makeSpring("position.y", damping: damping, duration: duration)
    fall.fromValue = SpringLayer.short
    fall.toValue = SpringLayer.long
    ball.add(fall, forKey: "fall")

    let stretch = makeSpring("path", damping: damping, duration: duration)
    stretch.fromValue = SpringLayer.coilPath(length: SpringLayer.short)
    stretch.toValue = SpringLayer.coilPath(length: SpringLayer.long)
    coil.add(stretch, forKey: "stretch")
  }

  private func makeSpring(
    _ keyPath: String, damping: CGFloat, duration: CFTimeInterval
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.mass = 1
    spring.stiffness = 60
    spring.damping = damping
    spring.allowsOverdamping = true
    spring.duration = duration
    return spring
  }

  /// Straight, to and fro twelve times, straight.
  private static func coilPath(length: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let turns = 12
    let (top, bottom) = (CGFloat(8), length - 17)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: top))
    for turn in 0..<turns {
      let y = top + (bottom - top) * (CGFloat(turn) + 0.5) / CGFloat(turns)
      path.addLine(to: CGPoint(x: turn % 2 == 0 ? 13 : -13, y: y))
    }
    path.addLine(to: CGPoint(x: 0, y: bottom))
    path.addLine(to: CGPoint(x: 0, y: length))
    return path
  }
}
