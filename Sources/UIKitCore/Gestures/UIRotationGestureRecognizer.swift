// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Two fingers that turn about each other.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A continuous gesture of two fingers: it begins when they have turned a little, and ends when one of
/// them is lifted (FACTS_UIKIT b.9).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  /// What `rotation` was made by hand, as a difference.
  private var offset: CGFloat = 0
  private var tracker = VelocityTracker<Double>()
  private var lastTime: TimeInterval = 0

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The angle since the beginning, or since it was set to 0, in radians, clockwise; several turns
  /// add up.
  open var rotation: CGFloat {
    get { turned + offset }
    set {
      guard newValue.isFinite else { return }
      offset = newValue - turned
    }
  }

  /// Radians per second, over the last tenth of a second.
  open var velocity: CGFloat { CGFloat(tracker.velocity(at: lastTime)) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    while core.fingers.count > 2, let extra = core.fingers.last { ignore(extra, for: event) }
    measure(event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.fingers.count == 2 else { return }
    measure(event.timestamp)
    if core.state == .possible {
      if abs(turned) >= GestureLimits.rotationSlop { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if core.state.isUnderWay {
      state = .ended
    } else if core.fingers.isEmpty {
      state = .failed
    } else {
      lastAngle = nil
      turned = 0
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = core.state.isUnderWay ? .cancelled : .failed
  }

  override func clear() {
    lastAngle = nil
    turned = 0
    offset = 0
    tracker = VelocityTracker()
  }

  /// Follows the angle the short way round.
  private func measure(_ time: TimeInterval) {
    guard let pair = FingerPair(core.fingers) else { return }
    if let lastAngle {
      var change = pair.angle - lastAngle
      if change > .pi { change -= 2 * .pi }
      if change < -.pi { change += 2 * .pi }
      turned += change
    }
    lastAngle = pair.angle
    lastTime = time
    tracker.add(Double(turned), at: time)
  }
}
