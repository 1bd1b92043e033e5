// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The UIKit recognizer that drives a gesture.

internal import QuartzCore
@_spi(Mica) internal import UIKitCore

/// How a gesture stands to those of the views within.
enum GesturePriority {
  /// Those of the views within come first.
  case normal
  /// It comes before those of the views within.
  case high
  /// All of them are recognized.
  case simultaneous
}

/// A UIKit recognizer whose fingers a gesture's machine follows.
final class GestureDriver: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private let follower: any GestureFollower
  let priority: GesturePriority
  weak var display: GestureGroupDisplay?
  private var fingers: [UITouch] = []
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var time: TimeInterval = 0

  init(_ follower: any GestureFollower, _ priority: GesturePriority) {
    (self.follower, self.priority) = (follower, priority)
    super.init(target: nil, action: nil)
    delegate = self
    delaysTouchesEnded = false
    cancelsTouchesInView = priority != .simultaneous
    follower.attach(self)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      fingers.append(touch)
      starts[ObjectIdentifier(touch)] = touch.location(in: nil)
    }
    process(.began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    process(.moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    process(.ended, touches)
    fingers.removeAll { touches.contains($0) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    process(.cancelled, touches)
    fingers.removeAll { touches.contains($0) }
  }

  private func process(_ kind: GestureEvent.Kind, _ touches: Set<UITouch>) {
    time = touches.map(\.timestamp).max() ?? time
    let isUp = kind == .ended || kind == .cancelled
    handle(
      GestureEvent(
        kind: kind,
        touches: fingers.map { touch in
          let location = touch.location(in: nil)
          return GestureTouch(
            id: ObjectIdentifier(touch), start: starts[ObjectIdentifier(touch)] ?? location,
            location: location, isDown: !(isUp && touches.contains(touch)))
        }, time: time))
  }

  /// Takes a timer's event some seconds from now.
  func wake(after delay: TimeInterval) {
    after(delay) { driver in
      guard driver.core.latched == nil else { return }
      driver.time = max(driver.time, driver.time + delay)
      driver.processTimer(delay)
    }
  }

  private func processTimer(_ delay: TimeInterval) {
    let now = CACurrentMediaTime()
    time = max(time, now)
    handle(
      GestureEvent(
        kind: .timer,
        touches: fingers.map {
          GestureTouch(
            id: ObjectIdentifier($0), start: starts[ObjectIdentifier($0)] ?? .zero,
            location: $0.location(in: nil), isDown: true)
        }, time: time))
  }

  private func handle(_ event: GestureEvent) {
    guard !core.state.isFinal else { return }
    follower.handle(event)
    switch follower.stage {
    case .possible: follower.emit()
    case .active: state = core.state.isUnderWay ? .changed : .began
    case .ended: state = .ended
    case .failed:
      follower.emit()
      state = core.state.isUnderWay ? .cancelled : .failed
    }
  }

  override func announce() {
    switch state {
    case .began, .changed, .ended: follower.emit()
    default: break
    }
  }

  override func reset() {
    follower.cancel()
    follower.reset()
    fingers = []
    starts = [:]
  }

  // MARK: Beside others

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { priority == .simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard priority == .high, let own = view, let theirs = other.view else { return false }
    return own !== theirs && theirs.isDescendant(of: own)
  }

  /// Controls within come before a tap on what is around them.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard follower.isTap, priority == .normal else { return true }
    var inner = fingers.first?.view
    while let here = inner, here !== view {
      if here is PressView || (here as? UIControl)?.isEnabled == true { return false }
      inner = here.superview
    }
    return true
  }

  // MARK: Coordinates

  /// The size of the gesture's view, in points.
  var size: CGSize { display?.size ?? .zero }

  /// A point of the window in a space's coordinates.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let view, let display, space != .global else { return point }
    let own = view.convert(point, from: nil)
    return space == .local ? own : display.convert(own, to: space)
  }
}

/// A gesture's machine, whatever it reports.
@MainActor
protocol GestureFollower: AnyObject {
  var stage: GestureStage { get }
  var isTap: Bool { get }
  func attach(_ driver: GestureDriver)
  func handle(_ event: GestureEvent)
  func emit()
  func cancel()
  func reset()
}

/// How far a gesture has come, whatever it reports.
enum GestureStage { case possible, active, ended, failed }

/// The machine of a gesture of a type.
final class GestureFollowerOf<G: Gesture>: GestureFollower {
  private let machine: _GestureMachine<G.Value>

  init(_ gesture: G) { machine = gesture._makeMachine() }

  /// Takes over the closures of another value of the gesture.
  func update(_ gesture: G) { gesture._update(machine) }

  var stage: GestureStage {
    switch machine.phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  var isTap: Bool { machine.isTap }
  func attach(_ driver: GestureDriver) { machine.driver = driver }
  func handle(_ event: GestureEvent) { machine.handle(event) }
  func emit() { machine.emit() }
  func reset() { machine.reset() }

  func cancel() {
    guard stage != .ended, stage != .failed else { return }
    machine.cancel()
    machine.emit()
  }
}
