// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the runtime keeps for each thread.

import Glibc

/// A thread's autoreleased objects, dying objects and caught errors.
final class RuntimeThread {
  /// What the innermost autorelease pool keeps alive.
  var autoreleased: [AnyObject] = []
  /// Objects whose `deinit` runs on this thread, inner ones last.
  var dying: [DyingObject] = []
  /// Keys whose setters run within a change that is announced as a whole.
  var announced: [(object: ObjectIdentifier, key: String)] = []
  /// Whether errors of key-value coding are collected instead of stopping the program.
  var isCatching = false
  var caught: KeyValueError?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<RuntimeThread>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The calling thread's.
  static var current: RuntimeThread {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<RuntimeThread>.fromOpaque(pointer).takeUnretainedValue()
    }
    let thread = RuntimeThread()
    pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
    return thread
  }
}
