// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

/// What is undone in one step.
final class UndoGroup {
  /// One change to take back.
  struct Change {
    /// Whom it changes; not kept alive.
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  /// Changes, and groups within this one, in the order in which they came.
  enum Step {
    case change(Change)
    case group(UndoGroup)
  }

  var steps: [Step] = []
  /// What the step is called in menus; empty for no name.
  var actionName = ""
  var isDiscardable = false

  /// Whether nothing would happen.
  var isEmpty: Bool { steps.isEmpty }

  /// Takes the changes back, the newest first.
  func run() {
    for step in steps.reversed() {
      switch step {
      case .change(let change): if let target = change.target { change.run(target) }
      case .group(let group): group.run()
      }
    }
  }

  /// Forgets what changes an object.
  func forget(_ target: AnyObject) {
    steps.removeAll { step in
      switch step {
      case .change(let change): return change.target == nil || change.target === target
      case .group(let group):
        group.forget(target)
        return group.isEmpty
      }
    }
  }
}
