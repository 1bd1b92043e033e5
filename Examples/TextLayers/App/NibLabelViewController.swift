// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The nib's screen: layer labels whose texts, fonts and colours Interface Builder knows.

import UIKit

/// Shows two layer labels of its nib.
class NibLabelViewController: UIViewController {
  /// The heading.
  @IBOutlet weak var heading: LayerLabel!
  /// The paragraph.
  @IBOutlet weak var paragraph: LayerLabel!
}
