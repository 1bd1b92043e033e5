// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica test` never tells a success that isn't one: a table of tests that go wrong, in one folder and one run.

import Foundation
import MicaReport
import Testing

/// One run of all cases.
private struct WrongGreenRun {
  let code: Int32
  let text: String
  let results: TestResults?

  /// Crash reports leave the calls out: finding them takes seconds each.
  static let shared: WrongGreenRun = {
    let folder = NSTemporaryDirectory() + "mica-wrong-green-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/Cases", withIntermediateDirectories: true)
      for item in WrongGreen.all {
        let name = item.name.replacing(".", with: "")
        try item.source.write(
          toFile: "\(folder)/Cases/\(name).swift", atomically: true, encoding: .utf8)
      }
      let json = folder + "/results.json"
      let (code, text) = try TestMachine.run(
        TestMachine.command,
        ["test", folder, "--timeout", "20", "--json", json],
        in: folder, changes: ["SWIFT_BACKTRACE": "enable=no"])
      return WrongGreenRun(code: code, text: text, results: try? TestResults(at: json))
    } catch {
      return WrongGreenRun(code: -1, text: "\(error)", results: nil)
    }
  }()

  func test(_ name: String) -> TestResult? {
    results?.targets.flatMap(\.tests).first { $0.name == name }
  }
}

@Suite(.serialized) struct WrongGreenTests {
  @Test func `the run fails, and has a result for each case`() {
    let run = WrongGreenRun.shared
    #expect(run.code == 1, "\(run.text.suffix(4000))")
    #expect(WrongGreen.all.count >= 40)
    #expect(run.text.contains("Failing tests:"))
  }

  @Test(arguments: WrongGreen.all)
  func `a test that goes wrong is red, with a line that says why`(_ item: WrongGreen) throws {
    let run = WrongGreenRun.shared
    let slash = item.name.replacing("/", with: ".") + "/"
    let test = try #require(run.test(slash + item.test), "no result")
    #expect(test.outcome.rawValue == item.outcome, "\(test.issues)")
    let messages = test.issues.filter { $0.kind == .failure }.map(\.message)
    #expect(messages.contains { $0.contains(item.says) }, "\(messages)")
    #expect(run.text.contains("error: \(test.title) : "))
    if let other = item.unharmed {
      #expect(run.test(slash + other)?.outcome == .passed, "a test beside it is harmed")
    }
  }

  @Test func `classes that set globals and files pass themselves`() {
    let run = WrongGreenRun.shared
    #expect(run.test("ASetsAGlobal/testSets")?.outcome == .passed)
    #expect(run.test("AWritesAFile/testWrites")?.outcome == .passed)
  }
}
