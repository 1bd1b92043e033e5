// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hosts that make no progress: their file of events doesn't grow.

import Foundation
import Synchronization

/// Stops hosts that told nothing new for too long.
final class TestWatch: Sendable {
  private struct Entry {
    let events: String
    let supervisor: Int32
    var size: Int64 = -1
    var changed: Double
    var isLate = false
    /// Whether it has not had the time to tell a crash yet.
    var isFresh = true
  }
  private struct State {
    var entries: [Int: Entry] = [:]
    var number = 0
    var isOver = false
  }

  /// Seconds that telling a crash may take.
  private static let crashPatience = 60.0

  private let state = Mutex(State())
  private let limit: Double

  /// Watches hosts from here on; `limit` is in seconds of real time.
  init(limit: Double) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isOver }) {
        check()
        usleep(100_000)
      }
    }
  }

  /// Ends the watch.
  func stop() { state.withLock { $0.isOver = true } }

  /// Watches a host; returns its number.
  func add(events: String, supervisor: Int32) -> Int {
    state.withLock { state in
      state.number += 1
      state.entries[state.number] = Entry(
        events: events, supervisor: supervisor, changed: Self.now)
      return state.number
    }
  }

  /// Forgets a host that has ended; whether it was stopped.
  func remove(_ number: Int) -> Bool {
    state.withLock { $0.entries.removeValue(forKey: number)?.isLate ?? false }
  }

  private func check() {
    let now = Self.now
    state.withLock { state in
      for (number, entry) in state.entries {
        var status = stat()
        let size = stat(entry.events, &status) == 0 ? Int64(status.st_size) : 0
        if size != entry.size {
          state.entries[number]?.size = size
          state.entries[number]?.changed = now
        } else if now - entry.changed > limit, !entry.isLate {
          // The process that reports a crash takes seconds and has its own limit.
          if entry.isFresh, HostProcesses.isTelling(below: entry.supervisor) {
            state.entries[number]?.isFresh = false
            state.entries[number]?.changed = now - limit + TestWatch.crashPatience
            continue
          }
          state.entries[number]?.isLate = true
          // The runtime prints the calls on this signal; the supervisor ends what is left.
          kill(entry.supervisor, SIGQUIT)
        }
      }
    }
  }

  /// Processes of hosts.
  private enum HostProcesses {
    /// Whether one below a supervisor prints the calls of a crash.
    static func isTelling(below supervisor: Int32) -> Bool {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for process in names.compactMap({ Int32($0) }) {
        guard let (name, parent) = row(process), name.hasPrefix("swift-backtrac") else { continue }
        var above = parent
        for _ in 0..<16 where above != supervisor { above = row(above)?.parent ?? 0 }
        if above == supervisor { return true }
      }
      return false
    }

    /// The name and the parent of a process: `12 (name) S 7 …`.
    private static func row(_ process: Int32) -> (name: String, parent: Int32)? {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")")
      else { return nil }
      let rest = text[text.index(after: end)...].split(separator: " ")
      guard rest.count > 1, let parent = Int32(rest[1]) else { return nil }
      return (String(text[text.index(after: start)..<end]), parent)
    }
  }

  /// Seconds of a clock that only goes forward.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
