// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files of tests that need a module which isn't there: their tests are red by name, and the others run.

import Foundation
import MicaReport
import Testing

/// A file of tests, and what must come of each of them.
struct MissingCase: Sendable, CustomTestStringConvertible {
  let file: String
  let source: String
  /// The tests that must be red.
  let red: [String]
  /// A part of what each says.
  var says = ""
  /// The tests that must pass.
  var green: [String] = []

  var testDescription: String { file }

  static let all: [MissingCase] = [
    MissingCase(
      file: "Fine.swift",
      source: "import XCTest\nfinal class Fine: XCTestCase { func testIt() {} }",
      red: [], green: ["Fine/testIt"]),
    MissingCase(
      file: "Imports.swift",
      source: """
        import Absent
        import XCTest
        class BaseCase: XCTestCase { func testBase() {} }
        final class Imports: BaseCase { func testIt() { XCTAssertTrue(true) } }
        extension Int { var doubled: Int { self * 2 } }
        """,
      red: ["BaseCase/testBase", "Imports/testBase", "Imports/testIt"],
      says: "needs module Absent, which isn't there"),
    MissingCase(
      file: "InheritsFromIt.swift",
      source: "import XCTest\nfinal class InheritsFromIt: BaseCase { func testIt() {} }",
      red: ["InheritsFromIt/testBase", "InheritsFromIt/testIt"],
      says: "needs 'BaseCase' of Imports.swift, which needs module Absent"),
    MissingCase(
      file: "UsesIt.swift",
      source: """
        import XCTest
        final class UsesIt: XCTestCase {
          func testIt() { XCTAssertEqual(2.doubled, 4) }
          func testOther() {}
        }
        """,
      red: ["UsesIt/testIt", "UsesIt/testOther"],
      says: "needs 'doubled' of Imports.swift, which needs module Absent"),
    MissingCase(
      file: "ExtendsFine.swift",
      source: "import Absent\nimport XCTest\nextension Fine { func testMore() {} }",
      red: ["Fine/testMore"], says: "needs module Absent", green: ["Fine/testIt"]),
    MissingCase(
      file: "CardSpec.swift",
      source: """
        import AbsentQuick
        final class CardSpec: AbsentQuickSpec { override class func spec() {} }
        final class PlainCase: AbsentTestCase { func testIt() {} }
        final class Helper: AbsentHelper { override func help() {} }
        """,
      red: ["CardSpec", "PlainCase/testIt"], says: "needs module AbsentQuick"),
    MissingCase(
      file: "Functions.swift",
      source: """
        import Absent
        import Testing
        @Suite struct Functions { @Test func one() {}; @Test(arguments: [1]) func two(_ n: Int) {} }
        @Test func three() {}
        """,
      red: ["Functions/one()", "Functions/two(_:)", "three()"], says: "needs module Absent"),
    MissingCase(
      file: "OtherFunctions.swift", source: "import Testing\n@Test func four() {}",
      red: [], green: ["four()"]),
    MissingCase(
      file: "OnAMac.swift",
      source: "import AppKit\nimport XCTest\nfinal class OnAMac: XCTestCase { func testIt() {} }",
      red: ["OnAMac/testIt"], says: "needs module AppKit, which Mica doesn't have"),
    MissingCase(
      file: "InReality.swift",
      source: "import ARKit\nimport XCTest\nfinal class InReality: XCTestCase { func testIt() {} }",
      red: ["InReality/testIt"], says: "needs module ARKit, which Mica doesn't have"),
    MissingCase(
      file: "OldTests.m",
      source: """
        #import <XCTest/XCTest.h>
        @interface OldTests : XCTestCase
        @end
        @implementation OldTests
        - (void)setUp {}
        - (void)testIt { XCTAssertTrue(YES); }
        - (void) testOther
        {
        }
        @end
        """,
      red: ["OldTests/testIt", "OldTests/testOther"], says: "needs Objective-C"),
  ]
}

