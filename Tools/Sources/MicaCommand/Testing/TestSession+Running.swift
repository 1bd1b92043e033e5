// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The targets of a run, one after the other, each in every configuration of its plan.

import Foundation
import MicaBuild
import MicaFolders
import MicaJob
import MicaProcess
import MicaReport

extension TestSession {
  /// What all targets of a run share.
  private struct Run {
    /// The run's own folder.
    let folder: String
    let watch: TestWatch
    let limit: Double
    var count = 0
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
    let plan = try plan()
    let limit = options.pace.timeout ?? 60
    var run = Run(folder: place.path, watch: TestWatch(limit: limit), limit: limit)
    defer { run.watch.stop() }
    var isUnbuilt = false
    var declared = 0
    for planned in plan.targets {
      let (program, result) = try open(planned.target)
      if let program {
        declared += program.tests.count
        results.targets += try self.run(planned, program, plan, &run, result)
      } else {
        isUnbuilt = true
        results.targets.append(result)
      }
      if options.pace.failFast, !results.targets.isEmpty, !results.hasPassed { break }
    }
    results.seconds = TestWatch.now - started
    if results.targets.isEmpty, !plan.targets.isEmpty {
      // A part of a few tests may be empty.
      guard declared > 0, options.choice.shard != nil, options.choice.filters.isEmpty else {
        return try failForNone()
      }
      Terminal.print("note: none of \(declared) tests belongs to part \(results.shard ?? "")")
      return try finish(results, .passed)
    }
    if options.choice.isWhole, !options.pace.failFast { try tellOrphans(&results) }
    let isGood = results.hasPassed || plan.targets.isEmpty
    try finish(results, isUnbuilt ? .unbuilt : isGood ? .passed : .failed)
  }

  /// Runs the tests of a target in each configuration; no result where none of them was asked for.
  private func run(
    _ planned: PlannedTarget, _ program: BuiltProgram, _ plan: TestPlan, _ run: inout Run,
    _ result: TargetResult
  ) throws -> [TargetResult] {
    let groups = groups(of: program, planned)
    if program.tests.isEmpty, options.choice.filters.isEmpty {
      var result = result
      result.problem = "its sources declare no test"
      return [result]
    }
    if groups.isEmpty { return [] }
    var results: [TargetResult] = []
    for configuration in plan.configurations {
      var result = result
      if plan.configurations.count > 1 { result.name += " (\(configuration.name))" }
      if !configuration.arguments.isEmpty {
        Terminal.print(
          "note: \(result.name): the plan's arguments aren't passed: "
            + configuration.arguments.joined(separator: " "))
      }
      run.count += 1
      let hosts = hosts(of: program, configuration, run)
      result.tests = try tests(of: groups, hosts, in: "\(run.folder)/\(run.count)")
      results.append(result)
    }
    return results
  }

  private func hosts(
    of program: BuiltProgram, _ configuration: TestConfiguration, _ run: Run
  ) -> TestHosts {
    var job = options.screen.job
    if job.device.locale == nil { job.device.locale = configuration.locale }
    var environment = configuration.environment
    if let record = options.pace.record {
      environment["SNAPSHOT_TESTING_RECORD"] = record.rawValue
    }
    return TestHosts(
      program: program, job: job, environment: environment, limit: run.limit, watch: run.watch,
      isVerbose: options.pace.verbose)
  }

  /// Runs groups and prints what goes wrong in each when it is over.
  private func tests(
    of groups: [TestGroup], _ hosts: TestHosts, in place: String
  ) throws -> [TestResult] {
    let isVerbose = options.pace.verbose
    return try TargetRun(groups, hosts: hosts, pace: options.pace.pace, folder: place) {
      tests, output in
      if isVerbose { print(output, terminator: output.hasSuffix("\n") ? "" : "\n") }
      for test in tests { for line in ConsoleText.lines(of: test) { print(line) } }
    }.perform()
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
}
