// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The ground of everything that a program sees of its device: one object per stage instead of process
// globals. Every floor keeps its own part of it and knows nothing of the others'.

internal import CMicaClock
import Synchronization

/// A floor's part of a context: the screen, the clock, the open animation block …
///
/// Made the first time that it is asked for. A part is used from the threads that its own
/// documentation names.
package protocol ProgramState: AnyObject {
  /// The state of a program that has not run yet.
  init(in context: ProgramContext)
}

/// What one running program sees of the world around it.
///
/// A `Stage` owns one, which is current while it runs, in the tasks that its program starts too.
/// Code that runs on no stage sees the context that was current on its thread last, and at first
/// the process's own (`ProgramContext.process`).
package final class ProgramContext: Sendable {
  /// The context of code that no stage runs.
  package static let process = ProgramContext()

  @TaskLocal private static var bound: Binding?

  private static let lastNumber = Atomic<Int>(0)

  /// Tells contexts apart; no two of a process have the same, one after the other included.
  package let number = ProgramContext.lastNumber.add(1, ordering: .relaxed).newValue

  private let states = Mutex<[Part: Unchecked]>([:])
  /// The program as C knows it.
  package let handle: ProgramHandle

  /// A context in which no program has run.
  package init() {
    handle = ProgramHandle(number: number)
    handle.setOwner(self)
  }

  deinit {
    if handle.hasClock { Self.timed.withLock { $0[number] = nil } }
  }

  /// From now on threads that run the program are told the time that its handle is told.
  package func startClock() {
    Self.timed.withLock { $0[number] = WeakContext(context: self) }
    handle.setClock()
  }

  /// A context with a clock by its number; nil once it is gone.
  package static func withClock(number: Int) -> ProgramContext? {
    timed.withLock { $0[number]?.context }
  }

  private static let timed = Mutex<[Int: WeakContext]>([:])

  private struct WeakContext {
    weak var context: ProgramContext?
  }

  /// The context of the running program: that of the task, else the one that ran on this thread last.
  package static var current: ProgramContext { current(of: ThreadSlot.current) }

  private static func current(of slot: UnsafeMutablePointer<ThreadSlot>) -> ProgramContext {
    // What runs inside a `run` runs on its thread, so that the task needn't be asked.
    if let running = slot.pointee.running { return running.takeUnretainedValue() }
    switch bound {
    case .program(let context): return context
    case .memory(let memory): return memory.context
    case nil: return slot.pointee.last ?? process
    }
  }

  /// What `body` returns, run with this context as the current one. After the outermost `run` it
  /// stays the thread's until another one runs there.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    stay()
    return try lend(body)
  }

  /// What a `run` of nothing leaves: where no other context runs, this one is the thread's from now on.
  package func stay() {
    guard ThreadSlot.current.pointee.running == nil else { return }
    switch Self.bound {
    case .program: break
    case .memory(let memory): memory.context = self
    case nil: ThreadSlot.keep(self)
    }
  }

  /// As `run`, for code that suspends.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(.program(self)) { try await body() }
  }

  /// What `body` returns, run apart from all that ran before, in a context of its own. Which one ran
  /// last is remembered for the task instead of the thread, so that tests can run side by side.
  package static func runApart<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(.memory(Memory())) { try await body() }
  }

  /// What `body` returns, run with this context as the current one, which leaves no trace on the
  /// thread: for workers that a program's work is spread over.
  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = ThreadSlot.current
    let outer = slot.pointee.running
    slot.pointee.running = .passUnretained(self)
    slot.pointee.runningNumber = number
    let outerProgram = mica_thread_enter(handle.program)
    defer {
      mica_thread_enter(outerProgram)
      slot.pointee.running = outer
      slot.pointee.runningNumber = outer?._withUnsafeGuaranteedRef(\.number) ?? 0
    }
    return try Self.$bound.withValue(.program(self)) { try body() }
  }

  /// A floor's part of this context.
  package func state<State: ProgramState>(_ type: State.Type = State.self) -> State {
    state(Part(type: ObjectIdentifier(type), thread: 0))
  }

  /// The running thread's own part of the current context: what Apple's frameworks keep for each
  /// thread.
  package static func threadState<State: ProgramState>(_ type: State.Type = State.self) -> State {
    let slot = ThreadSlot.current
    if let known = slot.pointee.known, known.type == ObjectIdentifier(type),
      known.context == slot.pointee.runningNumber
    {
      return unsafeDowncast(known.state.takeUnretainedValue(), to: State.self)
    }
    return findThreadState(type, of: slot)
  }

  /// The same for this context, current or not, if it is the part that the thread asked for last.
  package func lastThreadState<State: ProgramState>(_ type: State.Type = State.self) -> State? {
    guard let known = ThreadSlot.current.pointee.known, known.context == number,
      known.type == ObjectIdentifier(type)
    else { return nil }
    return unsafeDowncast(known.state.takeUnretainedValue(), to: State.self)
  }

  @inline(never)
  private static func findThreadState<State: ProgramState>(
    _ type: State.Type, of slot: UnsafeMutablePointer<ThreadSlot>
  ) -> State {
    let context = current(of: slot)
    let type = ObjectIdentifier(type)
    if let known = slot.pointee.known, known.type == type, known.context == context.number {
      return unsafeDowncast(known.state.takeUnretainedValue(), to: State.self)
    }
    let state: State = context.state(Part(type: type, thread: slot.pointee.number))
    // The context keeps it.
    slot.pointee.known = .init(context: context.number, type: type, state: .passUnretained(state))
    return state
  }

  /// What tells a task its context.
  private enum Binding: Sendable {
    case program(ProgramContext)
    case memory(Memory)
  }

  /// Which context ran last.
  private final class Memory: Sendable {
    private let last = Mutex(ProgramContext())

    var context: ProgramContext {
      get { last.withLock { $0 } }
      set {
        // The end of the old one may ask for the current one.
        var old = newValue
        last.withLock { swap(&$0, &old) }
      }
    }
  }

  /// A kind of state, of one thread or (0) of all.
  struct Part: Hashable {
    let type: ObjectIdentifier
    let thread: Int
  }

  private func state<State: ProgramState>(_ part: Part) -> State {
    if let known = states.withLock({ $0[part] }) {
      return unsafeDowncast(known.object, to: State.self)
    }
    // Made outside the lock, since it may ask for other parts.
    let made = Unchecked(object: State(in: self))
    let kept = states.withLock { states in
      let kept = states[part] ?? made
      states[part] = kept
      return kept
    }
    return unsafeDowncast(kept.object, to: State.self)
  }

  /// A reference that the lock guards; what it refers to guards itself.
  private struct Unchecked: @unchecked Sendable {
    let object: AnyObject
  }
}
