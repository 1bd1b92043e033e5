// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Another program with pipes to it, by plain system calls: they fail where Foundation's traps. Stage 9.

internal import Foundation
internal import Synchronization

/// A running program. Its input and complaints are pipes that never block this side.
///
/// It has a process group of its own, so that a terminal's interrupt reaches only this process, which
/// then decides, and so that what the program itself started ends with it.
final class ChildProcess: Sendable {
  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Why one could not be started: the system's own words.
  struct StartFailure: Error { let reason: String }

  let identifier: pid_t
  /// Where the program's input is written to.
  let input: Int32
  /// Where its standard error is read from.
  let complaints: Int32
  private let state = Mutex<(ending: Ending?, isInputOpen: Bool)>((nil, true))

  init(program: String, arguments: [String]) throws(StartFailure) {
    let stdin = try Self.pipe()
    defer { close(stdin.reading) }
    let stderr: (reading: Int32, writing: Int32)
    do { stderr = try Self.pipe() } catch {
      close(stdin.writing)
      throw error
    }
    defer { close(stderr.writing) }
    do {
      identifier = try Self.start(
        program, arguments: arguments, input: stdin.reading, complaints: stderr.writing)
    } catch {
      close(stdin.writing)
      close(stderr.reading)
      throw error
    }
    (input, complaints) = (stdin.writing, stderr.reading)
    for descriptor in [input, complaints] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    closeInput()
    close(complaints)
  }

  /// Says that no more input comes.
  func closeInput() {
    state.withLock { state in
      if state.isInputOpen { close(input) }
      state.isInputOpen = false
    }
  }

  /// How the program ended; nil while it runs.
  func ending() -> Ending? {
    state.withLock { state in
      if state.ending == nil { state.ending = reap() }
      return state.ending
    }
  }

  /// Ends the program at once and waits for its end, at most a second.
  func kill() {
    for round in 0..<1000 {
      let isOver = state.withLock { state in
        if state.ending == nil { state.ending = reap() }
        if state.ending == nil && round == 0 { Foundation.kill(-identifier, SIGKILL) }
        return state.ending != nil
      }
      if isOver { return }
      usleep(1000)
    }
  }

  /// The processor time that the program has used, in seconds; 0 where the system doesn't say.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Under the lock: a number that was waited for may belong to another process.
  private func reap() -> Ending? {
    var status: Int32 = 0
    var result = waitpid(identifier, &status, WNOHANG)
    while result < 0 && errno == EINTR { result = waitpid(identifier, &status, WNOHANG) }
    // Where this process ignores SIGCHLD, the system keeps no ending.
    if result < 0 { return .exit(0) }
    guard result == identifier else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// A pipe that programs don't inherit. Between its two steps no other is started: they all start
  /// under the lock of `UnfinishedWork`.
  private static func pipe() throws(StartFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(
    _ program: String, arguments: [String], input: Int32, complaints: Int32
  ) throws(StartFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, complaints, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (blocked, ordinary) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigemptyset(&ordinary)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&ordinary, signal) }
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier: pid_t = 0
    let error = posix_spawn(&identifier, program, &actions, &attributes, &words, &variables)
    guard error == 0 else { throw failure(error) }
    return identifier
  }

  private static func failure(_ error: Int32) -> StartFailure {
    StartFailure(reason: String(cString: strerror(error)))
  }
}
