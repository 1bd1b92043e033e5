// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a found program to its host's answer.

import Foundation
import MicaBuild
import MicaJob

/// Builds programs and runs their hosts, within one run of the command.
struct HostRun {
  private let build: ProgramBuild
  private let target: String?
  private let limit: Double?

  /// Looks for Mica, its compiler and its cache.
  init(target: String? = nil, limit: Double? = nil) throws {
    try Self.checkOpenFiles()
    let environment = ProcessInfo.processInfo.environment
    var build = ProgramBuild(
      installation: try Installation(environment: environment),
      cache: try BuildCache(environment: environment))
    if let note = build.cache.note { Terminal.print("note: \(note)") }
    build.progress = { name in
      guard isatty(STDERR_FILENO) == 1 else { return }
      Terminal.print(name.map { "\r\u{1B}[Kcompiling \($0)…" } ?? "\r\u{1B}[K", terminator: "")
    }
    (self.build, self.target, self.limit) = (build, target, limit)
    Endings.prepare()
  }

  /// The folder's program, ready to run; what won't work in it is said.
  func open(_ folder: String) throws -> BuiltProgram {
    let program = try build.open(folder, target: target)
    for note in program.notes { Terminal.print(note) }
    return program
  }

  /// Has a job done, with our own streams. Ends this process where the host did.
  func run(_ job: HostJob, in folder: String) throws {
    let program = try open(folder)
    try check(process(program, job).run(), program)
  }

  /// Has a job done and returns what the host prints.
  func answer(_ job: HostJob, of program: BuiltProgram) throws -> String {
    let (ending, text) = try process(program, job).collect(withErrors: false)
    try check(ending, program)
    return text
  }

  private func process(_ program: BuiltProgram, _ job: HostJob) -> ChildProcess {
    var process = ChildProcess(program.host, [job.text])
    process.environment["MICA_PARENT"] = "\(getpid())"
    process.limit = limit
    return process
  }

  private func check(_ ending: ProcessEnding, _ program: BuiltProgram) throws {
    switch ending {
    case .exit(0): return
    case .exit(let code):
      // The host has said why.
      exit(code)
    case .signal(let signal): throw CommandError.crashed(program.name, signal: signal)
    case .late: throw CommandError.late(program.name, limit: limit ?? 0)
    }
  }

  /// The system's own libraries trap where they can't open a file, so that there must be enough.
  private static func checkOpenFiles() throws(CommandError) {
    let count = 8
    let files = (0..<count).map { _ in Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for file in files where file >= 0 { close(file) }
    if files.contains(where: { $0 < 0 }) { throw .tooFewFiles(count) }
  }
}
