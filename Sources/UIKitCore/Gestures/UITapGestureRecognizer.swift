// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Taps: fingers that are put down and lifted without moving, once or several times.

import CoreGraphics
public import Foundation
public import MicaRuntime

/// A discrete gesture: one or more taps with one or more fingers (FACTS_UIKIT b.6).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var taps = TapCounter()

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How often the fingers tap; 1 by default.
  open var numberOfTapsRequired = 1

  /// How many fingers tap together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The pointer's buttons that tap, too; none come here.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Not another tap that needs more of them.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard taps.begin(touches, fingers: numberOfTouchesRequired) else { return fail() }
    expire(after: GestureLimits.tapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.location.distance(to: $0.start) > GestureLimits.tapMovement }) {
      fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch taps.lift(touches, fingers: numberOfTouchesRequired) {
    case .waiting: break
    case .wrong: fail()
    case .tapped where taps.count >= numberOfTapsRequired: state = .ended
    case .tapped: expire(after: GestureLimits.tapPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  override var countsLiftedFingers: Bool { true }

  override func clear() {
    taps = TapCounter()
  }

  private func fail() {
    state = .failed
  }

  /// Fails unless something more happens in time.
  private func expire(after delay: TimeInterval) {
    let step = taps.step
    after(delay) { recognizer in
      if recognizer.taps.step == step, recognizer.core.latched == nil { recognizer.fail() }
    }
  }
}

/// Counts taps of some fingers.
@MainActor
struct TapCounter {
  /// What lifting fingers has come to.
  enum Outcome {
    /// Others are still down.
    case waiting
    /// Too few were down together.
    case wrong
    /// A tap.
    case tapped
  }

  /// The taps so far.
  private(set) var count = 0
  /// Counts what has happened: a pause that something has ended means nothing.
  private(set) var step = 0
  private var down = 0
  private var most = 0
  private var place: CGPoint?

  /// Puts fingers down: whether the tap is still one.
  mutating func begin(_ touches: Set<UITouch>, fingers: Int) -> Bool {
    step += 1
    // A finger that comes after another one was lifted belongs to no tap of both.
    guard down == 0 || down == most else { return false }
    down += touches.count
    most = max(most, down)
    guard down <= fingers, let start = touches.first?.start else { return false }
    defer { if place == nil { place = start } }
    return fingers > 1 || (place?.distance(to: start) ?? 0) <= GestureLimits.tapDistance
  }

  /// Lifts fingers.
  mutating func lift(_ touches: Set<UITouch>, fingers: Int) -> Outcome {
    down = max(0, down - touches.count)
    guard most == fingers else { return .wrong }
    guard down == 0 else { return .waiting }
    step += 1
    count += 1
    most = 0
    return .tapped
  }
}
