// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the clock of a program is found.

package import MicaContext

/// The clock of a program. The context keeps it alive.
package final class ProgramClock: ProgramState {
  /// Nil for a program that runs on no stage.
  package internal(set) var clock: VirtualClock?

  /// A program without a clock.
  package init(in context: ProgramContext) {}
}

/// A clock by itself that runs on one thread of a program.
final class ThreadClock: ProgramState {
  weak var clock: VirtualClock?

  init(in context: ProgramContext) {}
}
