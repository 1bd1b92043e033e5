// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What each thread knows of contexts, without Foundation. Asked with every change of a layer, so it
// is a plain record rather than an object.

import Glibc
import Synchronization

/// A thread's memory: the context that runs there, the one that ran last, and who the thread is.
struct ThreadSlot {
  /// The context of the innermost `run` or `lend` on the thread, which keeps it alive.
  var running: Unmanaged<ProgramContext>?
  /// Its number; 0 outside.
  var runningNumber = 0
  /// What stays after the outermost `ProgramContext.run` on the thread.
  private(set) var last: ProgramContext?
  /// Tells threads apart, from 1; a thread that works for another one has that one's meanwhile.
  var number = ThreadSlot.lastNumber.add(1, ordering: .relaxed).newValue
  /// The part of a context that the thread asked for last; the context keeps it alive.
  var known: Known?
  /// What the thread lays out, draws or reads; whoever set it keeps it alive.
  var subject: Unmanaged<AnyObject>?

  /// Makes the thread that one of a number.
  mutating func become(_ thread: Int) {
    number = thread
    known = nil
  }

  /// A part of a context. Numbers of contexts never come again, so one that has gone is never found.
  struct Known {
    let context: Int
    let type: ObjectIdentifier
    let state: Unmanaged<AnyObject>
  }

  private static let lastNumber = Atomic<Int>(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let slot = pointer?.assumingMemoryBound(to: ThreadSlot.self) else { return }
      slot.deinitialize(count: 1)
      slot.deallocate()
    }
    return key
  }()

  /// The calling thread's.
  static var current: UnsafeMutablePointer<ThreadSlot> {
    if let pointer = pthread_getspecific(key) {
      return pointer.assumingMemoryBound(to: ThreadSlot.self)
    }
    let slot = UnsafeMutablePointer<ThreadSlot>.allocate(capacity: 1)
    slot.initialize(to: ThreadSlot())
    pthread_setspecific(key, slot)
    return slot
  }

  /// Makes `next` the context that stays.
  static func keep(_ next: ProgramContext) {
    let slot = current
    guard slot.pointee.last !== next else { return }
    // The end of the old one may ask for the current one.
    let old = slot.pointee.last
    slot.pointee.last = next
    withExtendedLifetime(old) {}
  }
}

/// The context and the identity of the thread that made it: for work on another thread while this
/// one waits.
package struct CallingThread: Sendable {
  private let context = ProgramContext.current
  private let number = ThreadSlot.current.pointee.number

  /// The calling thread.
  package init() {}

  /// What `body` returns, run with the context and the per-thread states of the thread that waits.
  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = ThreadSlot.current
    let own = slot.pointee.number
    slot.pointee.become(number)
    defer { slot.pointee.become(own) }
    return try context.lend(body)
  }
}
