// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where hosts are started from.

@preconcurrency import Foundation
import Synchronization

/// A thread that lives as long as the studio. Hosts ask the system to end them with whoever started them, which Linux takes
/// for the thread: those of queues come and go while nothing happens.
final class StartingThread: Sendable {
  static let shared = StartingThread()

  private let tasks = Mutex<[@Sendable () -> Void]>([])
  private let news = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        news.wait()
        tasks.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
      }
    }
  }

  /// Starts a process, and returns once it runs.
  func start(_ process: Process) throws {
    let outcome = Outcome()
    let started = DispatchSemaphore(value: 0)
    tasks.withLock { list in
      list.append {
        do { try process.run() } catch { outcome.failure.withLock { $0 = error } }
        started.signal()
      }
    }
    news.signal()
    started.wait()
    if let error = outcome.failure.withLock({ $0 }) { throw error }
  }

  private final class Outcome: Sendable {
    let failure = Mutex<(any Error)?>(nil)
  }
}
