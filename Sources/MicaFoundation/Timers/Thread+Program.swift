// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Threads of a program: which one is the main thread.

internal import CMicaClock
public import Foundation

/// The thread on which a program uses UIKit.
package enum MainThread {
  /// Says once, as iOS' main thread checker does, that the program uses UIKit on another thread. The message names
  /// UIKit's method and the program's line; the program goes on.
  package static func check() { mica_check_main_thread() }
}

extension Thread {
  /// Whether the code runs on the program's main thread.
  public class var isMainThread: Bool {
    mica_thread_program() != nil ? !mica_thread_is_worker() : Thread.current == Thread.mainThread
  }
}
