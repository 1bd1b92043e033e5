// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Results of calls by selector live as long as on iOS, where they are autoreleased.

import Glibc

/// Runs `body`; results of `perform` within it live until it ends.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let outer = AutoreleasePool.current.objects
  AutoreleasePool.current.objects = []
  defer { AutoreleasePool.current.objects = outer }
  return try body()
}

/// The objects that a thread keeps alive for a while.
package final class AutoreleasePool {
  fileprivate var objects: [AnyObject] = []

  /// How many objects a pool keeps that nobody drains: a thread without a run loop lets go of the
  /// oldest.
  private static let limit = 1024

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<AutoreleasePool>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The calling thread's.
  package static var current: AutoreleasePool {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<AutoreleasePool>.fromOpaque(pointer).takeUnretainedValue()
    }
    let pool = AutoreleasePool()
    pthread_setspecific(key, Unmanaged.passRetained(pool).toOpaque())
    return pool
  }

  /// Lets go of what the thread's pool holds; the run loop calls this after each turn.
  package static func drain() { current.objects = [] }

  /// The object, alive until the pool lets go of it.
  static func unmanaged(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let pool = current
    if pool.objects.count >= limit { pool.objects.removeFirst(limit / 2) }
    pool.objects.append(object)
    return Unmanaged.passUnretained(object)
  }
}
