// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Trees of thousands of levels: stages 2 to 4 go down a tree by recursion, and a thread's own stack
// ends after some hundred levels. Deeper trees are worked on by a thread with a stack of their size,
// while the caller waits.

import Foundation
internal import MicaContext

enum LargeStack {
  /// Levels that every thread's stack has room for.
  private static let shallow = 48
  /// More than any stage needs for one level, in bytes; only what is used is ever memory.
  private static let bytesPerLevel = 48 << 10
  private static let maximumStack = 4 << 30
  /// Levels of a tree that release each other by recursion.
  static let releaseLevels = 256

  /// What `body` returns, run where there is room for a recursion of `depth` levels.
  ///
  /// The other thread has the caller's program and transactions.
  static func run<Result>(depth: Int, _ body: () -> Result) -> Result {
    if depth <= shallow { return body() }
    return withoutActuallyEscaping(body) { body in
      let work = Work(body)
      let thread = Thread { work.run() }
      thread.stackSize = min((depth + shallow) * bytesPerLevel, maximumStack)
      thread.start()
      return work.result()
    }
  }

  /// One call on its way to another thread, which alone uses it until it says that it is done.
  private final class Work<Result>: @unchecked Sendable {
    private var body: (() -> Result)?
    private var value: Result?
    private let caller = CallingThread()
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> Result) { self.body = body }

    func run() {
      caller.lend { value = body?() }
      body = nil
      done.signal()
    }

    func result() -> Result {
      done.wait()
      guard let value else { preconditionFailure("the work was done") }
      return value
    }
  }
}
