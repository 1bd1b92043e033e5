// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tools that work for a build.

@preconcurrency internal import Glibc
internal import MicaProcess

extension ChildProcess {
  /// Processor time that the processes which have ended took, in seconds, with those below them.
  static var usedTime: Double {
    var usage = rusage()
    guard getrusage(RUSAGE_CHILDREN.rawValue, &usage) == 0 else { return 0 }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    return Double(seconds) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  /// Runs a tool and collects what it prints. Throws `toolFailed` where it can't be started.
  func answer(withErrors: Bool) throws(BuildError) -> Outcome {
    do throws(StartFailure) {
      return try collect(withErrors: withErrors)
    } catch {
      throw .toolFailed(error.path, reason: error.reason)
    }
  }
}
