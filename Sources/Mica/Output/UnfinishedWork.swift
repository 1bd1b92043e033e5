// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a run that is cut short must undo: temporary files to remove, programs to end. Stage 9.

internal import Synchronization

/// The undo steps of everything that is being written now, in the order of its beginning.
///
/// Safe from any thread. A step ends either by `end`, whose last act happens under the same lock,
/// or by `abandonAll`: an output is therefore either whole at its place or gone, never between.
package enum UnfinishedWork {
  /// Names one step.
  package struct Token: Sendable {
    fileprivate let number: Int
  }

  private struct Steps: Sendable {
    var next = 0
    var undo: [(number: Int, step: @Sendable () -> Void)] = []
  }

  private static let steps = Mutex(Steps())

  /// Begins something by `first` and remembers how to undo it; no end of the run comes between.
  static func begin<Work: Sendable, Failure>(
    _ first: () throws(Failure) -> Work, undo: @escaping @Sendable (Work) -> Void
  ) throws(Failure) -> (Work, Token) {
    try steps.withLock { (steps) throws(Failure) in
      let work = try first()
      steps.next += 1
      steps.undo.append((steps.next, { undo(work) }))
      return (work, Token(number: steps.next))
    }
  }

  /// Forgets a step.
  static func end(_ token: Token) { end(token) {} }

  /// Forgets a step after `last`, its last act (a rename, a removal); a failure of `last` leaves the
  /// step in place.
  static func end<Failure>(
    _ token: Token, last: () throws(Failure) -> Void
  ) throws(Failure) {
    try steps.withLock { (steps) throws(Failure) in
      try last()
      steps.undo.removeAll { $0.number == token.number }
    }
  }

  /// Undoes everything, the youngest step first, and leaves the process by `exit`.
  ///
  /// Nothing can begin or end meanwhile: other threads wait at the lock until the process is gone.
  package static func abandonAll(exit: () -> Never) -> Never {
    steps.withLock { steps in
      for (_, undo) in steps.undo.reversed() { undo() }
      exit()
    }
  }
}
