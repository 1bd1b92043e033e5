// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: one hypnotising view in a dark grey square.

import UIKit

/// Shows the view, which fills the screen, on dark grey.
class HypnosisViewController: UIViewController {
  /// The view with the circles.
  let hypnosisView = HypnosisView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    hypnosisView.frame = view.bounds
    hypnosisView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(hypnosisView)
  }
}
