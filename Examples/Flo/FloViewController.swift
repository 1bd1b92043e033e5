// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: the whole water tracker, with the number of glasses in the middle of the dial.

import UIKit

/// Shows the dial with its number above the two buttons.
class FloViewController: CounterViewController {
  /// The number of glasses, in the middle of the dial.
  let counterLabel = UILabel()

  override var counter: Int {
    didSet { showCounter() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    counterLabel.font = UIFont.systemFont(ofSize: 36)
    counterLabel.textAlignment = .center
    counterLabel.textColor = .black
    counterLabel.frame = counterView.bounds.insetBy(dx: 76, dy: 76)
    counterView.addSubview(counterLabel)
    showCounter()
  }

  private func showCounter() {
    counterLabel.text = String(counterView.counter)
  }
}
