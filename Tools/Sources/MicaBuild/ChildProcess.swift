// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Processes that work for us: the compiler, a program's host.

@preconcurrency internal import Glibc
internal import Synchronization

/// How a process ended.
package enum ProcessEnding: Equatable, Sendable {
  /// By itself, with a code.
  case exit(Int32)
  /// By a signal.
  case signal(Int32)
  /// By us, since it took too long.
  case late
}

/// Starting a process and waiting for it.
package struct ChildProcess {
  package let path: String
  package let arguments: [String]
  /// Added to our own environment.
  package var environment: [String: String] = [:]
  /// Seconds of real time that it may take; nil for as many as it likes.
  package var limit: Double?
  /// Whether what it starts is ended together with it.
  package var isGroup = false
  /// An open file that it inherits.
  package var inherited: Int32?

  package init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs the process with our own streams.
  package func run() throws(BuildError) -> ProcessEnding {
    try wait(for: start(output: nil, errors: nil))
  }

  /// Runs the process; what it prints is collected, standard error too where `withErrors`.
  package func collect(withErrors: Bool) throws(BuildError) -> (ending: ProcessEnding, text: String)
  {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw .toolFailed(path, reason: FileStore.lastReason())
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: Child
    do throws(BuildError) {
      child = try start(output: ends[1], errors: withErrors ? ends[1] : nil)
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    let text = Self.readAll(ends[0])
    close(ends[0])
    return (wait(for: child), text)
  }

  private struct Child {
    let process: pid_t
    let watch: Endings.Watch
  }

  private func start(output: Int32?, errors: Int32?) throws(BuildError) -> Child {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (file, stream) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      if let file { posix_spawn_file_actions_adddup2(&actions, file, stream) }
    }
    // The same number twice: the file stays open in the child.
    if let inherited { posix_spawn_file_actions_adddup2(&actions, inherited, inherited) }
    // Signals that we wait for in a thread are the child's own affair.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | (isGroup ? POSIX_SPAWN_SETPGROUP : 0)))

    let words = ([path] + arguments).map { strdup($0) }
    let variables = childEnvironment().map { strdup($0) }
    defer { for word in words + variables { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, &attributes, words + [nil], variables + [nil])
    guard code == 0 else { throw .toolFailed(path, reason: String(cString: strerror(code))) }
    return Child(process: process, watch: Endings.watch(isGroup ? -process : process, limit))
  }

  private func childEnvironment() -> [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      if environment[name] == nil { variables.append(text) }
      next += 1
    }
    return variables + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private func wait(for child: Child) -> ProcessEnding {
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0 && errno == EINTR {}
    let isLate = Endings.unwatch(child.watch)
    if isLate { return .late }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  private static func readAll(_ file: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk.prefix(count)
    }
  }
}
