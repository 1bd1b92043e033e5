// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How much a piece of code works, for tests that promise an end: processor time, which other programs
// on the machine don't lengthen, instead of the time on the wall.

import Glibc

/// Whose processor time counts.
public enum Worker: Sendable {
  /// The calling thread. Tests run side by side in one process.
  case thread
  /// All threads of the process, for tests in a process of their own.
  case process
}

/// Seconds of processor time that `body` takes.
public func work(of worker: Worker = .thread, _ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(worker == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let start = now()
  try body()
  return now() - start
}
