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
  let folder: String
  let options: TestCommand
  let build: ProgramBuild

  init(_ folder: String, _ options: TestCommand) throws {
    (self.folder, self.options) = (folder, options)
    var build = try options.packages.build(options.stubs)
    build.runsTests = true
    if options.stubs.stubMissing == nil { build.stubsMissing = false }
    HostRun.tell(&build)
    self.build = build
  }

  // MARK: Targets

  /// What runs: targets by the scheme or plan, or those that were asked for.
  func plan() throws -> TestPlan {
    let found = try build.testTargets(in: folder)
    for note in found.notes { Terminal.print("note: \(note)") }
    var plan: TestPlan
    do {
      plan = try found.plan(
        scheme: options.choice.scheme, plan: options.choice.plan, targets: options.choice.targets)
    } catch let error as PortError {
      throw ValidationError("\(error)")
    }
    for target in plan.leftOut {
      Terminal.print("note: \(target.name) doesn't run: \(target.reason)")
    }
    for note in plan.notes { Terminal.print("note: \(note)") }
    guard !plan.targets.isEmpty else {
      Terminal.print("Error: there are no tests in '\(folder)'")
      throw ExitCode(TestVerdict.nothing.rawValue)
    }
    if let revision = options.choice.since {
      plan.targets = try changed(plan.targets, since: revision)
    }
    return plan
  }

  private func changed(
    _ targets: [PlannedTarget], since revision: String
  ) throws -> [PlannedTarget] {
    let changes = try ChangedFiles(since: revision, in: folder)
    var kept: [PlannedTarget] = []
    for planned in targets {
      let target = planned.target
      let reason = changes.reason { try build.find(folder, target: target) }
      if reason != nil { kept.append(planned) }
      Terminal.print(
        "note: \(target.name): " + (reason ?? "left out, nothing of it differs from \(revision)"))
    }
    return kept
  }

  /// A target that was built, or why it can't be.
  func open(_ target: TestTarget) throws -> (BuiltProgram?, TargetResult) {
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

  // MARK: Lists

  /// Prints the names of the tests that would run.
  func list() throws {
    var isUnbuilt = false
    var names: [String] = []
    for planned in try plan().targets {
      let (program, _) = try open(planned.target)
      guard let program else {
        isUnbuilt = true
        continue
      }
      let groups = groups(of: program, planned)
      names += groups.flatMap(\.tests).map { "\(planned.target.name).\($0.name)" }
    }
    for name in names { print(name) }
    if isUnbuilt { throw ExitCode(TestVerdict.unbuilt.rawValue) }
    if names.isEmpty { try failForNone() }
  }

  /// The tests of a target that run, by their processes.
  func groups(of program: BuiltProgram, _ planned: PlannedTarget) -> [TestGroup] {
    TestGroup.all(of: program.tests).compactMap { group in
      options.choice.selection.part(of: group, in: planned.target.name) {
        planned.leavesOut($0.name)
      }
    }
  }

  /// Ends the run since no test was found.
  func failForNone() throws {
    let filters = options.choice.filters.map { "'\($0)'" }.joined(separator: " or ")
    Terminal.print(
      filters.isEmpty
        ? "Error: no test was found in '\(folder)'"
        : "Error: no test matches --filter \(filters); 'mica test \(folder) --list' shows all names"
    )
    throw ExitCode(TestVerdict.nothing.rawValue)
  }
}
