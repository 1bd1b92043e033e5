// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a gradient layer from corner to corner.

import UIKit

/// Shows a square of 200 points, red in its upper left corner and blue in its lower right one.
class DiagonalGradientViewController: UIViewController {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let gradient = CAGradientLayer()
    gradient.frame = container.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    container.layer.addSublayer(gradient)
    view.addSubview(container)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    container.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
