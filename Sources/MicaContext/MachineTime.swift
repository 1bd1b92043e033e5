// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The machine's own time, for reports. It reaches no picture and no program.

internal import CMicaClock
import Glibc

/// The machine's monotonic clock.
package enum MachineTime {
  /// Seconds of the machine's monotonic clock, also on a thread that runs a program with a clock of its own.
  package static var now: Double {
    let program = mica_thread_enter(nil)
    defer { mica_thread_enter(program) }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
