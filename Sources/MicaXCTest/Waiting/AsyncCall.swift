// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Asynchronous code that the main thread waits for, while the clock goes on.

internal import MicaClock
internal import Synchronization

/// A closure that runs in a task.
package final class AsyncCall: Sendable {
  private let body: @Sendable () async throws -> Void
  private let outcome = Mutex<Result<Void, any Error>?>(nil)

  package init(_ body: @escaping @Sendable () async throws -> Void) { self.body = body }

  /// What came of it; nil while it runs.
  package var result: Result<Void, any Error>? { outcome.withLock { $0 } }

  /// Starts the task and steps the clock until it is over, at most to `limit`.
  package func run(until limit: @autoclosure () -> Double) -> ClockSteps.End {
    let clock = VirtualClock.current
    let task = Task {
      do {
        try await body()
        end(with: .success(()))
      } catch {
        end(with: .failure(error))
      }
      // Wakes the main thread where it waits for work.
      clock?.async {}
    }
    let ending = ClockSteps.run(until: limit) { result != nil }
    if ending != .done { task.cancel() }
    return ending
  }

  /// Apart from the task's function: a mutex knows its thread by a variable of the thread, whose address the compiler
  /// takes along to the thread on which the function goes on.
  @inline(never)
  private func end(with result: Result<Void, any Error>) { outcome.withLock { $0 = result } }
}

/// Seconds as Xcode prints them: `1`, `0.5`.
enum PlainSeconds {
  static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int64(seconds))" : "\(seconds)"
  }
}
