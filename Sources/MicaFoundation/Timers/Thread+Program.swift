// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Threads of a program: which one is the main thread.

internal import CMicaClock
public import Foundation

extension Thread {
  /// Whether the code runs on the program's main thread.
  public class var isMainThread: Bool {
    mica_thread_program() != nil ? !mica_thread_is_worker() : Thread.current == Thread.mainThread
  }
}
