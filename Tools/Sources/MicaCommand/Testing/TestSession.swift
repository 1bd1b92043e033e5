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
  /// The files of the user's own system font, from the root.
  private let fonts: [String]

  init(_ folder: String, _ options: TestCommand) throws {
    (self.folder, self.options) = (folder, options)
    var build = try options.packages.build(options.stubs)
    (build.runsTests, build.takesScreens) = (!options.choice.scenes, options.choice.scenes)
    if options.stubs.stubMissing == nil, !options.choice.scenes { build.stubsMissing = false }
    fonts = try options.screen.font.files()
    HostRun.tell(&build)
    self.build = build
  }

  // MARK: Targets

  /// The targets that were asked for, or those that the folder's scheme or test plan names, else all.
  private func plan() throws -> TestPlan {
    let plan = try options.choice.scenes ? screens() : declared()
    guard let revision = options.choice.since else { return plan }
    let kept = try changed(plan.targets.map(\.target), since: revision)
    var rest = plan
    rest.targets.removeAll { !kept.contains($0.target) }
    return rest
  }

  /// The programs whose screens are compared: those of the targets that were asked for, or the folder's own.
  private func screens() throws -> TestPlan {
    let names: [String?] = options.choice.targets.isEmpty ? [nil] : options.choice.targets
    return TestPlan(
      all: try names.map { name in
        TestTarget(screensOf: try build.find(folder, target: name), named: name)
      })
  }

  /// The targets that were asked for, or those that the folder's scheme or test plan names, else all.
  private func declared() throws -> TestPlan {
    let found = try build.testTargets(in: folder)
    for note in found.notes { Terminal.print("note: \(note)") }
    for name in options.choice.targets where found.named(name).isEmpty {
      let names = found.all.map(\.name).joined(separator: ", ")
      let reason = found.leftOut.first { $0.name == name }.map { " that can run (\($0.reason))" }
      throw ValidationError(
        "there is no target of tests '\(name)'\(reason ?? "") in '\(folder)'; "
          + (names.isEmpty ? "it has none" : "there are: \(names)"))
    }
    var plan = try found.plan(
      scheme: options.choice.scheme, plan: options.choice.plan, targets: options.choice.targets)
    if let source = plan.source { Terminal.print("note: \(source) says which tests run") }
    for note in plan.notes { Terminal.print("note: \(note)") }
    for target in plan.leftOut {
      Terminal.print("note: \(target.name) doesn't run: \(target.reason)")
    }
    let arguments = plan.configurations.flatMap(\.arguments)
    if !arguments.isEmpty {
      Terminal.print(
        "note: tests get no arguments; these are left out: \(arguments.joined(separator: " "))")
    }
    guard !plan.targets.isEmpty else {
      Terminal.print("Error: there are no tests in '\(folder)'")
      throw ExitCode(TestVerdict.nothing.rawValue)
    }
    return plan
  }

  private func changed(_ targets: [TestTarget], since revision: String) throws -> [TestTarget] {
    let changes = try ChangedFiles(since: revision, in: folder)
    var kept: [TestTarget] = []
    for target in targets {
      let reason = changes.reason { try build.find(folder, target: target) }
      if reason != nil { kept.append(target) }
      Terminal.print(
        "note: \(target.name): " + (reason ?? "left out, nothing of it differs from \(revision)"))
    }
    return kept
  }

  /// A target that was built, or why it can't be.
  private func open(_ target: TestTarget) throws -> (BuiltProgram?, TargetResult) {
    var result = TargetResult(name: target.name)
    do {
      var program = try build.open(folder, target: target)
      if target.kind == .program { program.tests = scenes(of: program, target).listed }
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

  /// The screens of a program.
  private func scenes(of program: BuiltProgram, _ target: TestTarget) -> SceneTests {
    SceneTests(of: program, in: target.container, target: target.host, options.screen)
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
    for planned in try plan().targets {
      let target = planned.target
      let (program, _) = try open(target)
      guard let program else {
        isUnbuilt = true
        continue
      }
      let groups = options.choice.selection.groups(
        of: program.tests, in: target.name, leavingOut: planned.leavesOut)
      for group in groups {
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
    results.systemFont = fonts.isEmpty ? nil : fonts.map(FontOptions.fact)
    for font in results.systemFont ?? [] { Terminal.print("note: the system font is \(font)") }
    let place = try PrivateFolder(prefix: "mica-test")
    Endings.begin(place.path)
    defer {
      place.remove()
      Endings.finish(place.path)
    }
    let plan = try plan()
    let watch = TestWatch(limit: options.pace.timeout ?? 60)
    defer { watch.stop() }
    var isUnbuilt = false
    var declared = 0
    for (index, planned) in plan.targets.enumerated() {
      let (program, built) = try open(planned.target)
      if let program { declared += program.tests.count }
      if program?.tests.contains(where: \.isRefused) != false { isUnbuilt = true }
      if let program, planned.target.kind == .program {
        results.scenes = scenes(of: program, planned.target).known
      }
      for (number, configuration) in plan.configurations.enumerated() {
        var result = built
        if plan.configurations.count > 1 { result.name += " (\(configuration.name))" }
        if let program {
          let folder = "\(place.path)/\(index)-\(number)"
          try run(planned, configuration, program, watch, in: folder, &result)
        }
        if result.problem != nil || !result.tests.isEmpty { results.targets.append(result) }
        if program == nil { break }
        if options.pace.failFast,
          results.targets.contains(where: { !$0.tests.allSatisfy(\.hasPassed) })
        {
          break
        }
      }
      let hasFailed = results.targets.contains { !$0.tests.allSatisfy(\.hasPassed) }
      if options.pace.failFast, hasFailed || isUnbuilt { break }
    }
    try recordInline(results)
    results.seconds = TestWatch.now - started
    if results.targets.isEmpty, !plan.targets.isEmpty {
      // A part of a few tests may be empty.
      guard declared > 0, options.choice.shard != nil, options.choice.filters.isEmpty else {
        return try failForNone()
      }
      Terminal.print("note: none of \(declared) tests belongs to part \(results.shard ?? "")")
      return try finish(results, .passed)
    }
    let hasRun = results.targets.contains {
      $0.problem != nil || $0.tests.contains { $0.attempts > 0 }
    }
    if !hasRun, !plan.targets.isEmpty {
      Terminal.print(
        "Error: no test has run; the scheme or test plan leaves out all that were asked for")
      throw ExitCode(TestVerdict.nothing.rawValue)
    }
    if options.choice.isWhole, !options.pace.failFast { try tellOrphans(&results) }
    let isGood = results.hasPassed || plan.targets.isEmpty
    try finish(results, isUnbuilt ? .unbuilt : isGood ? .passed : .failed)
  }

  /// Writes inline snapshots into the sources, now that nothing runs that has these lines.
  private func recordInline(_ results: TestResults) throws {
    let snapshots = results.targets.flatMap(\.tests).flatMap(\.snapshots)
    let recording = try InlineRecording(
      snapshots.filter { $0.outcome == .recorded }.compactMap(\.inlineText))
    for path in recording.written { print("recorded: \(path)") }
    for problem in recording.problems { Terminal.print("Error: \(problem)") }
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
        ? "Error: no \(options.choice.scenes ? "screen" : "test") was found in '\(folder)'"
        : "Error: no test matches --filter \(filters); 'mica test \(folder) --list' shows all names"
    )
    throw ExitCode(TestVerdict.nothing.rawValue)
  }

  /// Runs a target's tests into its result, those that the plan leaves out as skipped ones.
  private func run(
    _ planned: PlannedTarget, _ configuration: TestConfiguration, _ program: BuiltProgram,
    _ watch: TestWatch, in place: String, _ result: inout TargetResult
  ) throws {
    guard !program.tests.isEmpty else {
      // A program without any screen has nothing to run.
      if planned.target.kind == .program { return }
      if options.choice.filters.isEmpty { result.problem = "its sources declare no test" }
      return
    }
    let name = planned.target.name
    let leftOut = program.tests.filter { planned.leavesOut($0.name) }
    result.tests = options.choice.selection.groups(of: leftOut, in: name).flatMap(\.tests).map {
      TestResult(leftOut: $0, because: "the scheme or test plan leaves it out")
    }
    let needing = program.tests.filter { $0.needs != nil }
    let unbuilt = options.choice.selection.groups(
      of: needing, in: name, leavingOut: planned.leavesOut
    ).flatMap(\.tests).map { TestResult(needing: $0) }
    for test in unbuilt { for line in ConsoleText.lines(of: test) { print(line) } }
    result.tests += unbuilt
    if let first = needing.first(where: \.isRefused) {
      let place = first.file.isEmpty ? "" : "\(first.file): "
      result.problem = "not all of its files compile: \(place)\(first.needs ?? "")"
    }
    let groups = options.choice.selection.groups(
      of: program.tests.filter { $0.needs == nil }, in: name, leavingOut: planned.leavesOut)
    guard !groups.isEmpty, unbuilt.isEmpty || !options.pace.failFast else { return }
    var job = options.screen.job
    job.device.locale = job.device.locale ?? configuration.locale
    if job.scale == nil, job.device.name == nil {
      job.scale = ReferenceScale.named(in: folder) ?? ReferenceScale.usual
    }
    if planned.target.kind == .program {
      let scenes = scenes(of: program, planned.target)
      try ReportFile.makeFolder(place)
      job.scenes = "\(place)/scenes.json"
      try scenes.write(to: "\(place)/scenes.json")
    }
    let variables = configuration.environment.merging(environment(planned.target, program)) { $1 }
    let hosts = TestHosts(
      program: program, job: job, environment: variables,
      limit: options.pace.timeout ?? 60, watch: watch, isVerbose: options.pace.verbose)
    let isVerbose = options.pace.verbose
    result.tests += try TargetRun(groups, hosts: hosts, pace: options.pace.pace, folder: place) {
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
      // SnapshotTesting keeps the pictures of a failure only where Xcode runs it.
      "__XCODE_BUILT_PRODUCTS_DIR_PATHS": bundle,
    ]
    if let record = options.pace.record { variables["SNAPSHOT_TESTING_RECORD"] = record.rawValue }
    if options.pace.rebase { variables["MICA_SNAPSHOT_REBASE"] = "1" }
    variables.merge(FontOptions.environment(of: fonts)) { $1 }
    return variables
  }
}
