// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's main queue: what DispatchQueue.main and the main actor are to it.

import Synchronization

/// Work for the main thread, first in, first out. Filled from any thread.
final class MainQueue: Sendable {
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    var work: [() -> Void] = []
    var isClosed = false
    /// Whether it waits for time to pass.
    var isHeld = false
  }

  /// Appends work, unless the queue is closed.
  func append(_ body: @escaping () -> Void) {
    struct Body: @unchecked Sendable { let run: () -> Void }
    let body = Body(run: body)
    state.withLock { state in
      if !state.isClosed { state.work.append(body.run) }
    }
  }

  /// Whether something can be run now.
  var isReady: Bool { state.withLock { !$0.isHeld && !$0.work.isEmpty } }

  /// Keeps its work until it is let go.
  func hold(_ holds: Bool) { state.withLock { $0.isHeld = holds } }

  /// Takes all that is there.
  func takeAll() -> [() -> Void] {
    struct Taken: @unchecked Sendable { let work: [() -> Void] }
    return state.withLock { state in
      guard !state.isHeld else { return Taken(work: []) }
      defer { state.work = [] }
      return Taken(work: state.work)
    }.work
  }

  /// Drops all work, now and from now on.
  func close() {
    struct Dropped: @unchecked Sendable { let work: [() -> Void] }
    let dropped = state.withLock { state in
      defer { state = State(isClosed: true) }
      return Dropped(work: state.work)
    }
    withExtendedLifetime(dropped) {}
  }
}
