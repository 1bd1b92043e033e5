// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The storyboard's screen: the dial with its number, and two buttons with one action.

import UIKit

/// Counts glasses of water on the dial of the storyboard.
class StoryboardViewController: UIViewController {
  /// The dial.
  @IBOutlet weak var counterView: CounterView!
  /// The number in its middle.
  @IBOutlet weak var counterLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    showCounter()
  }

  /// Adds a glass or takes one away; there are never fewer than none.
  @IBAction func pushButtonPressed(_ button: PushButton) {
    if button.isAddButton {
      counterView.counter += 1
    } else if counterView.counter > 0 {
      counterView.counter -= 1
    }
    showCounter()
  }

  private func showCounter() {
    counterLabel.text = String(counterView.counter)
  }
}
