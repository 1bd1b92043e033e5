// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: two moving pictures with their reflections, one pale, one fading out.

import UIKit

/// Shows two reflection views side by side; their balls bounce and their squares turn.
class ReflectionViewController: UIViewController {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 380, height: 340))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.09, green: 0.1, blue: 0.14, alpha: 1)
    view.addSubview(stage)
    for index in 0..<2 {
      let frame = CGRect(x: 20 + 180 * CGFloat(index), y: 20, width: 160, height: 150)
      let reflection = ReflectionView(frame: frame)
      reflection.isFading = index == 1
      fill(reflection)
      stage.addSubview(reflection)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stage.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func fill(_ reflection: UIView) {
    let ground = UIView(frame: CGRect(x: 0, y: 130, width: 160, height: 20))
    ground.backgroundColor = UIColor(red: 0.95, green: 0.75, blue: 0.2, alpha: 1)
    reflection.addSubview(ground)

    let square = UIView(frame: CGRect(x: 95, y: 60, width: 50, height: 50))
    square.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.95, alpha: 1)
    reflection.addSubview(square)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = CGFloat.pi / 2
    turn.duration = 1.2
    turn.repeatCount = .infinity
    square.layer.add(turn, forKey: "turn")

    let ball = UIView(frame: CGRect(x: 20, y: 80, width: 50, height: 50))
    ball.backgroundColor = UIColor(red: 0.95, green: 0.35, blue: 0.3, alpha: 1)
    ball.layer.cornerRadius = 25
    reflection.addSubview(ball)
    let bounce = CABasicAnimation(keyPath: "position.y")
    bounce.toValue = 30
    bounce.duration = 0.6
    bounce.timingFunction = CAMediaTimingFunction(name: .easeOut)
    bounce.autoreverses = true
    bounce.repeatCount = .infinity
    ball.layer.add(bounce, forKey: "bounce")
  }
}
