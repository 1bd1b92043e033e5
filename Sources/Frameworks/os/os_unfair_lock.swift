// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Locks of one word.

internal import CMicaRuntime

/// A lock of one word, which doesn't move while it is used.
public struct os_unfair_lock_s: Sendable {
  /// 0 while it is free.
  public var _os_unfair_lock_opaque: UInt32 = 0
  /// A free lock.
  public init() {}
}

/// A lock of one word.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self)
}

/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { mica_lock_word(word(lock)) }
/// Takes a lock if it is free; whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  mica_try_lock_word(word(lock)) != 0
}
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { mica_unlock_word(word(lock)) }
