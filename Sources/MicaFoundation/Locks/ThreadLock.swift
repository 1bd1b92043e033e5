// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A mutex and a condition of POSIX, which the classes of locks share.

internal import Foundation
internal import Glibc

/// A mutex with its condition. Each lock owns one; the memory doesn't move.
final class ThreadLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// - Parameter isRecursive: whether a thread may lock it more than once.
  init(isRecursive: Bool = false) {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    let kind = isRecursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL
    pthread_mutexattr_settype(&attributes, Int32(kind))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
  func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  /// Locks before a date; false if the date comes first.
  func lock(before limit: Date) -> Bool {
    if tryLock() { return true }
    var time = Self.time(limit)
    return pthread_mutex_timedlock(mutex, &time) == 0
  }

  func wait() { pthread_cond_wait(condition, mutex) }
  func signal() { pthread_cond_signal(condition) }
  func broadcast() { pthread_cond_broadcast(condition) }

  /// Waits for a signal; false if the date comes first.
  func wait(until limit: Date) -> Bool {
    var time = Self.time(limit)
    return pthread_cond_timedwait(condition, mutex, &time) == 0
  }

  /// The time of a date on the clock that the C library's functions wait by; a date in the past is now.
  private static func time(_ limit: Date) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let left = min(max(limit.timeIntervalSinceNow, 0), 1_000_000_000)
    let whole = left.rounded(.down)
    let parts = now.tv_nsec + Int((left - whole) * 1_000_000_000)
    return timespec(
      tv_sec: now.tv_sec + Int(whole) + parts / 1_000_000_000, tv_nsec: parts % 1_000_000_000)
  }
}
