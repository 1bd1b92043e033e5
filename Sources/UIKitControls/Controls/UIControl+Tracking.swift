// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a control follows a finger and which events it sends, in Apple's order (FACTS_UIKIT a.9).

import CoreGraphics

/// The finger that a control follows.
struct ControlTracking {
  /// How far beside the bounds a finger still counts as in the control, in points (a.9 M).
  static let reach: CGFloat = 70

  /// The finger; nil while none is followed.
  var touch: UITouch?
  /// Whether the finger counts as in the control.
  var isInside = false
  /// A finger that has opened the menu: it goes on there.
  var menuTouch: UITouch?
}

extension UIControl {
  /// Follows the first of some fingers, unless one is followed already.
  func trackBegin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard tracking.touch == nil, let touch = touches.min(by: { $0.serial < $1.serial }) else {
      return
    }
    if openMenu(for: touch) {
      tracking.menuTouch = touch
      return
    }
    tracking = ControlTracking(touch: touch, isInside: true)
    guard beginTracking(touch, with: event) else {
      tracking = ControlTracking()
      return
    }
    // What is asked may have disabled the control.
    guard tracking.touch === touch else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func trackMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if menuFollows(touches) { return }
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = tracking.isInside
    updateInside(touch, event)
    guard continueTracking(touch, with: event) else {
      guard tracking.touch === touch else { return }
      finish(touch, event, sending: [])
      return
    }
    guard tracking.touch === touch else { return }
    if isHighlighted != tracking.isInside { isHighlighted = tracking.isInside }
    let due: Event =
      switch (wasInside, tracking.isInside) {
      case (true, true): .touchDragInside
      case (true, false): .touchDragExit
      case (false, false): .touchDragOutside
      case (false, true): .touchDragEnter
      }
    sendActions(for: due, with: event)
  }

  func trackEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if menuFollows(touches, isOver: true) { return }
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    updateInside(touch, event)
    finish(touch, event, sending: tracking.isInside ? .touchUpInside : .touchUpOutside)
  }

  func trackCancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if menuFollows(touches, isTaken: true) { return }
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    guard tracking.touch === touch else { return }
    tracking = ControlTracking()
    isHighlighted = false
    sendActions(for: .touchCancel, with: event)
  }

  /// Lets go of the finger without an event.
  func abandonTracking() {
    guard tracking.touch != nil else { return }
    cancelTracking(with: nil)
    tracking = ControlTracking()
    if isHighlighted { isHighlighted = false }
  }

  /// Ends the tracking. While the events are sent the finger is not followed any more and the control
  /// still looks pressed: what an action sets `isHighlighted` to does not stay, as on iOS.
  private func finish(_ touch: UITouch, _ event: UIEvent?, sending due: Event) {
    endTracking(touch, with: event)
    guard tracking.touch === touch else { return }
    let isInside = tracking.isInside
    tracking.touch = nil
    if !due.isEmpty { sendActions(for: due, with: event) }
    if isInside, due == .touchUpInside { touchedUpInside(with: event) }
    // An action may have run a loop of its own in which the next finger came.
    guard tracking.touch == nil else { return }
    tracking.isInside = false
    if isHighlighted { isHighlighted = false }
  }

  private func updateInside(_ touch: UITouch, _ event: UIEvent?) {
    let place = touch.location(in: self)
    tracking.isInside =
      bounds.holds(place, reach: ControlTracking.reach)
      || point(inside: place, with: event)
  }

  /// Runs what was added for any of some events, with the event behind them.
  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for handler in handlers.due(for: controlEvents) {
      switch handler.kind {
      case .closure(let action): sendAction(action)
      case .method(let target, let action):
        guard !target.isGone else { continue }
        sendAction(action, to: target.object, for: event)
      }
    }
  }

  /// Tells that the user has changed the control's value.
  func sendValueChanged(with event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Whether a gesture is a single tap of one finger on a view around the control: the default action
  /// of controls that are tapped comes before it (FACTS_UIKIT b.6).
  func isOuterTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a gesture of one finger on a view around the control goes along it, from side to side,
  /// while the control follows that finger: sliders and switches come before it (FACTS_UIKIT b.6, b.12).
  func isOuterDragAlong(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, recognizer.view !== self else { return false }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: self)
      return pan.minimumNumberOfTouches == 1 && abs(way.x) >= abs(way.y)
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      return swipe.numberOfTouchesRequired == 1
        && swipe.direction.isSubset(of: [.left, .right])
    }
    return false
  }
}
