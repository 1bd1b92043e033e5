// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Recognizers that call a closure.

import UIKit

/// A pan that tells of each of its changes.
final class PanRecognizer: UIPanGestureRecognizer {
  var onChange: () -> Void = {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange() }
  }
}

/// A pinch that tells of each of its changes.
final class PinchRecognizer: UIPinchGestureRecognizer {
  var onChange: () -> Void = {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange() }
  }
}

/// A rotation that tells of each of its changes.
final class RotationRecognizer: UIRotationGestureRecognizer {
  var onChange: () -> Void = {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange() }
  }
}

/// A tap that tells of itself.
final class TapRecognizer: UITapGestureRecognizer {
  var onTap: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { onTap() }
  }
}
