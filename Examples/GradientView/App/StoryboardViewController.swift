// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The storyboard's screen: a gradient view that Interface Builder shows as it will be.

import UIKit

/// Shows the gradient view of the storyboard, whose colours and angle are its runtime attributes.
class StoryboardViewController: UIViewController {
  /// The view with the gradient.
  @IBOutlet var gradientView: GradientView!
}
