// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that scrolls its content by its layer alone.

import UIKit

/// A window onto larger content, without limits, which a finger drags.
class ScrollView: UIView {
  private let pan = DragRecognizer()

  override class var layerClass: AnyClass { CAScrollLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.masksToBounds = true
    addGestureRecognizer(pan)
    pan.onChange = { [weak self] in
      guard let self else { return }
      drag(by: pan.translation(in: superview))
      pan.setTranslation(.zero, in: superview)
    }
  }

  /// Moves the content as a finger would that moves by `translation`.
  func drag(by translation: CGPoint) {
    var offset = bounds.origin
    offset.x -= translation.x
    offset.y -= translation.y
    (layer as? CAScrollLayer)?.scroll(to: offset)
  }
}

/// A pan that tells of each of its changes.
private final class DragRecognizer: UIPanGestureRecognizer {
  var onChange: () -> Void = {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange() }
  }
}
