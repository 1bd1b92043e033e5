// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The context that ran last on each thread, without Foundation.

import Glibc

/// A slot of each thread that holds a context.
struct ThreadValue: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<ProgramContext>.fromOpaque(pointer).release()
    }
    self.key = key
  }

  /// The calling thread's.
  var context: ProgramContext? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<ProgramContext>.fromOpaque($0).takeUnretainedValue()
      }
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<ProgramContext>.fromOpaque(old).release() }
    }
  }
}
