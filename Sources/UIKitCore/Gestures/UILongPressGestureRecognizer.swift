// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers that stay where they are for a while, and may be dragged afterwards.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A continuous gesture: it begins when fingers have rested for long enough, and ends when one is
/// lifted (FACTS_UIKIT b.7).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var taps = TapCounter()
  /// Where the fingers were when it began, to know what they drag.
  private var isPressed = false

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The taps before the press; 0 by default.
  open var numberOfTapsRequired = 0

  /// How many fingers press together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How long they press, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far they may move before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = GestureLimits.tapMovement

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.state == .possible else { return }
    guard taps.begin(touches, fingers: numberOfTouchesRequired) else { return fail() }
    let step = taps.step
    guard taps.count >= numberOfTapsRequired else {
      return after(GestureLimits.tapDuration) { if $0.taps.step == step { $0.fail() } }
    }
    guard core.fingers.count == numberOfTouchesRequired else { return }
    isPressed = true
    after(max(0, minimumPressDuration)) { if $0.taps.step == step { $0.state = .began } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.state == .possible {
      if touches.contains(where: { $0.location.distance(to: $0.start) > allowableMovement }) {
        fail()
      }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.state == .possible else { return state = .ended }
    guard !isPressed, taps.lift(touches, fingers: numberOfTouchesRequired) != .wrong else {
      return fail()
    }
    let step = taps.step
    after(GestureLimits.tapPause) { if $0.taps.step == step { $0.fail() } }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = core.state == .possible ? .failed : .cancelled
  }

  override func clear() {
    taps = TapCounter()
    isPressed = false
  }

  private func fail() {
    state = .failed
  }
}
