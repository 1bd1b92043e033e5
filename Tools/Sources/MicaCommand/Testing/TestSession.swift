// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A run of `mica test`: the targets one after the other, each built and then run.

import ArgumentParser
import Foundation
import MicaBuild
import MicaFolders
import MicaJob
import MicaProcess
import MicaReport

/// The tests of a folder.
struct TestSession {
  private let folder: String
  private let options: TestCommand
  private let build: ProgramBuild

  init(_ folder: String, _ options: TestCommand) throws {
    (self.folder, self.options) = (folder, options)
    var build = try options.packages.build(options.stubs)
    build.runsTests = true
    if options.stubs.stubMissing == nil { build.stubsMissing = false }
    HostRun.tell(&build)
    self.build = build
  }

  // MARK: Targets

  /// The targets that were asked for, or those that run by default.
  private func targets() throws -> [TestTarget] {
    let found = try build.testTargets(in: folder)
    for note in found.notes { Terminal.print("note: \(note)") }
    for target in found.leftOut {
      Terminal.print("note: \(target.name) doesn't run: \(target.reason)")
    }
    var targets: [TestTarget] = []
    for name in options.choice.targets {
      guard let target = found.named(name).first else {
        let names = found.all.map(\.name).joined(separator: ", ")
        throw ValidationError(
          "there is no target of tests '\(name)' in '\(folder)'; "
            + (names.isEmpty ? "it has none" : "there are: \(names)"))
      }
      if !targets.contains(target) { targets.append(target) }
    }
    if options.choice.targets.isEmpty { targets = found.all.filter(\.isDefault) }
    guard !targets.isEmpty else {
      Terminal.print("Error: there are no tests in '\(folder)'")
      throw ExitCode(TestVerdict.nothing.rawValue)
    }
    return try options.choice.since.map { try changed(targets, since: $0) } ?? targets
  }

  private func changed(_ targets: [TestTarget], since revision: String) throws -> [TestTarget] {
    let changes = try ChangedFiles(since: revision, in: folder)
    var kept: [TestTarget] = []
    for target in targets {
      let reason = changes.reason { try build.find(folder, target: target) }
      if let reason { kept.append(target) }
      Terminal.print(
        "note: \(target.name): " + (reason ?? "left out, nothing of it differs from \(revision)"))
    }
    return kept
  }

  /// A target that was built, or why it can't be.
  private func open(_ target: TestTarget) throws -> (BuiltProgram?, TargetResult) {
    var result = TargetResult(name: target.name)
    do {
      let program = try build.open(folder, target: target)
      for note in program.notes { Terminal.print(note) }
      result.notes = program.notes
      return (program, result)
    } catch let error as BuildError {
      if let messages = error.messages { Terminal.print(messages, terminator: "") }
      result.problem = "\(error)" + (Self.firstError(in: error.messages).map { ": \($0)" } ?? "")
    } catch let error as PortError {
      result.problem = "\(error)"
    } catch let error as StartFailure {
      result.problem = "\(error)"
    }
    Terminal.print("Error: \(target.name): \(result.problem ?? "")")
    return (nil, result)
  }

  /// The first error among a compiler's lines.
  static func firstError(in messages: String?) -> String? {
    messages?.split(separator: "\n").first { $0.contains(" error: ") }.map(String.init)
  }

  // MARK: Runs

  /// Prints the names of the tests that would run.
  func list() throws {
    var isUnbuilt = false
    var count = 0
    for target in try targets() {
      let (program, _) = try open(target)
      guard let program else {
        isUnbuilt = true
        continue
      }
      for group in options.choice.selection.groups(of: program.tests, in: target.name) {
        for test in group.tests { print("\(target.name).\(test.name)") }
        count += group.tests.count
      }
    }
    if isUnbuilt { throw ExitCode(TestVerdict.unbuilt.rawValue) }
    if count == 0 { try failForNone() }
  }

