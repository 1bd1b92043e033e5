// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: ten squares in a ring, from white to red, by one layer and a replicator.

import UIKit

/// Shows the ring on dark grey, its middle in the middle of the view.
class ReplicatorRingViewController: UIViewController {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    view.addSubview(container)

    let replicator = CAReplicatorLayer()
    replicator.frame = container.bounds
    container.layer.addSublayer(replicator)

    // Read from right to left: up, turn, and down again; so about a point 200 below the middle.
    var transform = CATransform3DIdentity
    transform = CATransform3DTranslate(transform, 0, 200, 0)
    transform = CATransform3DRotate(transform, .pi / 5, 0, 0, 1)
    transform = CATransform3DTranslate(transform, 0, -200, 0)
    replicator.instanceTransform = transform
    replicator.instanceCount = 10
    replicator.instanceBlueOffset = -0.1
    replicator.instanceGreenOffset = -0.1

    let square = CALayer()
    square.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    square.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(square)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    container.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 200)
  }
}
