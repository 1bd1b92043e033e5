// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The signals that end a run: they go to the supervisors of all processes that work for this one, then they end this one.

@preconcurrency internal import Glibc
package import MicaJob
internal import Synchronization

/// The signals SIGINT, SIGTERM and SIGHUP.
package enum Endings {
  private struct State {
    /// Supervisors of processes that are waited for.
    var supervisors: Set<pid_t> = []
    var ending: Int32?
    var undo: [String] = []
  }

  private static let state = Mutex(State())

  /// Waits for these signals in a thread; from here on all other threads block them.
  package static func prepare() {
    EndingSignals.watch { signal in
      let isBusy = state.withLock { state in
        state.ending = signal
        for supervisor in state.supervisors { kill(supervisor, signal) }
        return !state.supervisors.isEmpty
      }
      if !isBusy { end(by: signal) }
    }
  }

  static func watch(_ supervisor: pid_t) {
    state.withLock { state in
      _ = state.supervisors.insert(supervisor)
      if let ending = state.ending { kill(supervisor, ending) }
    }
  }

  /// Called when a supervisor has ended. Ends this process where a signal has come meanwhile.
  static func unwatch(_ supervisor: pid_t) {
    let ending = state.withLock { state -> Int32? in
      state.supervisors.remove(supervisor)
      return state.supervisors.isEmpty ? state.ending : nil
    }
    if let ending { end(by: ending) }
  }

  /// Notes a file or folder that is removed should a signal end the run.
  package static func begin(_ path: String) { state.withLock { $0.undo.append(path) } }
  /// Takes a note back.
  package static func finish(_ path: String) { state.withLock { $0.undo.removeAll { $0 == path } } }

  private static func end(by ending: Int32) -> Never {
    for path in state.withLock({ $0.undo }) { Self.remove(path) }
    EndingSignals.end(by: ending)
  }

  /// Removes a file, or a folder with all that is in it.
  package static func remove(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { remove("\(path)/\(name)") }
      }
      closedir(stream)
    }
    rmdir(path)
  }
}
