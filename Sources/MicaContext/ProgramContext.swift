// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The ground of everything that a program sees of its device: one object per stage instead of process
// globals. Every floor keeps its own part of it and knows nothing of the others'.

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

  /// A context in which no program has run.
  package init() {}

  /// The context of the running program: that of the task, else the one that ran on this thread last.
  package static var current: ProgramContext { current(of: .current) }

  private static func current(of slot: ThreadSlot) -> ProgramContext {
    switch bound {
    case .program(let context): context
    case .memory(let memory): memory.context
    case nil: slot.context ?? process
    }
  }

  /// What `body` returns, run with this context as the current one. After the outermost `run` it
  /// stays the thread's until another one runs there.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    switch Self.bound {
    case .program: break
    case .memory(let memory): memory.context = self
    case nil: ThreadSlot.current.keep(self)
    }
    return try Self.$bound.withValue(.program(self)) { try body() }
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
    try Self.$bound.withValue(.program(self)) { try body() }
  }

  /// A floor's part of this context.
  package func state<State: ProgramState>(_ type: State.Type = State.self) -> State {
    state(Part(type: ObjectIdentifier(type), thread: 0))
  }

  /// The running thread's own part of the current context: what Apple's frameworks keep for each
  /// thread.
  package static func threadState<State: ProgramState>(_ type: State.Type = State.self) -> State {
    let slot = ThreadSlot.current
    let context = current(of: slot)
    let part = Part(type: ObjectIdentifier(type), thread: slot.number)
    if let known = slot.known, known.context == context.number, known.part == part {
      return unsafeDowncast(known.state.takeUnretainedValue(), to: State.self)
    }
    let state: State = context.state(part)
    // The context keeps it; its number never comes again.
    slot.known = .init(context: context.number, part: part, state: .passUnretained(state))
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
