// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What each thread knows of contexts, without Foundation.

import Glibc
import Synchronization

/// A thread's memory: the context that ran there last, and who the thread is.
final class ThreadSlot {
  /// The part of a context that the thread asked for last.
  struct Known {
    let context: Int
    let part: ProgramContext.Part
    let state: Unmanaged<AnyObject>
  }

  /// What stays after the outermost `ProgramContext.run` on the thread.
  private(set) var context: ProgramContext?
  /// Tells threads apart, from 1; a thread that works for another one has that one's meanwhile.
  var number = ThreadSlot.lastNumber.add(1, ordering: .relaxed).newValue
  var known: Known?

  /// Makes `next` the context that stays.
  func keep(_ next: ProgramContext) {
    guard context !== next else { return }
    // The end of the old one may ask for the current one.
    var old: ProgramContext? = next
    swap(&context, &old)
  }

  private static let lastNumber = Atomic<Int>(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<ThreadSlot>.fromOpaque(pointer).release()
    }
    return key
  }()

  /// The calling thread's.
  static var current: ThreadSlot {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadSlot>.fromOpaque(pointer).takeUnretainedValue()
    }
    let slot = ThreadSlot()
    pthread_setspecific(key, Unmanaged.passRetained(slot).toOpaque())
    return slot
  }
}

/// The context and the identity of the thread that made it: for work on another thread while this
/// one waits.
package struct CallingThread: Sendable {
  private let context = ProgramContext.current
  private let number = ThreadSlot.current.number

  /// The calling thread.
  package init() {}

  /// What `body` returns, run with the context and the per-thread states of the thread that waits.
  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = ThreadSlot.current
    let own = slot.number
    slot.number = number
    defer { slot.number = own }
    return try context.lend(body)
  }
}
