// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a found program to its host's answer.

import Foundation
import MicaBuild
import MicaJob
import MicaProcess

/// Builds programs and runs their hosts, within one run of the command.
struct HostRun {
  private(set) var build: ProgramBuild
  private let target: String?
  private let limit: Double?
  private let isVerbose: Bool
  /// Added to the hosts' environment.
  var environment: [String: String] = [:]

  /// Looks for Mica, its compiler and its cache.
  init(
    _ folder: FolderOptions, stubs: StubOptions? = nil, limit: Double? = nil,
    isVerbose: Bool = false
  ) throws {
    try Self.checkOpenFiles()
    var build = try folder.build(stubs)
    build.limit = limit
    Self.tell(&build)
    (self.build, self.target, self.limit) = (build, folder.target, limit)
    self.isVerbose = isVerbose
    Endings.prepare()
  }

  /// Whether previews are compiled, so that hosts can show them.
  var takesPreviews: Bool {
    get { build.takesScreens }
    set { build.takesScreens = newValue }
  }

  /// Lets a build say on standard error what it does.
  static func tell(_ build: inout ProgramBuild) {
    build.notify = { Terminal.print("note: \($0)") }
    build.progress = { name in
      guard isatty(STDERR_FILENO) == 1 else { return }
      Terminal.print(name.map { "\r\u{1B}[K\($0)…" } ?? "\r\u{1B}[K", terminator: "")
    }
  }

  /// The folder's program, ready to run; what won't work in it is said.
  func open(_ folder: String) throws -> BuiltProgram {
    let program = try build.open(folder, target: target)
    for note in program.notes { Terminal.print(note) }
    return program
  }

  /// Has a job done, with our own streams, and prints `answer`. Ends this process where the host did.
  func run(_ job: HostJob, in folder: String, answer: String? = nil) throws {
    let program = try open(folder)
    var run = KnownRun(program, job: job.text, limit: limit, answer: answer)
    run.isVerbose = isVerbose
    run.environment = environment
    if program.notes.isEmpty, build.cache.note == nil, environment.isEmpty {
      run.save(in: build.cache)
    }
    guard let outcome = try Self.sound(run, in: build.cache) else {
      build.notify(ProgramBuild.damage(of: program.name))
      run = KnownRun(try open(folder), job: job.text, limit: limit, answer: answer)
      run.isVerbose = isVerbose
      run.environment = environment
      try Self.perform(run)
      return
    }
    try Self.check(outcome, program.name, limit)
    if let answer { print(answer) }
  }

  /// Does what was done for the same words before, if nothing has changed since; whether it did.
  static func repeatKnown() throws -> Bool {
    guard CommandLine.arguments.dropFirst().first.map(["render", "record"].contains) == true else {
      return false
    }
    try checkOpenFiles()
    let names = ["HOME", "TMPDIR", "XDG_CACHE_HOME", "MICA_CACHE"]
    let values = names.map { getenv($0).map { String(cString: $0) } }
    let environment = Dictionary(
      uniqueKeysWithValues: zip(names, values).compactMap { name, value in value.map { (name, $0) }
      })
    guard let cache = try? BuildCache(environment: environment), cache.note == nil,
      let run = KnownRun(in: cache)
    else { return false }
    Endings.prepare()
    guard let outcome = try sound(run, in: cache) else {
      Terminal.print("note: \(ProgramBuild.damage(of: run.name))")
      return false
    }
    try check(outcome, run.name, run.limit)
    if let answer = run.answer { print(answer) }
    return true
  }

  /// Does a run; nil where it went wrong and its copy in the cache turns out to be damaged, which is removed.
  private static func sound(_ run: KnownRun, in cache: BuildCache) throws -> HostOutcome? {
    let outcome: HostOutcome
    do throws(StartFailure) {
      outcome = try run.perform()
    } catch {
      if cache.removeDamaged(host: run.host) { return nil }
      throw error
    }
    return outcome.isBad && cache.removeDamaged(host: run.host) ? nil : outcome
  }

  private static func perform(_ run: KnownRun) throws {
    try check(run.perform(), run.name, run.limit)
    if let answer = run.answer { print(answer) }
  }

  /// Has a job done and returns what the host prints. Where a host refuses the job, this process ends with its code, or throws.
  func answer(
    _ job: HostJob, of program: BuiltProgram, exitsWithIt: Bool = true
  ) throws -> String {
    var run = KnownRun(program, job: job.text, limit: limit, answer: nil)
    run.isVerbose = isVerbose
    let outcome = try run.perform(collecting: true)
    if outcome.isBad, build.cache.removeDamaged(host: run.host) {
      throw CommandError.damaged(program.name)
    }
    if !exitsWithIt, case .exit(let code) = outcome.ending, code != 0 {
      throw CommandError.refused(program.name, code: code)
    }
    try Self.check(outcome, program.name, limit)
    return outcome.text
  }

  private static func check(_ outcome: HostOutcome, _ name: String, _ limit: Double?) throws {
    switch outcome.ending {
    case .exit(let code):
      guard outcome.isComplete else { throw CommandError.endedItself(name, code: code) }
      // The host has said why.
      if code == HostJob.badSystemFont { exit(TestVerdict.nothing.rawValue) }
      if code != 0 { exit(code) }
    case .signal(let signal):
      if let crash = outcome.crash { Terminal.print(crash.text, terminator: "") }
      throw CommandError.crashed(name, signal: signal, place: outcome.crash?.place)
    case .late: throw CommandError.late(name, limit: limit ?? 0)
    }
  }

  /// The system's own libraries trap where they can't open a file, so that there must be enough.
  static func checkOpenFiles() throws(CommandError) {
    let count = 8
    let files = (0..<count).map { _ in Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for file in files where file >= 0 { close(file) }
    if files.contains(where: { $0 < 0 }) { throw .tooFewFiles(count) }
  }
}