/// One run of all of them.
private struct MissingRun {
  let code: Int32
  let text: String
  let results: TestResults?

  static let shared = MissingRun(MissingCase.all, "all")

  init(_ cases: [MissingCase], _ name: String, _ options: [String] = []) {
    let folder = NSTemporaryDirectory() + "mica-missing-\(name)-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/CaseTests", withIntermediateDirectories: true)
      for item in cases {
        try item.source.write(
          toFile: "\(folder)/CaseTests/\(item.file)", atomically: true, encoding: .utf8)
      }
      let json = folder + "/results.json"
      (code, text) = try TestMachine.run(
        TestMachine.command, ["test", folder, "--no-fetch", "--json", json] + options, in: folder)
      results = try? TestResults(at: json)
    } catch {
      (code, text, results) = (-1, "\(error)", nil)
    }
  }

  func test(_ name: String) -> TestResult? {
    results?.targets.flatMap(\.tests).first { $0.name == name }
  }
}

@Suite(.serialized) struct MissingModuleTests {
  @Test(arguments: MissingCase.all)
  func `tests that need what isn't there are red by name, the others run`(
    _ item: MissingCase
  ) throws {
    let run = MissingRun.shared
    #expect(run.code == 1, "\(run.text.suffix(3000))")
    for name in item.red {
      let test = try #require(run.test(name), "no result of \(name)")
      #expect(test.outcome == .missing)
      let message = test.issues.first { $0.kind == .failure }?.message ?? ""
      #expect(message.contains(item.says), "\(name): \(message)")
      #expect(run.text.contains("error: \(test.title) : "))
    }
    for name in item.green { #expect(run.test(name)?.outcome == .passed, "\(name)") }
  }

  @Test func `nothing else has a result`() {
    let names = MissingCase.all.flatMap { $0.red + $0.green }
    let found = MissingRun.shared.results?.targets.flatMap(\.tests).map(\.name) ?? []
    #expect(Set(found) == Set(names))
  }

  @Test func `a target whose files are all withheld is red`() {
    let files = ["CardSpec.swift", "OnAMac.swift"]
    let run = MissingRun(MissingCase.all.filter { files.contains($0.file) }, "whole")
    #expect(run.code == 1, "\(run.text.suffix(2000))")
    #expect(run.test("CardSpec")?.outcome == .missing)
    #expect(run.test("OnAMac/testIt")?.outcome == .missing)
  }

  @Test func `with stubs, too, they are red`() {
    let run = MissingRun(
      MissingCase.all.filter { ["CardSpec.swift", "Fine.swift"].contains($0.file) }, "stubs",
      ["--stub-missing"])
    #expect(run.code == 1, "\(run.text.suffix(2000))")
    #expect(run.test("CardSpec")?.outcome == .missing)
    #expect(run.test("Fine/testIt")?.outcome == .passed)
  }

  @Test func `a file that the compiler refuses is red by name, and the exit code says so`() throws {
    let run = MissingRun(
      [
        MissingCase.all[0],
        MissingCase(
          file: "Refused.swift",
          source: """
            import XCTest
            final class Refused: XCTestCase { func testIt() { noSuchFunction() }; func testOther() {} }
            func helper() -> Int { 1 }
            """, red: []),
        MissingCase(
          file: "Follows.swift",
          source:
            "import XCTest\nfinal class Follows: XCTestCase { func testIt() { _ = helper() } }",
          red: []),
      ], "refused")
    #expect(run.code == 3, "\(run.text.suffix(2000))")
    #expect(run.test("Fine/testIt")?.outcome == .passed)
    for name in ["Refused/testIt", "Refused/testOther", "Follows/testIt"] {
      let test = try #require(run.test(name), "no result of \(name)")
      #expect(test.outcome == .missing)
      #expect(test.issues.contains { $0.message.contains("doesn't compile") })
    }
    #expect(run.text.contains("Refused.swift:2:51: error: cannot find 'noSuchFunction'"))
  }
}
