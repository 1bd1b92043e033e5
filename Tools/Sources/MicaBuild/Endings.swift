// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The signals that end a run: they go to the process that works for us, and then end us as well.

@preconcurrency internal import Glibc
internal import Synchronization

/// Signals and time limits.
package enum Endings {
  /// A process that is waited for.
  struct Watch {
    let process: pid_t
  }

  private struct State {
    /// The process, or minus its group.
    var process: pid_t?
    var ending: Int32?
    /// When the process is ended, in seconds of the monotonic clock.
    var deadline: Double?
    var isLate = false
    var undo: [String] = []
  }

  private static let state = Mutex(State())

  /// Waits for these signals in a thread of its own; from here on all others block them. What was
  /// ignored before stays ignored: SIGHUP under nohup, SIGINT of a job in the background.
  package static func prepare() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Signals(waited))
    pthread_create(
      &thread, nil,
      { context in
        var signals = Unmanaged<Signals>.fromOpaque(context!).takeRetainedValue().set
        while true { Endings.wait(&signals) }
      }, box.toOpaque())
    pthread_detach(thread)
  }

  private final class Signals {
    let set: sigset_t
    init(_ set: sigset_t) { self.set = set }
  }

  private static func isIgnored(_ ending: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(ending, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  private static func wait(_ signals: inout sigset_t) {
    var pause = timespec(tv_sec: 0, tv_nsec: 50_000_000)
    let signal = sigtimedwait(&signals, nil, &pause)
    let now = Self.now()
    let ends = state.withLock { state -> Int32? in
      if signal > 0 {
        guard let process = state.process else { return signal }
        state.ending = signal
        kill(process, signal)
      } else if let deadline = state.deadline, let process = state.process, now >= deadline {
        // Asked first, so that it can tidy up.
        kill(process, state.isLate ? SIGKILL : SIGTERM)
        state.isLate = true
        state.deadline = now + 2
      }
      return nil
    }
    if let ends { end(by: ends) }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func watch(_ process: pid_t, _ limit: Double?) -> Watch {
    state.withLock {
      $0.process = process
      $0.isLate = false
      $0.deadline = limit.map { now() + $0 }
    }
    return Watch(process: process)
  }

  /// Called when the process has ended; ends ours where a signal came meanwhile. Returns whether the
  /// process took too long.
  static func unwatch(_ watch: Watch) -> Bool {
    let (isLate, ending) = state.withLock { state in
      state.process = nil
      state.deadline = nil
      return (state.isLate, state.ending)
    }
    if let ending { end(by: ending) }
    return isLate
  }

  /// A file or folder that is removed should a signal end the run.
  static func begin(_ path: String) { state.withLock { $0.undo.append(path) } }
  static func finish(_ path: String) { state.withLock { $0.undo.removeAll { $0 == path } } }

  /// Ends this process by the signal itself, so that a shell sees why.
  private static func end(by ending: Int32) -> Never {
    for path in state.withLock({ $0.undo }) { FileStore.remove(path) }
    signal(ending, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, ending)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(ending)
    _exit(128 + ending)
  }
}
