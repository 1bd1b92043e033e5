// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tools that work for a build.

internal import MicaProcess

extension ChildProcess {
  /// Runs a tool and collects what it prints. Throws `toolFailed` where it can't be started.
  func answer(withErrors: Bool) throws(BuildError) -> Outcome {
    do throws(StartFailure) {
      return try collect(withErrors: withErrors)
    } catch {
      throw .toolFailed(error.path, reason: error.reason)
    }
  }
}
