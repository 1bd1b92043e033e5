// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the recognizers of a program's touches meet: one recognizes, the others fail, some wait. Laws:
// FACTS_UIKIT b.1 to b.5.

internal import MicaContext
internal import QuartzCore

/// A program's recognizers that have touches, and the turn in which they are told of an event.
///
/// A turn: recognizers are told, in order from the touched view outward; their changes of state take
/// effect at once; targets are told; views are told; what is over is reset. Changes outside of a turn,
/// by a timer or by the program, make a turn of their own.
@MainActor
package final class GestureArena: ProgramState {
  /// Recognizers with touches that aren't reset, in the order in which they came.
  private(set) var engaged: [UIGestureRecognizer] = []
  /// Changes that targets are to be told of.
  private var changes: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Touches that views are still to be told of.
  private(set) var touches: [UITouch] = []
  /// Serial numbers of touches that views are about to lose.
  private var taken: Set<Int> = []
  private var depth = 0
  /// The event that the last turn was about: views that hear late are given it.
  private var event: UIEvent?

  nonisolated init(in context: ProgramContext) {}

  /// The running program's.
  package nonisolated static var current: GestureArena { ProgramContext.current.state() }

  // MARK: Turns

  /// Tells the recognizers, targets and views of a window what its touches do.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    turn {
      for touch in changed {
        if touch.phase == .began { touches.append(touch) }
        touch.delivery.add(touch.phase)
      }
      for recognizer in order(of: changed) { tell(recognizer, of: changed, event) }
    }
  }

  /// Runs `body` and what follows from it: actions, messages to views, resets.
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    // An action may change recognizers in its turn; each change is told once, so this ends when the
    // program has nothing more to say.
    var rounds = 0
    repeat {
      sendActions()
      deliver()
      reset()
      rounds += 1
    } while !changes.isEmpty && rounds < 1000
    touches.removeAll { $0.delivery.next == nil && !$0.isDown }
  }

  /// The recognizers of touches: nearest the touched view first, of one view the last added first
  /// (FACTS_UIKIT b.4).
  private func order(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var known: Set<ObjectIdentifier> = []
    var ordered: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where known.insert(ObjectIdentifier(recognizer)).inserted
      {
        ordered.append(recognizer)
      }
    }
    return ordered
  }

  private func tell(_ recognizer: UIGestureRecognizer, of touches: [UITouch], _ event: UIEvent) {
    let core = recognizer.core
    // Loops here and below: a closure's body checks each time that it runs on the main actor.
    var own: [UITouch] = []
    for touch in touches where !core.ignored.contains(touch.serial) && touch.goes(to: recognizer) {
      own.append(touch)
    }
    guard !own.isEmpty, core.isEnabled else { return }
    engage(recognizer, own)
    guard !core.state.isFinal else { return }
    for phase in Self.phases {
      guard !core.state.isFinal else { return }
      var affected: Set<UITouch> = []
      for touch in own where touch.phase == phase { affected.insert(touch) }
      guard !affected.isEmpty else { continue }
      switch phase {
      case .began:
        recognizer.touchesBegan(affected, with: event)
      case .moved:
        recognizer.touchesMoved(affected, with: event)
      case .ended:
        if !recognizer.countsLiftedFingers { core.dropLifted() }
        recognizer.touchesEnded(affected, with: event)
      default:
        if !recognizer.countsLiftedFingers { core.dropLifted() }
        recognizer.touchesCancelled(affected, with: event)
      }
    }
  }

  /// In the order in which recognizers are told of them.
  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private func engage(_ recognizer: UIGestureRecognizer, _ touches: [UITouch]) {
    let core = recognizer.core
    var new: [UITouch] = []
    for touch in touches where touch.phase == .began && core.seen.insert(touch.serial).inserted {
      new.append(touch)
    }
    guard !new.isEmpty else { return }
    if !core.state.isFinal { core.fingers += new }
    engage(recognizer)
  }

  private func engage(_ recognizer: UIGestureRecognizer) {
    for other in engaged where other === recognizer { return }
    engaged.append(recognizer)
  }

  // MARK: States

  /// A recognizer's wish, from its own methods or the program.
  func request(_ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    turn {
      engage(recognizer)
      move(recognizer, to: new)
    }
  }

  private func move(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    let core = recognizer.core
    core.announced = nil
    switch (core.state, new) {
    case (.possible, .began), (.possible, .ended): attempt(recognizer, new)
    case (.possible, .failed), (.possible, .cancelled): become(recognizer, .failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      become(recognizer, new)
    case (.began, .failed), (.changed, .failed): become(recognizer, .cancelled)
    default: break
    }
  }

  /// Leaves `.possible` unless others stand in the way.
  private func attempt(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    let core = recognizer.core
    var others: [UIGestureRecognizer] = []
    for other in engaged where other !== recognizer && shareTouches(other, recognizer) {
      others.append(other)
    }
    var awaited: [UIGestureRecognizer] = []
    for other in others where waits(recognizer, for: other) { awaited.append(other) }
    if awaited.contains(where: { $0.core.state.isUnderWay || $0.core.state == .ended }) {
      return become(recognizer, .failed)
    }
    if awaited.contains(where: { $0.core.state == .possible && !isHeld($0, by: recognizer) }) {
      core.latched = new
      return
    }
    var rivals: [UIGestureRecognizer] = []
    for other in others where other.core.state.isUnderWay || other.core.state == .ended {
      rivals.append(other)
    }
    guard !rivals.contains(where: { prevents($0, recognizer) }), mayBegin(recognizer) else {
      return become(recognizer, .failed)
    }
    // What was asked may have changed everything.
    guard core.state == .possible else { return }
    become(recognizer, new)
    for other in others where other.core.state == .possible && prevents(recognizer, other) {
      become(other, .failed)
    }
  }

  private func become(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    let core = recognizer.core
    core.state = new
    core.latched = nil
    if new != .failed { note(recognizer, new) }
    var waiting: [UIGestureRecognizer] = []
    for other in engaged where other.core.latched != nil && waits(other, for: recognizer) {
      waiting.append(other)
    }
    for other in waiting {
      guard let latched = other.core.latched else { continue }
      other.core.latched = nil
      attempt(other, latched)
    }
  }

  private func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    // One call tells of all that has moved in one event, and a beginning of its first movement.
    if state == .changed,
      changes.contains(where: { $0.recognizer === recognizer && $0.state.isUnderWay })
    {
      return
    }
    changes.append((recognizer, state))
  }

  /// Ends what a recognizer is at: it was disabled, or taken off its view.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard recognizer.core.isEngaged else { return }
    turn { move(recognizer, to: recognizer.core.state.isUnderWay ? .cancelled : .failed) }
  }

  /// Lets go of touches that are over though no window has said so.
  func abandon(_ lost: [UITouch]) {
    guard !lost.isEmpty else { return }
    turn {
      for recognizer in engaged where recognizer.core.fingers.contains(where: lost.contains) {
        recognizer.core.dropLifted()
        let core = recognizer.core
        guard core.fingers.isEmpty, core.latched == nil, !core.state.isFinal else { continue }
        move(recognizer, to: core.state.isUnderWay ? .cancelled : .failed)
      }
    }
  }
}

