// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The observers of one centre, found by name.

internal import Foundation
internal import Synchronization

/// All observations of a centre; safe from any thread.
final class ObservationTable: @unchecked Sendable {
  private struct Entry {
    let number: Int
    let observation: Observation
  }

  private let lock = Mutex(())
  private var byName: [Notification.Name?: [Entry]] = [:]
  private var lastNumber = 0
  /// How many there may be before the dead are looked for.
  private var limit = 64
  private var count = 0

  func add(_ observation: Observation) {
    let isFull = lock.withLock { _ in
      lastNumber += 1
      count += 1
      byName[observation.name, default: []].append(
        Entry(number: lastNumber, observation: observation))
      return count > limit
    }
    guard isFull else { return }
    remove { $0.isDead }
    lock.withLock { _ in limit = max(64, count * 2) }
  }

  /// Whoever is asked, or goes away, does so outside the lock: it may ask the table.
  func remove(_ isWanted: (Observation) -> Bool) {
    let entries = lock.withLock { _ in byName.values.flatMap { $0 } }
    let wanted = entries.filter { isWanted($0.observation) }
    guard !wanted.isEmpty else { return }
    for entry in wanted { entry.observation.remove() }
    let numbers = Set(wanted.map(\.number))
    lock.withLock { _ in
      for name in Set(wanted.map(\.observation.name)) {
        let kept = byName[name]?.filter { !numbers.contains($0.number) } ?? []
        byName[name] = kept.isEmpty ? nil : kept
      }
      count = byName.values.reduce(0) { $0 + $1.count }
    }
  }

  /// Who hears a notification, in the order of registration.
  func matching(_ notification: Notification) -> [Observation] {
    let (named, any) = lock.withLock { _ in (byName[notification.name] ?? [], byName[nil] ?? []) }
    let entries = any.isEmpty ? named : (named + any).sorted { $0.number < $1.number }
    return entries.compactMap { entry in
      guard let sender = entry.observation.sender else { return entry.observation }
      return sender.admits(notification.object) ? entry.observation : nil
    }
  }
}
