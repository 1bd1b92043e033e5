// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a large button with a plus above a small one with a minus.

import UIKit

/// Shows the two buttons on a white scene of 600 × 600 points, centred in the view.
class PushButtonViewController: UIViewController {
  /// The button with the plus.
  let addButton = PushButton(frame: CGRect(x: 250, y: 350, width: 100, height: 100))
  /// The button with the minus.
  let removeButton = PushButton(frame: CGRect(x: 275, y: 480, width: 50, height: 50))

  private let scene = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    removeButton.isAddButton = false
    removeButton.fillColor = UIColor(
      red: 87.0 / 255, green: 218.0 / 255, blue: 213.0 / 255, alpha: 1)
    scene.addSubview(addButton)
    scene.addSubview(removeButton)
    view.addSubview(scene)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scene.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
