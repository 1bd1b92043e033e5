// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: three dots that hop one after the other above a wheel of fading ones, each a single
// layer with a delayed replicator.

import UIKit

/// Shows both indicators in the middle of the view.
class LoadingDotsViewController: UIViewController {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 240))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(stage)
    stage.layer.addSublayer(makeRow())
    stage.layer.addSublayer(makeWheel())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stage.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func makeDot(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let dot = CALayer()
    dot.frame = frame
    dot.cornerRadius = frame.width / 2
    dot.backgroundColor = color.cgColor
    return dot
  }

  private func makeRow() -> CALayer {
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    row.instanceCount = 3
    row.instanceTransform = CATransform3DMakeTranslation(44, 0, 0)
    row.instanceDelay = 0.2
    let dot = makeDot(
      CGRect(x: 42, y: 40, width: 28, height: 28), UIColor(red: 0, green: 0.48, blue: 1, alpha: 1))
    row.addSublayer(dot)
    let hop = CAKeyframeAnimation(keyPath: "position.y")
    hop.values = [54, 24, 54, 54]
    hop.keyTimes = [0, 0.25, 0.5, 1]
    hop.timingFunctions = [
      CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn),
      CAMediaTimingFunction(name: .linear),
    ]
    hop.duration = 1.2
    hop.repeatCount = .infinity
    dot.add(hop, forKey: "hop")
    return row
  }

  private func makeWheel() -> CALayer {
    let wheel = CAReplicatorLayer()
    wheel.frame = CGRect(x: 30, y: 100, width: 140, height: 140)
    wheel.instanceCount = 12
    wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    wheel.instanceDelay = 1.2 / 12
    let dot = makeDot(CGRect(x: 60, y: 4, width: 20, height: 20), .darkGray)
    wheel.addSublayer(dot)
    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.toValue = 0.3
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.15
    for animation in [shrink, fade] {
      animation.duration = 1.2
      animation.repeatCount = .infinity
      animation.fillMode = .backwards
      dot.add(animation, forKey: animation.keyPath)
    }
    return wheel
  }
}
