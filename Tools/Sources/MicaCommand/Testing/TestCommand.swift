// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica test`.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob
import MicaProcess
import MicaReport

/// Runs the tests of a folder.
package struct TestCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of a project, a package or a folder, and compare its snapshots.",
    discussion: """
      Each class of XCTest and each file of Swift Testing runs in a process of its own. A test that the sources declare \
      and that neither runs nor is skipped fails.

      Exit codes: 0 all tests passed; 1 a test failed, or the run did; 2 no test matched, or the words make no sense; \
      3 a target couldn't be built.
      """)

  @Argument(help: "A folder with an Xcode project, a Package.swift or test sources.")
  package var folder: String?

  @OptionGroup(title: "Tests") package var choice: TestChoiceOptions
  @OptionGroup(title: "Running") package var pace: TestPaceOptions
  @OptionGroup(title: "Results") package var output: TestOutputOptions
  @OptionGroup(title: "Device") package var screen: TestScreenOptions
  @OptionGroup(title: "Building") package var packages: PackageOptions
  @OptionGroup(title: "Building") package var stubs: StubOptions

  package init() {}

  package func validate() throws {
    if folder == nil, output.merge.isEmpty {
      throw ValidationError("Missing expected argument '<folder>'")
    }
    if !output.merge.isEmpty, output.report == nil {
      throw ValidationError("--merge needs --report DIR, the folder of the merged report")
    }
    if output.prune, !choice.isWhole {
      throw ValidationError(
        "--prune needs a run of all tests: leave out --target, --filter, --shard, --since, --scheme and --plan"
      )
    }
    if pace.untilFailure, pace.attempts == nil {
      throw ValidationError("--until-failure needs --repeat COUNT, the most runs of a test")
    }
    if output.accept != nil,
      !choice.targets.isEmpty || choice.shard != nil || choice.since != nil || choice.list
    {
      throw ValidationError("--accept takes --filter alone")
    }
    if choice.scenes, choice.scheme != nil || choice.plan != nil {
      throw ValidationError(
        "--scenes compares a program's screens; --scheme and --plan choose tests")
    }
    if pace.rebase, pace.record != nil {
      throw ValidationError(
        "--rebase keeps references; --record \(pace.record!.rawValue) says what is written over")
    }
    if let problem = choice.selection.problem() {
      throw ValidationError(
        "--filter '\(problem.filter)' is no regular expression: \(problem.reason)")
    }
  }

  package func run() throws {
    do {
      try output.checkPlaces()
      if !output.merge.isEmpty {
        let merged = try ReportMerge.results(of: output.merge)
        if let gap = merged.shard { Terminal.print("Error: the merged report is \(gap)") }
        let isUnbuilt = merged.targets.contains { $0.problem != nil }
        let isWhole = merged.hasPassed && merged.shard == nil
        return try finish(merged, isUnbuilt ? .unbuilt : isWhole ? .passed : .failed)
      }
      guard let folder else { return }
      if let report = output.accept {
        return try SnapshotAcceptance(report: report, folder: folder, selection: choice.selection)
          .perform()
      }
      try HostRun.checkOpenFiles()
      Endings.prepare()
      let session = try TestSession(folder, self)
      if choice.list { return try session.list() }
      // The hosts' files go with the run's own folder: they are copied before.
      try session.perform { results, verdict in try finish(results, verdict) }
    } catch let error as BadSystemFont {
      Terminal.print(error.message)
      throw ExitCode(TestVerdict.nothing.rawValue)
    } catch let error as ReportError {
      Terminal.print("Error: \(error)")
      throw ExitCode(1)
    }
  }

  /// Writes and prints results, and ends with the run's exit code.
  private func finish(_ results: TestResults, _ verdict: TestVerdict) throws {
    for line in ConsoleText.summary(of: results) { print(line) }
    try output.write(results)
    if verdict != .passed { throw ExitCode(verdict.rawValue) }
  }
}