extension GestureArena {
  // MARK: After the recognizers

  private func sendActions() {
    while !changes.isEmpty {
      let (recognizer, state) = changes.removeFirst()
      recognizer.core.announced = recognizer.core.state == state ? nil : state
      if recognizer.cancelsTouchesInView, state != .cancelled {
        taken.formUnion(recognizer.core.seen)
      }
      recognizer.announce()
      recognizer.core.targets.send(recognizer)
      recognizer.core.announced = nil
    }
  }

  /// Takes touches away from views whose recognizers have recognized, and tells views the rest.
  private func deliver() {
    let lost = touches.filter { taken.contains($0.serial) && $0.delivery.take() }
    taken = []
    send(.cancelled, of: lost)
    while true {
      let ready = touches.filter(isReady)
      guard let phase = ready.first?.delivery.next else { return }
      let group = ready.filter { $0.delivery.next == phase && $0.view === ready[0].view }
      for touch in group { _ = touch.delivery.deliverNext() }
      send(phase, of: group)
    }
  }

  /// Whether no recognizer holds back what a touch's view is to hear next (FACTS_UIKIT b.3).
  private func isReady(_ touch: UITouch) -> Bool {
    guard let phase = touch.delivery.next else { return false }
    let undecided = touch.recognizers.filter { recognizer in
      recognizer.core.state == .possible && recognizer.core.seen.contains(touch.serial)
        && !recognizer.core.ignored.contains(touch.serial)
    }
    switch phase {
    case .began: return !undecided.contains { $0.delaysTouchesBegan }
    case .ended: return !undecided.contains { $0.delaysTouchesEnded }
    default: return true
    }
  }

