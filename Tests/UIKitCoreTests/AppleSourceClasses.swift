// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views, layers and delegates as iOS programs write them, for AppleSourceTests.

import Foundation
import UIKit

/// A button's round badge, its ring drawn by an animated stroke.
final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()

  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    gradient?.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
    gradient?.locations = [0, 0.5]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    gradient?.type = .axial
    for ring in [track, bar] {
      ring.fillColor = nil
      ring.lineWidth = 4
      ring.lineCap = .round
      ring.lineJoin = .bevel
      ring.lineDashPattern = [2, 3]
      ring.lineDashPhase = 1
      ring.miterLimit = 4
      ring.fillRule = .evenOdd
      layer.addSublayer(ring)
    }
    track.strokeColor = UIColor.lightGray.cgColor
    bar.strokeColor = UIColor.red.cgColor
    bar.strokeStart = 0
    bar.strokeEnd = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2,
      startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
    track.path = path.cgPath
    bar.path = path.cgPath
  }

  func show(_ share: CGFloat) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = bar.presentation()?.strokeEnd ?? bar.strokeEnd
    animation.toValue = share
    animation.duration = 0.6
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    bar.strokeEnd = share
    bar.add(animation, forKey: "progress")
  }

  var shownKeys: [String]? { bar.animationKeys() }
}

/// A layer with a property of its own that animates.
final class PieLayer: CALayer {
  var angle: CGFloat {
    get { value(forKey: "angle") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "angle") }
  }

  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "angle" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == "angle" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.angle
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.addArc(
      center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: 0,
      endAngle: angle, clockwise: false)
    ctx.fillPath()
  }
}

final class Watcher: NSObject, CAAnimationDelegate, CALayerDelegate {
  var events: [String] = []
  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append(flag ? "end" : "cut")
  }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    UIColor.blue.setFill()
    UIRectFill(layer.bounds)
    UIGraphicsPopContext()
  }
  func layoutSublayers(of layer: CALayer) { layer.sublayers?.forEach { $0.frame = layer.bounds } }
  func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
}
