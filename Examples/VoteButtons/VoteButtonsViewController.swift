// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a pair of vote buttons over the width of the screen.

import UIKit

/// Shows one poll.
class VoteButtonsViewController: UIViewController {
  /// The poll.
  let voteButtonsView = VoteButtonsView()

  override func viewDidLoad() {
    super.viewDidLoad()
    voteButtonsView.frame = view.bounds
    voteButtonsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(voteButtonsView)
  }
}
