// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers of snapshots without names. They begin anew with each test that starts, so that a test that runs again counts as
// before.

internal import MicaContext
internal import MicaXCTest
internal import Synchronization

/// How many snapshots without names the running test has taken.
final class SnapshotCounters: ProgramState, Sendable {
  private struct Values {
    var test = -1
    var counts: [String: Int] = [:]
  }

  private let values = Mutex(Values())

  init(in context: ProgramContext) {}

  /// The number of the next snapshot of a function in a folder, from 1.
  static func next(for key: String) -> Int {
    let session = TestSession.current
    let counters: SnapshotCounters = ProgramContext.current.state()
    return counters.next(key, test: session.testNumber)
  }

  private func next(_ key: String, test: Int) -> Int {
    values.withLock { values in
      if values.test != test { values = Values(test: test) }
      values.counts[key, default: 0] += 1
      return values.counts[key] ?? 1
    }
  }
}
