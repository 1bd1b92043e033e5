// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A host that somebody waits for ends with them.

internal import Foundation

/// The process that started this one.
enum Supervision {
  /// The environment's name for the process that waits; nobody waits where it isn't set.
  private static let name = "MICA_PARENT"

  /// From here on this process is asked to end (SIGTERM) when the one that waits for it was killed.
  static func begin() {
    guard let text = getenv(name), let parent = pid_t(String(cString: text)) else { return }
    unsetenv(name)
    // The C library declares it with open arguments, which Swift doesn't call.
    typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    let control = unsafeBitCast(symbol, to: ProcessControl.self)
    let parentDeathSignal: Int32 = 1
    _ = control(parentDeathSignal, UInt(SIGTERM), 0, 0, 0)
    // It may have gone before we asked.
    if getppid() != parent { _exit(1) }
  }
}
