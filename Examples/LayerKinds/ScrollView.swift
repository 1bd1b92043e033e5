// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that scrolls its content by its layer alone.

import UIKit

/// A window onto larger content, without limits and without touches: somebody tells it where to.
class ScrollView: UIView {
  override class var layerClass: AnyClass { CAScrollLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.masksToBounds = true
  }

  /// Moves the content as a finger would that moves by `translation`.
  func drag(by translation: CGPoint) {
    var offset = bounds.origin
    offset.x -= translation.x
    offset.y -= translation.y
    (layer as? CAScrollLayer)?.scroll(to: offset)
  }
}
