// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Recognizers that tell a drawer what fingers do.

import UIKit

/// A pan that tells of each of its changes.
final class DrawerPan: UIPanGestureRecognizer {
  var onChange: (DrawerPan) -> Void = { _ in }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible { onChange(self) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    onChange(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    onChange(self)
  }
}

/// A tap that tells of itself.
final class DrawerTap: UITapGestureRecognizer {
  var onTap: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { onTap() }
  }
}
