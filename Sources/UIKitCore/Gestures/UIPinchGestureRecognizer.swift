// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Two fingers that move apart or together.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A continuous gesture of two fingers: it begins when their distance has changed by 8 points, and ends
/// when one of them is lifted (FACTS_UIKIT b.9).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var start: CGFloat?
  private var ratio: CGFloat = 1
  /// What `scale` was made by hand, as a factor.
  private var factor: CGFloat = 1
  private var tracker = VelocityTracker<Double>()
  private var lastTime: TimeInterval = 0

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The fingers' distance as a multiple of that at the beginning, or since it was set to 1.
  open var scale: CGFloat {
    get { ratio * factor }
    set {
      guard newValue.isFinite, ratio != 0 else { return }
      factor = newValue / ratio
    }
  }

  /// The change of `scale` per second, over the last tenth of a second.
  open var velocity: CGFloat { CGFloat(tracker.velocity(at: lastTime)) * factor }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    while core.fingers.count > 2, let extra = core.fingers.last { ignore(extra, for: event) }
    guard core.fingers.count == 2, start == nil, let pair = FingerPair(core.fingers) else { return }
    start = pair.distance
    measure(pair, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(core.fingers) else { return }
    let start = self.start ?? pair.distance
    self.start = start
    measure(pair, event.timestamp)
    if core.state == .possible {
      if abs(pair.distance - start) >= GestureLimits.pinchSlop { state = .began }
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
      start = nil
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = core.state.isUnderWay ? .cancelled : .failed
  }

  @_spi(Mica) open override func clear() {
    start = nil
    ratio = 1
    factor = 1
    tracker = VelocityTracker()
  }

  private func measure(_ pair: FingerPair, _ time: TimeInterval) {
    if let start { ratio = pair.distance / start }
    lastTime = time
    tracker.add(Double(ratio), at: time)
  }
}
