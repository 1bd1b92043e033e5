// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: the page, which fills the screen.

import UIKit

/// Shows the page of samples.
class CoreGraphicsViewController: UIViewController {
  /// The page.
  let page = CoreGraphicsPage()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }
}