  private func send(_ phase: UITouch.Phase, of group: [UITouch]) {
    var views: [UIView] = []
    for touch in group {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      let own = group.filter { $0.view === view }
      let phases = own.map(\.phase)
      for touch in own { touch.phase = phase }
      switch phase {
      case .began: view.touchesBegan(Set(own), with: event)
      case .moved: view.touchesMoved(Set(own), with: event)
      case .ended: view.touchesEnded(Set(own), with: event)
      default: view.touchesCancelled(Set(own), with: event)
      }
      for (touch, before) in zip(own, phases) { touch.phase = before }
    }
  }

  /// Makes recognizers ready for the next gesture that are done with this one.
  private func reset() {
    for recognizer in engaged {
      let core = recognizer.core
      core.dropLifted()
      guard core.state.isFinal, !isTouched(recognizer),
        !changes.contains(where: { $0.recognizer === recognizer })
      else { continue }
      for index in engaged.indices where engaged[index] === recognizer {
        engaged.remove(at: index)
        break
      }
      recognizer.clear()
      recognizer.reset()
      core.clear()
    }
  }

  private func isTouched(_ recognizer: UIGestureRecognizer) -> Bool {
    for touch in touches where touch.isDown && recognizer.core.seen.contains(touch.serial) {
      return true
    }
    return false
  }

  /// The touches that a recognizer was told of and that views are still to hear of.
  package func touches(of recognizer: UIGestureRecognizer) -> [UITouch] {
    touches.filter { recognizer.core.seen.contains($0.serial) }
  }

  // MARK: Beside others

  private func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    !one.core.seen.isDisjoint(with: other.core.seen)
  }

  /// Whether `recognizer` waits until `other` has failed; whether it should is asked once.
  private func waits(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    if let known = recognizer.core.waits[ObjectIdentifier(other)] { return known }
    let answer =
      recognizer.core.requirements.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.core.waits[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Whether `other` itself waits, from near or far, for `recognizer`: a circle holds nobody up.
  private func isHeld(
    _ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer
  ) -> Bool {
    var known: Set<ObjectIdentifier> = []
    var waiting = [other]
    while let next = waiting.popLast() {
      guard next.core.latched != nil, known.insert(ObjectIdentifier(next)).inserted else {
        continue
      }
      if waits(next, for: recognizer) { return true }
      waiting += engaged.filter { $0 !== next && waits(next, for: $0) }
    }
    return false
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let one = winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
    let two = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
    return one != true && two != true
  }

  /// Asks the delegate, and the views from the touched one up to the recognizer's.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false else {
      return false
    }
    var view = recognizer.core.fingers.first?.view ?? recognizer.view
    while let asked = view {
      guard asked.gestureRecognizerShouldBegin(recognizer) else { return false }
      if asked === recognizer.view { break }
      view = asked.superview
    }
    return true
  }
}
