// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Locks that a program may subclass: Foundation's on Linux have members that the compiler can't load, so that no
// class may inherit from them.

public import Foundation

/// A lock that one thread at a time holds.
///
/// A thread that locks it twice waits for itself, as on Apple's systems.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  private let core = ThreadLock()

  /// The lock's name, for the program's own use; nil at first.
  open var name: String?

  /// A lock that no thread holds.
  public override init() { super.init() }

  /// Waits until the thread holds the lock.
  open func lock() { core.lock() }
  /// Releases the lock; only the thread that holds it may.
  open func unlock() { core.unlock() }
  /// Takes the lock if no thread holds it; returns whether it was taken.
  open func `try`() -> Bool { core.tryLock() }
  /// Waits for the lock until a date; returns whether it was taken.
  open func lock(before limit: Date) -> Bool { core.lock(before: limit) }
}

/// A lock that its thread may take more than once, and releases as often.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let core = ThreadLock(isRecursive: true)

  /// The lock's name, for the program's own use; nil at first.
  open var name: String?

  /// A lock that no thread holds.
  public override init() { super.init() }

  /// Waits until the thread holds the lock.
  open func lock() { core.lock() }
  /// Releases the lock once; only the thread that holds it may.
  open func unlock() { core.unlock() }
  /// Takes the lock if no other thread holds it; returns whether it was taken.
  open func `try`() -> Bool { core.tryLock() }
  /// Waits for the lock until a date; returns whether it was taken.
  open func lock(before limit: Date) -> Bool { core.lock(before: limit) }
}

/// A lock with a signal that threads wait for.
open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  private let core = ThreadLock()

  /// The condition's name, for the program's own use; nil at first.
  open var name: String?

  /// A condition that no thread holds.
  public override init() { super.init() }

  /// Waits until the thread holds the lock.
  open func lock() { core.lock() }
  /// Releases the lock; only the thread that holds it may.
  open func unlock() { core.unlock() }
  /// Releases the lock, waits for a signal, and takes the lock again.
  open func wait() { core.wait() }
  /// Like `wait()`, until a date; returns false if the date came first.
  open func wait(until limit: Date) -> Bool { core.wait(until: limit) }
  /// Wakes one thread that waits.
  open func signal() { core.signal() }
  /// Wakes all threads that wait.
  open func broadcast() { core.broadcast() }
}

/// A lock with a number, which a thread may wait for.
open class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {
  private let core = ThreadLock()
  private var isHeld = false
  private var value: Int

  /// The lock's name, for the program's own use; nil at first.
  open var name: String?

  /// A lock that no thread holds, with a number.
  public init(condition: Int) {
    value = condition
    super.init()
  }

  /// A lock that no thread holds, with the number 0.
  public override convenience init() { self.init(condition: 0) }

  /// The number.
  open var condition: Int {
    core.lock()
    defer { core.unlock() }
    return value
  }

  /// Waits until the thread holds the lock, whatever its number is.
  open func lock() { _ = lock(before: .distantFuture) }
  /// Releases the lock; its number stays.
  open func unlock() { release(nil) }
  /// Waits until no thread holds the lock and its number is the given one.
  open func lock(whenCondition condition: Int) {
    _ = lock(whenCondition: condition, before: .distantFuture)
  }
  /// Releases the lock with a new number.
  open func unlock(withCondition condition: Int) { release(condition) }
  /// Takes the lock if no thread holds it; returns whether it was taken.
  open func `try`() -> Bool { take(nil, before: .distantPast) }
  /// Takes the lock if no thread holds it and its number is the given one.
  open func tryLock(whenCondition condition: Int) -> Bool {
    take(condition, before: .distantPast)
  }
  /// Waits for the lock until a date; returns whether it was taken.
  open func lock(before limit: Date) -> Bool { take(nil, before: limit) }
  /// Waits until a date for the lock with a number; returns whether it was taken.
  open func lock(whenCondition condition: Int, before limit: Date) -> Bool {
    take(condition, before: limit)
  }

  private func take(_ wanted: Int?, before limit: Date) -> Bool {
    core.lock()
    defer { core.unlock() }
    while isHeld || wanted.map({ $0 != value }) ?? false {
      if limit == .distantFuture {
        core.wait()
      } else if limit == .distantPast || !core.wait(until: limit) {
        return false
      }
    }
    isHeld = true
    return true
  }

  private func release(_ new: Int?) {
    core.lock()
    isHeld = false
    if let new { value = new }
    core.broadcast()
    core.unlock()
  }
}
