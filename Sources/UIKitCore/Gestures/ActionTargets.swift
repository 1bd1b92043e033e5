// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Targets and the methods that are called of them.

internal import MicaRuntime

/// Pairs of target and method in the order in which they were added. Targets are not kept alive.
@MainActor
struct ActionTargets {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []

  mutating func add(_ target: Any, _ action: Selector) {
    let target = target as AnyObject
    entries.removeAll { $0.target == nil }
    guard !entries.contains(where: { $0.target === target && $0.action == action }) else { return }
    entries.append(Entry(target: target, action: action))
  }

  mutating func remove(_ target: Any?, _ action: Selector?) {
    let target = target as AnyObject?
    entries.removeAll { entry in
      (target == nil || entry.target === target) && (action == nil || entry.action == action)
    }
  }

  /// Calls each method with as many of its arguments as it takes.
  func send(_ sender: AnyObject) {
    for entry in entries {
      guard let target = entry.target else { continue }
      MethodCall.send(entry.action, to: target, sender)
    }
  }
}
