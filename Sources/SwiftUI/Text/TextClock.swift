// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The clock of texts that depend on the current time.

internal import MicaFoundation

/// Calls a closure once after a second of the program's time, unless it is stopped before.
@MainActor
final class TextClock {
  private let timer: MicaFoundation.Timer

  init(_ action: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let action = action
    timer = MicaFoundation.Timer(timeInterval: 1, repeats: false) { _ in onMainThread { action() } }
    RunLoop.main.add(timer, forMode: .common)
  }

  func stop() { timer.invalidate() }
}
