// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2t: which snapshot was current when.

/// Snapshots by the time from which they hold. A value: films keep a copy while the stage goes on.
package struct LayerTimeline: Sendable {
  private struct Entry: Sendable {
    let time: Double
    let snapshot: LayerSnapshot
  }

  private var entries: [Entry] = []

  package init() {}

  /// Adds a commit. Times may not go back; a second commit of one moment replaces the first, an
  /// unchanged snapshot adds nothing.
  package mutating func append(_ snapshot: LayerSnapshot, at time: Double) {
    if let last = entries.last {
      precondition(time >= last.time, "commits are appended in order of time")
      if last.snapshot === snapshot { return }
      if last.time == time { entries.removeLast() }
    }
    entries.append(Entry(time: time, snapshot: snapshot))
  }

  /// When something was committed that differs from what was there, from `start` on.
  package func times(from start: Double) -> [Double] {
    entries.reversed().prefix { $0.time >= start }.map(\.time).reversed()
  }

  /// The snapshot that holds at `time`: the last one not later, or the first; nil when empty.
  package func snapshot(at time: Double) -> LayerSnapshot? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return entries.isEmpty ? nil : entries[max(0, low - 1)].snapshot
  }

  /// The number of snapshots.
  package var count: Int { entries.count }
}
