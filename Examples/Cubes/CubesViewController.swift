// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: two cubes that stand still to each other, while both turn before the eye.

import UIKit

/// Shows two cubes in perspective, turning once in twelve seconds.
class CubesViewController: UIViewController {
  private let scene = CATransformLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.sublayerTransform = perspective

    let left = CATransform3DMakeTranslation(-100, 0, 0)
    scene.addSublayer(CubeLayer(hue: 0.58, transform: left))
    var right = CATransform3DMakeTranslation(100, 0, 0)
    right = CATransform3DRotate(right, -.pi / 4, 1, 0, 0)
    right = CATransform3DRotate(right, -.pi / 4, 0, 1, 0)
    scene.addSublayer(CubeLayer(hue: 0.08, transform: right))
    view.layer.addSublayer(scene)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scene.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 12
    turn.repeatCount = .infinity
    scene.add(turn, forKey: "turn")
  }
}
