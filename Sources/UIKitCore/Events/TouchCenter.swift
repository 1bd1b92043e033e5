// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where fingers come in: from places on the screen to touches of views (FACTS_UIKIT a.1 to a.7).

package import CoreGraphics
package import Foundation
package import MicaContext
internal import QuartzCore

/// What one finger does at a moment.
package struct Contact: Sendable {
  /// What a finger can do.
  package enum Action: Sendable {
    case down, move, up, cancel
  }

  /// The finger's number, for as long as it is down.
  package var finger: Int
  package var action: Action
  /// In points of the screen.
  package var location: CGPoint

  package init(finger: Int, action: Action, location: CGPoint) {
    self.finger = finger
    self.action = action
    self.location = location
  }
}

/// A program's fingers; used on the main actor.
package final class TouchCenter: ProgramState {
  /// No screen reaches farther, in points; programs may turn places into whole numbers.
  private static let farthest: CGFloat = 1e6

  private var touches: [UITouch] = []
  private var serial = 0
  /// The touch that a tap may be the next one of.
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: TouchCenter { ProgramContext.current.state() }

  /// Whether any finger is down.
  @MainActor package var isTouched: Bool { !touches.isEmpty }

  /// Runs `body` some seconds from now.
  @MainActor package func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    TransactionStack.current.after(delay) { MainActor.assumeIsolated(body) }
  }

  /// Tells the program what fingers do at this moment. Places that are no numbers or beyond any screen, fingers that are
  /// put down twice, and those that were never put down are left out.
  @MainActor package func deliver(_ contacts: [Contact], at time: TimeInterval) {
    for touch in touches {
      touch.phase = .stationary
      touch.previousLocation = touch.location
    }
    var changed = false
    for contact in contacts where note(contact, at: time) { changed = true }
    guard changed else { return }
    let event = UIEvent()
    event.timestamp = time
    event.touches = touches
    let over = touches.filter { !$0.isDown }
    FingerMarks.current.move(to: touches.filter(\.isDown).map(\.location))
    UIApplication.shared.sendEvent(event)
    touches.removeAll { touch in over.contains { $0 === touch } }
    GestureArena.current.abandon(over)
  }

  /// Whether a contact changes anything.
  @MainActor private func note(_ contact: Contact, at time: TimeInterval) -> Bool {
    let place = contact.location
    let isPlace = abs(place.x) <= Self.farthest && abs(place.y) <= Self.farthest
    let known = touches.first { $0.contact == contact.finger && $0.isDown }
    switch contact.action {
    case .down:
      guard known == nil, isPlace, let touch = begin(contact, at: time) else { return false }
      touches.append(touch)
    case .move:
      guard let known, isPlace, known.phase != .began else { return false }
      guard known.location != place else { return false }
      known.location = place
      known.phase = .moved
      known.timestamp = time
    case .up, .cancel:
      guard let known else { return false }
      if isPlace { known.location = place }
      known.phase = contact.action == .up ? .ended : .cancelled
      known.timestamp = time
      if contact.action == .up { lastTap = (known.location, time, known.tapCount) }
    }
    return true
  }

  @MainActor private func begin(_ contact: Contact, at time: TimeInterval) -> UITouch? {
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let (window, view) = find(contact.location), mayBegin(in: view, window)
    else { return nil }
    serial += 1
    let touch = UITouch(
      contact: contact.finger, serial: serial, at: contact.location, time: time,
      tapCount: tapCount(at: contact.location, time))
    touch.window = window
    touch.view = view
    touch.delivery.isWanted =
      view.isMultipleTouchEnabled || !touches.contains { $0.view === view && $0.isDown }
    touch.recognizers = recognizers(for: touch)
    return touch
  }

  /// The frontmost window that a place is in, and its view there.
  @MainActor private func find(_ location: CGPoint) -> (UIWindow, UIView)? {
    for window in WindowList.current.windows.reversed() where window.isOnScreen {
      let point = window.layer.convert(location, from: nil)
      if let view = window.hitTest(point, with: nil) { return (window, view) }
    }
    return nil
  }

  /// A view that wants its touches alone gets none while others are touched, and the other way round.
  @MainActor private func mayBegin(in view: UIView, _ window: UIWindow) -> Bool {
    let others = touches.filter { $0.isDown && $0.window === window && $0.view !== view }
    return others.isEmpty
      || !view.isExclusiveTouch && !others.contains { $0.view?.isExclusiveTouch == true }
  }

  private func tapCount(at location: CGPoint, _ time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= GestureLimits.tapPause,
      location.distance(to: lastTap.location) <= GestureLimits.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// The recognizers of a touch's view and those around it that want it, nearest first; those of one
  /// view from the last to the first.
  @MainActor private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let asked = view {
      for recognizer in (asked.gestureRecognizers ?? []).reversed() where recognizer.isEnabled {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
          found.append(recognizer)
        }
      }
      view = asked.superview
    }
    return found
  }
}
