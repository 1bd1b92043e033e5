// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One run of the command: what happens around the work itself.

import Dispatch
import Foundation
import Mica

/// Runs a command's work on the main actor, cleans up when it's interrupted and reports at the end
/// what could not be drawn.
enum Session {
  /// Signals that end a run early.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Runs the work. Whatever its outcome, features that were asked for and are not drawn are named.
  static func run(_ work: @MainActor () throws -> Void) throws {
    let watches = endings.map(watch)
    defer {
      for feature in Stage.unsupportedFeatures {
        Terminal.print("note: \(feature) is not supported yet and was not drawn")
      }
      for watch in watches { watch.cancel() }
    }
    try MainActor.assumeIsolated(work)
  }

  /// Removes what is half-written when the signal arrives, then lets it end the process.
  private static func watch(_ ending: Int32) -> any DispatchSourceSignal {
    signal(ending, SIG_IGN)
    let source = DispatchSource.makeSignalSource(
      signal: ending, queue: DispatchQueue(label: "mica.interrupt"))
    source.setEventHandler { UnfinishedWork.abandonAll { end(by: ending) } }
    source.resume()
    return source
  }

  /// Ends the process by the signal itself, so that a shell sees why.
  private static func end(by ending: Int32) -> Never {
    signal(ending, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, ending)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(ending)
    _exit(128 + ending)
  }
}
