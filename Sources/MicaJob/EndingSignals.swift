// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The signals that ask a process to end, for the command and for hosts.

@preconcurrency internal import Glibc

/// SIGINT, SIGTERM and SIGHUP.
public enum EndingSignals {
  /// Waits for these signals in a thread of its own, which needs no open file; from here on all other threads block them.
  /// What was ignored before stays ignored: SIGHUP under nohup, SIGINT of a job in the background.
  public static func watch(_ handle: @escaping @Sendable (Int32) -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let box = Unmanaged.passRetained(Watch(signals, handle))
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { context in
        let watch = Unmanaged<Watch>.fromOpaque(context!).takeRetainedValue()
        var signals = watch.signals
        while true {
          var signal: Int32 = 0
          if sigwait(&signals, &signal) == 0 { watch.handle(signal) }
        }
      }, box.toOpaque())
    pthread_detach(thread)
  }

  private final class Watch {
    let signals: sigset_t
    let handle: @Sendable (Int32) -> Void
    init(_ signals: sigset_t, _ handle: @escaping @Sendable (Int32) -> Void) {
      (self.signals, self.handle) = (signals, handle)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Ends the process by a signal, so that a shell sees why.
  public static func end(by ending: Int32) -> Never {
    signal(ending, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, ending)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(ending)
    _exit(128 + ending)
  }
}
