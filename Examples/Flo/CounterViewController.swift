// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: the dial, and two buttons that count up and down.

import UIKit

/// Shows the dial above its two buttons on a white scene of 600 × 600 points, centred in the view.
class CounterViewController: UIViewController {
  /// The dial.
  let counterView = CounterView(frame: CGRect(x: 185, y: 90, width: 230, height: 230))
  /// Adds a glass.
  let addButton = PushButton(frame: CGRect(x: 250, y: 350, width: 100, height: 100))
  /// Takes a glass away.
  let removeButton = PushButton(frame: CGRect(x: 275, y: 480, width: 50, height: 50))

  /// The glasses on the dial.
  @IBInspectable var counter: Int {
    get { counterView.counter }
    set { counterView.counter = newValue }
  }

  private let scene = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton.fillColor = counterView.counterColor
    removeButton.fillColor = counterView.counterColor
    removeButton.isAddButton = false
    for button in [addButton, removeButton] {
      button.addAction(UIAction { [weak self] in self?.count($0) }, for: .touchUpInside)
      scene.addSubview(button)
    }
    scene.addSubview(counterView)
    view.addSubview(scene)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scene.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// What both buttons do; the counter never goes below 0.
  private func count(_ action: UIAction) {
    guard let button = action.sender as? PushButton else { return }
    if button.isAddButton {
      counter += 1
    } else if counter > 0 {
      counter -= 1
    }
  }
}
