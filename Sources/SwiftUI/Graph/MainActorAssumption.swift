// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layout is nonisolated, as Apple's `Layout` is, and runs on the main thread alone.

/// Runs code of the main actor from a place that always is on the main thread, without asking.
@inline(__always)
func onMainThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
