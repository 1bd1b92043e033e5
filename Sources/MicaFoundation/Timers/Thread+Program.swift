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

  /// Whether the main queue's work runs here: on Linux any thread may serve it.
  fileprivate static var servesMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

extension Thread {
  /// Whether the code runs on the program's main thread.
  public class var isMainThread: Bool {
    if mica_thread_program() != nil { return !mica_thread_is_worker() }
    return Thread.current == Thread.mainThread || MainThread.servesMainQueue
  }
}
