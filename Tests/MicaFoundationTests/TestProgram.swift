// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program with a clock, without a stage.

import MicaClock
import MicaContext
import MicaFoundation

struct TestProgram {
  let context = ProgramContext()
  let clock: VirtualClock

  init() { clock = VirtualClock(of: context) }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try context.lend(body) }

  func advance(to time: Double) { context.lend { clock.advance(to: time) } }
}

/// What was noted, from any thread.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
