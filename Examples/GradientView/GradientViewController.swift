// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: one gradient view that fills the screen.

import UIKit

/// Shows a gradient from red to yellow.
class GradientViewController: UIViewController {
  /// The view with the gradient.
  let gradientView = GradientView()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradientView.startColor = UIColor(red: 1, green: 0.0952, blue: 0.0603, alpha: 1)
    gradientView.endColor = UIColor(red: 0.9926, green: 1, blue: 0.39, alpha: 1)
    gradientView.frame = view.bounds
    gradientView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(gradientView)
  }
}
