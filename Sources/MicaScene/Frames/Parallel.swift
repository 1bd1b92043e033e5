// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the stages use several cores: workers pull chunks of indices from one counter.

import Dispatch
import Glibc
internal import MicaContext
import Synchronization

/// Parallel loops whose result must not depend on who runs which chunk.
enum Parallel {
  /// The number of cores that this process may use.
  static var coreCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Runs `body(worker, range)` for chunks of `size` indices that together make `0 ..< count`, in the
  /// caller's context.
  ///
  /// A worker's number is below `workers` and used by one thread at a time. Below `serialBelow`
  /// indices, or with one worker, everything runs on the calling thread.
  static func chunks(
    of size: Int, in count: Int, workers: Int, serialBelow: Int,
    _ body: (_ worker: Int, _ range: Range<Int>) -> Void
  ) {
    if workers == 1 || count < serialBelow {
      if count > 0 { body(0, 0..<count) }
      return
    }
    let next = Atomic<Int>(0)
    let context = ProgramContext.current
    withoutActuallyEscaping(body) { body in
      // Each index is handed out once, and the caller's chunks write to places of their own.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        context.lend {
          while true {
            let start = next.add(size, ordering: .relaxed).oldValue
            if start >= count { return }
            body(worker, start..<min(start + size, count))
          }
        }
      }
    }
  }
}
