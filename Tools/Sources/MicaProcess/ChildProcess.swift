// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Processes that work for this one: the compiler, a program's host, SwiftPM. Each has a supervisor (CMicaProcess), so that
// it ends together with all that it started.

internal import CMicaProcess
@preconcurrency internal import Glibc

/// How a process ended.
package enum ProcessEnding: Equatable, Sendable {
  /// By itself, with a code.
  case exit(Int32)
  /// By a signal.
  case signal(Int32)
  /// By its supervisor, after the time limit.
  case late
}

/// A process that can't be started, and why.
package struct StartFailure: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    (self.path, self.reason) = (path, reason)
  }

  package var description: String { "\(path) can't be started: \(reason)" }
}

/// Starting a process and waiting for it.
package struct ChildProcess {
  package let path: String
  package let arguments: [String]
  /// Added to this process's own environment.
  package var environment: [String: String] = [:]
  /// The seconds of real time that it may take; nil for no limit.
  package var limit: Double?
  /// Whether it gets a process group of its own, so that a terminal's signals reach it only through this process.
  package var isGroup = false
  /// Whether what it prints to standard error is dropped, unless it is collected.
  package var isQuiet = false
  /// Open files that it inherits.
  package var inherited: [Int32] = []
  /// The folder that it works in; nil for this process's own.
  package var folder: String?
  /// Called when it has started, with its supervisor: what that is sent, the process and its descendants get.
  package var started: ((Int32) -> Void)?

  package init(_ path: String, _ arguments: [String]) {
    (self.path, self.arguments) = (path, arguments)
  }

  /// What became of a process.
  package struct Outcome: Sendable {
    package let ending: ProcessEnding
    /// Its process identifier.
    package let process: Int32
    /// What it printed, where that was collected.
    package var text = ""
  }

  /// Runs the process with this process's own streams.
  package func run() throws(StartFailure) -> Outcome {
    try wait(for: start(output: nil, errors: nil))
  }

  /// Runs the process with open files as its standard output and error.
  package func run(output: Int32, errors: Int32) throws(StartFailure) -> Outcome {
    try wait(for: start(output: output, errors: errors))
  }

  /// Runs the process; what it prints is collected, standard error too where `withErrors`.
  package func collect(withErrors: Bool) throws(StartFailure) -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: Child
    let nowhere = isQuiet ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1
    defer { if nowhere >= 0 { close(nowhere) } }
    do throws(StartFailure) {
      let errors = withErrors ? ends[1] : nowhere >= 0 ? nowhere : nil
      child = try start(output: ends[1], errors: errors)
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    let text = String(decoding: Self.readAll(ends[0]), as: UTF8.self)
    close(ends[0])
    var outcome = try wait(for: child)
    outcome.text = text
    return outcome
  }

  private struct Child {
    let supervisor: pid_t
    let report: Int32
  }

  private func start(output: Int32?, errors: Int32?) throws(StartFailure) -> Child {
    let words = ([path] + arguments).map { strdup($0) }
    let variables = childEnvironment().map { strdup($0) }
    defer { for word in words + variables { free(word) } }
    var program = mica_program()
    (program.output, program.errors) = (output ?? -1, errors ?? -1)
    (program.is_group, program.limit) = (isGroup ? 1 : 0, limit ?? 0)
    program.inherited_count = Int32(inherited.count)
    var report: Int32 = -1
    let folder = folder.map { strdup($0) } ?? nil
    defer { free(folder) }
    program.folder = UnsafePointer(folder)
    let supervisor = path.withCString { path in
      (words + [nil]).withUnsafeBufferPointer { words in
        (variables + [nil]).withUnsafeBufferPointer { variables in
          inherited.withUnsafeBufferPointer { files in
            program.path = path
            (program.arguments, program.environment) = (words.baseAddress, variables.baseAddress)
            program.inherited = files.baseAddress
            return mica_start(&program, &report)
          }
        }
      }
    }
    guard supervisor > 0 else { throw failure(-supervisor) }
    Endings.watch(supervisor)
    started?(supervisor)
    return Child(supervisor: supervisor, report: report)
  }

  private func failure(_ code: Int32) -> StartFailure {
    StartFailure(path: path, reason: String(cString: strerror(code)))
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

  private func wait(for child: Child) throws(StartFailure) -> Outcome {
    let ending = mica_wait(child.supervisor, child.report)
    Endings.unwatch(child.supervisor)
    switch ending.kind {
    case 0: return Outcome(ending: .exit(ending.value), process: ending.process)
    case 1: return Outcome(ending: .signal(ending.value), process: ending.process)
    case 2: return Outcome(ending: .late, process: ending.process)
    default: throw failure(ending.value)
    }
  }

  /// All that can be read from a file until its end.
  static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }
}
