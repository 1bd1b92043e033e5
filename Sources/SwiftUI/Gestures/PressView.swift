// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view of a button: it follows the finger that presses it.

/// A view that follows a finger on it, as a control does: inside up to 70 points beside it (FACTS_UIKIT a.9).
final class PressView: DisplayView {
  private static let reach: CGFloat = 70
  var isPressEnabled = true
  /// Called when the view begins or ceases to look pressed.
  var onPress: (Bool) -> Void = { _ in }
  /// Called when the finger is lifted inside.
  var onTrigger: () -> Void = {}
  private var finger: UITouch?
  private var hasOwnLabel = false

  override func layersDidChange() {
    // A button says what its label says, until a modifier says something else.
    guard accessibilityLabel == nil || hasOwnLabel else { return }
    hasOwnLabel = true
    accessibilityLabel = ElementTexts.joined(self)
  }

  private var isPressed = false

  private func press(_ isNow: Bool) {
    guard isNow != isPressed else { return }
    isPressed = isNow
    onPress(isNow)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressEnabled else { return super.touchesBegan(touches, with: event) }
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    press(true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    press(isInside(finger))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = finger, touches.contains(touch) else { return }
    finger = nil
    let isInside = isInside(touch)
    press(false)
    if isInside { onTrigger() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = finger, touches.contains(touch) else { return }
    finger = nil
    press(false)
  }
}