  /// Runs all targets and calls `finish` while the files of the hosts are there.
  func perform(finish: (TestResults, TestVerdict) throws -> Void) throws {
    let started = TestWatch.now
    var results = TestResults(folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
    results.command = ["mica"] + CommandLine.arguments.dropFirst()
    results.device = options.screen.device.device ?? "default"
    results.shard = options.choice.shard?.text
    let place = try PrivateFolder(prefix: "mica-test")
    Endings.begin(place.path)
    defer {
      place.remove()
      Endings.finish(place.path)
    }
    let targets = try targets()
    let watch = TestWatch(limit: options.pace.timeout ?? 60)
    defer { watch.stop() }
    var isUnbuilt = false
    var declared = 0
    for (index, target) in targets.enumerated() {
      var (program, result) = try open(target)
      if let program {
        declared += program.tests.count
        try run(target, program, watch, in: "\(place.path)/\(index)", &result)
      } else {
        isUnbuilt = true
      }
      if result.problem != nil || !result.tests.isEmpty { results.targets.append(result) }
      if options.pace.failFast, !result.tests.allSatisfy(\.hasPassed) || isUnbuilt { break }
    }
    results.seconds = TestWatch.now - started
    if results.targets.isEmpty, !targets.isEmpty {
      // A part of a few tests may be empty.
      guard declared > 0, options.choice.shard != nil, options.choice.filters.isEmpty else {
        return try failForNone()
      }
      Terminal.print("note: none of \(declared) tests belongs to part \(results.shard ?? "")")
      return try finish(results, .passed)
    }
    if options.choice.isWhole, !options.pace.failFast { try tellOrphans(&results) }
    let isGood = results.hasPassed || targets.isEmpty
    try finish(results, isUnbuilt ? .unbuilt : isGood ? .passed : .failed)
  }

  /// Says which references no test compares, and removes them where that is asked for.
  private func tellOrphans(_ results: inout TestResults) throws {
    let orphans = OrphanedReferences.find(in: results)
    guard !orphans.isEmpty else { return }
    results.orphans = orphans
    for path in orphans {
      guard options.output.prune else {
        Terminal.print("note: \(path) is a reference that no test compares; --prune removes it")
        continue
      }
      guard unlink(path) == 0 else {
        throw ReportError.unwritable(path, reason: String(cString: strerror(errno)))
      }
      print("removed: \(path)")
    }
  }

  private func failForNone() throws {
    let filters = options.choice.filters.map { "'\($0)'" }.joined(separator: " or ")
    Terminal.print(
      filters.isEmpty
        ? "Error: no test was found in '\(folder)'"
        : "Error: no test matches --filter \(filters); 'mica test \(folder) --list' shows all names"
    )
    throw ExitCode(TestVerdict.nothing.rawValue)
  }

  /// Runs a target's tests into its result.
  private func run(
    _ target: TestTarget, _ program: BuiltProgram, _ watch: TestWatch, in place: String,
    _ result: inout TargetResult
  ) throws {
    guard !program.tests.isEmpty else {
      if options.choice.filters.isEmpty { result.problem = "its sources declare no test" }
      return
    }
    let groups = options.choice.selection.groups(of: program.tests, in: target.name)
    guard !groups.isEmpty else { return }
    let hosts = TestHosts(
      program: program, job: options.screen.job, environment: environment(target, program),
      limit: options.pace.timeout ?? 60, watch: watch, isVerbose: options.pace.verbose)
    let isVerbose = options.pace.verbose
    result.tests = try TargetRun(groups, hosts: hosts, pace: options.pace.pace, folder: place) {
      tests, output in
      if isVerbose { print(output, terminator: output.hasSuffix("\n") ? "" : "\n") }
      for test in tests { for line in ConsoleText.lines(of: test) { print(line) } }
    }.perform()
  }

  /// What Xcode tells tests by their environment.
  private func environment(_ target: TestTarget, _ program: BuiltProgram) -> [String: String] {
    let bundle = URL(fileURLWithPath: program.host).deletingLastPathComponent().path
    var variables = [
      "XCTestConfigurationFilePath": "\(bundle)/\(target.name).xctestconfiguration",
      "XCTestBundlePath": bundle,
      "XCTestSessionIdentifier": "00000000-0000-0000-0000-000000000000",
    ]
    if let record = options.pace.record { variables["SNAPSHOT_TESTING_RECORD"] = record.rawValue }
    return variables
  }
}
