// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies are closures of any thread; views belong to the main thread.

internal import MicaFoundation

/// Passes a value on to another thread, which waits for it.
private struct Passed<Value>: @unchecked Sendable {
  let value: Value
}

/// What a closure returns that runs on the main thread: at once there, or when the main thread comes to it.
package func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let own = Passed(value: body)
    if Thread.isMainThread {
      return MainActor.assumeIsolated { Passed(value: own.value()) }.value
    }
    let scene = SnapshotScene.current
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        SnapshotScene.$current.withValue(scene) { Passed(value: own.value()) }
      }
    }.value
  }
}
