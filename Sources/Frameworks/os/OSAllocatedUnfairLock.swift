// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Locks that lie in memory of their own, with what they guard.

/// A lock with the state that it guards. Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    var word = os_unfair_lock_s()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// A free lock around a state that need not be sendable.
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  private func take() { withUnsafeMutablePointer(to: &box.word) { os_unfair_lock_lock($0) } }
  private func tryTake() -> Bool {
    withUnsafeMutablePointer(to: &box.word) { os_unfair_lock_trylock($0) }
  }
  private func give() { withUnsafeMutablePointer(to: &box.word) { os_unfair_lock_unlock($0) } }

  /// Runs a body with the state while the lock is taken.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    take()
    defer { give() }
    return try body(&box.state)
  }

  /// Runs a body with the state while the lock is taken.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Runs a body with the state if the lock is free; nil if it isn't.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard tryTake() else { return nil }
    defer { give() }
    return try body(&box.state)
  }

  /// Runs a body with the state if the lock is free; nil if it isn't.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A free lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A free lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and takes it.
  public func lock() { take() }
  /// Gives the lock back.
  public func unlock() { give() }
  /// Takes the lock if it is free; whether it was.
  public func lockIfAvailable() -> Bool { tryTake() }

  /// Runs a body while the lock is taken.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    take()
    defer { give() }
    return try body()
  }

  /// Runs a body while the lock is taken.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}
