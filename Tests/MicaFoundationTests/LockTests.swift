// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import MicaFoundation
import Testing

/// Locks that programs use and subclass.
@Suite struct LockTests {
  /// A counter that is its own lock, as libraries write it.
  final class Counter: NSLock, @unchecked Sendable {
    var value = 0
    func add() {
      lock()
      value += 1
      unlock()
    }
  }
  final class Traced: NSRecursiveLock, @unchecked Sendable {
    var depth = 0
    override func lock() {
      super.lock()
      depth += 1
    }
    override func unlock() {
      depth -= 1
      super.unlock()
    }
  }

  @Test func aSubclassOfALockCountsOnManyThreads() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { counter.add() }
    }
    #expect(counter.value == 8000)
  }

  @Test func aRecursiveLockIsTakenTwiceByItsThread() {
    let lock = Traced()
    lock.lock()
    #expect(lock.try())
    lock.withLock { #expect(lock.depth == 2) }
    lock.unlock()
    lock.unlock()
    #expect(lock.depth == -1)
  }

  @Test func aHeldLockIsNotTaken() {
    let lock = NSLock()
    lock.lock()
    #expect(!lock.try())
    #expect(!lock.lock(before: Date(timeIntervalSinceNow: 0.01)))
    lock.unlock()
    #expect(lock.lock(before: .distantPast))
    lock.unlock()
  }

  @Test func aConditionWakesTheThreadThatWaits() {
    let condition = NSCondition()
    nonisolated(unsafe) var isReady = false
    Thread.detachNewThread {
      condition.withLock {
        isReady = true
        condition.broadcast()
      }
    }
    condition.lock()
    while !isReady { condition.wait() }
    #expect(!condition.wait(until: Date(timeIntervalSinceNow: 0.01)))
    condition.unlock()
    #expect(isReady)
  }

  @Test func aConditionLockOpensForItsNumber() {
    let lock = NSConditionLock(condition: 1)
    #expect(!lock.tryLock(whenCondition: 2))
    #expect(!lock.lock(whenCondition: 2, before: Date(timeIntervalSinceNow: 0.01)))
    #expect(lock.tryLock(whenCondition: 1))
    #expect(!lock.try())
    Thread.detachNewThread { lock.unlock(withCondition: 2) }
    lock.lock(whenCondition: 2)
    #expect(lock.condition == 2)
    lock.unlock()
    #expect(lock.try())
    lock.unlock()
  }
}
