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

  @TaskLocal private static var bound: ProgramContext?

  /// What stays after the outermost `run` on a thread.
  private static let ambient = ThreadValue()

  private let states = Mutex<[ObjectIdentifier: Unchecked]>([:])

  /// A context in which no program has run.
  package init() {}

  /// The context of the running program: that of the task, else the one that ran on this thread last.
  package static var current: ProgramContext { bound ?? ambient.context ?? process }

  /// What `body` returns, run with this context as the current one. It stays the thread's until
  /// another one runs there.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.ambient.context = self
    return try Self.$bound.withValue(self) { try body() }
  }

  /// As `run`, for code that suspends.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(self) { try await body() }
  }

  /// A floor's part of this context.
  package func state<State: ProgramState>(_ type: State.Type = State.self) -> State {
    let key = ObjectIdentifier(type)
    if let known = states.withLock({ $0[key] }) {
      return unsafeDowncast(known.object, to: State.self)
    }
    // Made outside the lock, since it may ask for other parts.
    let made = Unchecked(object: State(in: self))
    let kept = states.withLock { states in
      let kept = states[key] ?? made
      states[key] = kept
      return kept
    }
    return unsafeDowncast(kept.object, to: State.self)
  }

  /// A reference that the lock guards; what it refers to guards itself.
  private struct Unchecked: @unchecked Sendable {
    let object: AnyObject
  }
}
