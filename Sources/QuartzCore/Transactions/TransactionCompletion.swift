// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When a transaction's completion block runs: after everything that it waits for, inner ones first.

/// Counts what a completion block still waits for.
final class TransactionCompletion {
  let block: () -> Void
  /// The completion of a transaction around this one; it waits for this block too.
  private let outer: TransactionCompletion?
  private var pending = 1

  init(_ block: @escaping () -> Void, inside outer: TransactionCompletion?) {
    self.block = block
    self.outer = outer
    outer?.retain()
  }

  /// One more thing to wait for.
  func retain() { pending += 1 }

  /// One thing less; the last one runs the block, then lets the outer one go on.
  func release() {
    pending -= 1
    guard pending == 0 else { return }
    block()
    outer?.release()
  }
}
