// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that a runner may overlook, and functions of Swift Testing.

extension WrongGreen {
  /// Tests that are declared in ways that are easily overlooked.
  static let names: [WrongGreen] = [
    .members(
      "DropsItsTests", "missing", "neither ran nor was skipped",
      "override class var defaultTestSuite: XCTestSuite { XCTestSuite(name: \"none\") }\nfunc testIt() { XCTFail() }"
    ),
    WrongGreen(
      name: "IsPrivate", test: "testIt", outcome: "failed", says: "no",
      source:
        "import XCTest\nprivate class IsPrivate: XCTestCase { func testIt() { XCTFail(\"no\") } }\n"
    ),
    WrongGreen(
      name: "Outer.Inner", test: "testIt", outcome: "failed", says: "no",
      source:
        "import XCTest\nenum Outer { final class Inner: XCTestCase { func testIt() { XCTFail(\"no\") } } }\n"
    ),
    WrongGreen(
      name: "IsExtended", test: "testIt", outcome: "failed", says: "no",
      source:
        "import XCTest\nfinal class IsExtended: XCTestCase {}\nextension IsExtended { func testIt() { XCTFail(\"no\") } }\n"
    ),
    WrongGreen(
      name: "InheritsItsTest", test: "testIt", outcome: "failed", says: "no",
      source:
        "import XCTest\nclass BaseOfInherits: XCTestCase { func testIt() { if type(of: self) != BaseOfInherits.self { XCTFail(\"no\") } } }\n"
        + "final class InheritsItsTest: BaseOfInherits {}\n"),
    WrongGreen(
      name: "FillsAGeneric", test: "testIt", outcome: "failed", says: "no",
      source:
        "import XCTest\nclass GenericTests<Value>: XCTestCase { func testIt() { XCTFail(\"no\") } }\n"
        + "final class FillsAGeneric: GenericTests<Int> {}\n"),
    WrongGreen(
      name: "IsConditional", test: "testIt", outcome: "failed", says: "no",
      source: """
        import XCTest
        final class IsConditional: XCTestCase {
          #if os(iOS)
          func testIt() { XCTFail("no") }
          #endif
        }
        """),
    WrongGreen(
      name: "IsAliased", test: "testIt", outcome: "failed", says: "no",
      source:
        "import XCTest\ntypealias AliasOfTestCase = XCTestCase\nfinal class IsAliased: AliasOfTestCase { func testIt() { XCTFail(\"no\") } }\n"
    ),
    // Another class sets what this one needs: each has a process of its own.
    WrongGreen(
      name: "NeedsAnotherClass", test: "testIt", outcome: "failed", says: "unset",
      source: """
        import XCTest
        nonisolated(unsafe) private var isSet = false
        final class ASetsAGlobal: XCTestCase { func testSets() { isSet = true; setenv("IS_SET", "1", 1) } }
        final class NeedsAnotherClass: XCTestCase {
          func testIt() { XCTAssertTrue(isSet || getenv("IS_SET") != nil, "unset") }
        }
        """),
    // And files: each has a temporary folder and a home of its own.
    WrongGreen(
      name: "NeedsAnothersFile", test: "testIt", outcome: "failed", says: "absent",
      source: """
        import XCTest
        final class AWritesAFile: XCTestCase {
          func testWrites() throws {
            for folder in [NSTemporaryDirectory(), NSHomeDirectory()] { try "x".write(toFile: folder + "/mica-wrong-green", atomically: true, encoding: .utf8) }
          }
        }
        final class NeedsAnothersFile: XCTestCase {
          func testIt() {
            for folder in [NSTemporaryDirectory(), NSHomeDirectory()] {
              XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/mica-wrong-green"), "absent")
            }
          }
        }
        """),
    // Whoever removes what the runner needs fails, at the latest by having told nothing.
    WrongGreen(
      name: "RemovesTheRunnersFiles", test: "testIt", outcome: "crashed",
      says: "ended with exit code 0",
      source: """
        import XCTest
        final class RemovesTheRunnersFiles: XCTestCase {
          func testIt() { try? FileManager.default.removeItem(atPath: NSTemporaryDirectory() + "/..") }
        }
        """),
  ]

  /// Functions of Swift Testing.
  static let functions: [WrongGreen] = [
    .function("ExpectsWrong", "failed", "Expectation failed", "#expect(1 == 2)"),
    .function(
      "RequiresNil", "failed", "Expectation failed", "let a: Int? = nil\n_ = try #require(a)"),
    .function("ThrowsInAFunction", "failed", "aught error", "throw CocoaError(.fileNoSuchFile)"),
    .function("RecordsAnIssue", "failed", "no", "Issue.record(\"no\")"),
    .function("KnowsNoIssue", "failed", "nown issue", "withKnownIssue { #expect(1 == 1) }"),
    .function("NeverConfirms", "failed", "onfirmation", "await confirmation(\"once\") { _ in }"),
    .function("CrashesInAFunction", "crashed", "SIG", "fatalError(\"no\")"),
    .function("ExitsInAFunction", "crashed", "exit code 0", "exit(0)"),
    .function("LoopsInAFunction", "timedOut", "no progress", "while true {}"),
    .function(
      "SuspendsForever", "failed", "never happens",
      "await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }"),
    .function(
      "ChecksInATask", "failed", "Expectation failed",
      "await withTaskGroup(of: Void.self) { $0.addTask { #expect(1 == 2) } }"),
    WrongGreen(
      name: "FailsOneArgument", test: "it(value:)", outcome: "failed", says: "value",
      source:
        "import Testing\n@Suite struct FailsOneArgument {\n@Test(arguments: [1, 2, 3]) func it(value: Int) { #expect(value != 2) }\n}\n"
    ),
    WrongGreen(
      name: "FailsInInit", test: "it()", outcome: "failed", says: "aught error",
      source:
        "import Foundation\nimport Testing\n@Suite struct FailsInInit {\ninit() throws { throw CocoaError(.fileNoSuchFile) }\n@Test func it() {}\n}\n"
    ),
    WrongGreen(
      name: "DiesInDeinit", test: "it()", outcome: "crashed", says: "SIG",
      source:
        "import Testing\n@Suite final class DiesInDeinit {\n@Test func it() {}\ndeinit { fatalError(\"no\") }\n}\n"
    ),
  ]
}
