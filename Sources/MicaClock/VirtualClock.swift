// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Time that runs only when told to, with events in a fixed order, and the order of a turn. Nothing here asks
// the machine what time it is.

internal import CMicaClock
package import MicaContext
import Synchronization

/// An event-driven clock with a main queue. Time moves on one thread; events and work are scheduled from any.
package final class VirtualClock: @unchecked Sendable {
  /// After so many turns, or rounds of the main queue, in one moment a little time passes.
  package static let maximumTurns = 1000
  /// How long that is: 1/60 s.
  private static let breath = 1 / ScreenRefresh.rate
  /// How long work on other threads is waited for, in seconds of the machine's time: long enough for a
  /// machine that is busy with something else.
  package var patience = 10.0

  private let bits: Atomic<UInt64>
  private let events = Mutex(Events())
  private let mainQueue = MainQueue()
  /// The program that is told this time; nil for a clock by itself.
  private let program: ProgramHandle?
  /// Work on other threads that was waited for in vain.
  private var abandoned = 0
  /// Told when work on other threads was waited for in vain.
  package var gaveUp: (() -> Void)?
  /// Told when events of a phase have happened, for tools that show it.
  package var didRun: ((TurnPhase) -> Void)?
  /// The end of each turn: update and commit.
  private var endOfTurn: ((Double) -> Void)?

  private struct Events: @unchecked Sendable {
    var queue = EventQueue()
    var insertions = 0
    var isClosed = false
  }

  /// A clock by itself, which stands at `start` seconds and becomes the thread's.
  package init(start: Double = 0) {
    bits = Atomic(start.bitPattern)
    program = nil
    makeCurrent()
  }

  /// The clock of a program, at 0: from now on it is told this clock's time by everything.
  package init(of context: ProgramContext) {
    bits = Atomic(0)
    program = context.handle
    context.state(ProgramClock.self).clock = self
    ClockHooks.install()
    context.startClock()
  }

  /// The clock of the code that runs: the thread's own, else the program's.
  package static var current: VirtualClock? {
    (ProgramContext.threadState() as ThreadClock).clock
      ?? (ProgramContext.current.state() as ProgramClock).clock
  }

  /// Makes a clock by itself the thread's.
  package func makeCurrent() {
    if program == nil { (ProgramContext.threadState() as ThreadClock).clock = self }
  }

  /// Seconds since the clock's start.
  package var now: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }

  private func set(_ time: Double) {
    bits.store(time.bitPattern, ordering: .relaxed)
    program?.setTime(time)
    makeCurrent()
  }

  // MARK: Scheduling

  /// Has `body` run when the clock reaches `time`; a past time means "at the next advance".
  /// Events of one time and phase run in the order in which they were scheduled. NaN is never reached.
  @discardableResult
  package func schedule(
    at time: Double, in phase: TurnPhase = .timers, _ body: @escaping () -> Void
  ) -> ClockEvent {
    struct Body: @unchecked Sendable { let run: () -> Void }
    let body = Body(run: body)
    let event = events.withLock { events in
      let event = ClockEvent(
        time: max(time, now), phase: phase, order: events.insertions, body: body.run)
      events.insertions += 1
      if !time.isNaN, !events.isClosed { events.queue.insert(event) }
      return event
    }
    program?.post()
    return event
  }

  /// Has `body` run on the main queue.
  package func async(_ body: @escaping () -> Void) {
    mainQueue.append(body)
    program?.post()
  }

  /// A time without the noise of sums: whole nanoseconds, or whole refreshes of the screen, where it is that but
  /// for the noise.
  package static func aligned(_ time: Double) -> Double {
    let refresh = (time * ScreenRefresh.rate).rounded() / ScreenRefresh.rate
    if abs(refresh - time) <= 1e-9 { return refresh }
    let nanosecond = (time * 1e9).rounded() / 1e9
    return abs(nanosecond - time) <= 1e-12 ? nanosecond : time
  }

  /// Whether the process asks Mica for the time (`mica_clock_is_effective`).
  package static var isAsked: Bool { mica_clock_is_effective() }

  /// When the next event is due; nil when none is.
  package var nextEventTime: Double? { events.withLock { $0.queue.next()?.time } }

  /// Drops all events and work, now and from now on: the program is over.
  package func close() {
    let dropped = events.withLock { events in
      defer { events = Events(isClosed: true) }
      return events
    }
    withExtendedLifetime(dropped) {}
    mainQueue.close()
    endOfTurn = nil
  }

  // MARK: Time

  /// Runs every event that is due until `time`, those that events add included, then stands at
  /// `time`. Never goes back. `endOfTurn` runs after the events of each turn.
  ///
  /// A program that asks for another turn in each turn gets 1000 of them in one moment; then 1/60 s
  /// passes. May be called by an event: then turns run within the turn.
  package func advance(to time: Double, afterEach endOfTurn: ((Double) -> Void)? = nil) {
    let outer = self.endOfTurn
    if let endOfTurn { self.endOfTurn = endOfTurn }
    defer { self.endOfTurn = outer }
    var turns = 0
    while !time.isNaN, let due = nextTurn(before: time) {
      turns = due == now ? turns + 1 : 0
      if turns > Self.maximumTurns {
        postponeEvents(at: due)
        continue
      }
      if due > now { set(due) }
      turn()
    }
    if time > now { set(time) }
  }

  /// Runs what is due now, then updates and commits, also where nothing was due: one iteration of a run loop that a program
  /// runs itself within a turn.
  package func iterate() {
    advance(to: now)
    endOfTurn?(now)
  }

  /// Stands at `time` if no turn is due until then and no work is under way; false otherwise.
  package func skip(to time: Double) -> Bool {
    if mainQueue.isReady || (program?.workCount ?? 0) > 0 { return false }
    if let next = nextEventTime, !(next > time) { return false }
    if time > now { set(time) }
    return true
  }

  /// Whether nothing will happen by itself: no event is planned, and no work is under way.
  package var isIdle: Bool {
    !mainQueue.isReady && (program?.workCount ?? 0) == 0 && nextEventTime == nil
  }

  /// Lets time pass in the middle of an event, which takes so long.
  package func pass(_ seconds: Double) {
    if seconds > 0, seconds.isFinite { set(now + seconds) }
  }

  /// When the next turn is; nil if it is later than `limit`. Work under way is waited for first.
  private func nextTurn(before limit: Double) -> Double? {
    waitForWork()
    if mainQueue.isReady { return now }
    guard let next = nextEventTime, next <= limit else { return nil }
    return max(next, now)
  }

  private func turn() {
    let due = takeEvents()
    run(due, .touches)
    run(due, .timers)
    let wasIdle = !drainMainQueue() && due.allSatisfy { $0.phase == .completions }
    run(due, .frames)
    if !wasIdle { endOfTurn?(now) }
    if due.contains(where: { $0.phase == .completions }) {
      run(due, .completions)
      endOfTurn?(now)
    }
  }

  /// The events that are due. What they add for the same moment belongs to the next turn.
  private func takeEvents() -> [ClockEvent] {
    let now = now
    return events.withLock { events in
      let last = events.insertions
      var due: [ClockEvent] = []
      while let event = events.queue.next(), event.time <= now, event.order < last {
        events.queue.removeFirst()
        due.append(event)
      }
      return due
    }
  }

  private func run(_ due: [ClockEvent], _ phase: TurnPhase) {
    var hasAny = false
    for event in due where event.phase == phase && event.isPending {
      event.happen()
      hasAny = true
    }
    if hasAny { didRun?(phase) }
  }

  private func postponeEvents(at time: Double) {
    let next = max(time + Self.breath, time.nextUp)
    events.withLock { events in
      var late: [ClockEvent] = []
      while let event = events.queue.next(), event.time <= time {
        events.queue.removeFirst()
        late.append(event)
      }
      for event in late { events.queue.insert(event.postponed(to: next)) }
    }
    if mainQueue.isReady { holdMainQueue() }
  }

  // MARK: The main queue

  /// Runs all of the main queue, and waits for what may still come from other threads; whether there
  /// was anything.
  private func drainMainQueue() -> Bool {
    var rounds = 0
    while true {
      let work = mainQueue.takeAll()
      if work.isEmpty {
        waitForWork()
        guard mainQueue.isReady else { return rounds > 0 }
        continue
      }
      rounds += 1
      for body in work { body() }
      if rounds >= Self.maximumTurns, mainQueue.isReady {
        holdMainQueue()
        return true
      }
    }
  }

  private func holdMainQueue() {
    mainQueue.hold(true)
    schedule(at: now + Self.breath) { [mainQueue] in mainQueue.hold(false) }
  }

  /// Waits until the main queue has something to do or no work is under way on other threads. What
  /// takes too long is not waited for again.
  private func waitForWork() {
    guard let program else { return }
    while !mainQueue.isReady {
      let posts = program.posts
      let count = program.workCount
      abandoned = min(abandoned, count)
      if count <= abandoned || mainQueue.isReady { return }
      if !program.wait(posts: posts, most: abandoned, seconds: patience) {
        abandoned = program.workCount
        gaveUp?()
        return
      }
    }
  }
}

extension ClockEvent {
  /// The same event at a later time.
  fileprivate func postponed(to time: Double) -> ClockEvent {
    ClockEvent(time: time, phase: phase, order: order) { self.happen() }
  }
}
