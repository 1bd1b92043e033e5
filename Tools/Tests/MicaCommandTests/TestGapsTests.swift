// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A test that is declared and didn't end is told, by its place.

import MicaJob
import MicaPortJob
import Testing

@testable import MicaCommand

struct TestGapsTests {
  private let tests = [
    ListedTest(.xctest, "CardTests/testA", file: "/a/A.swift", line: 3),
    ListedTest(.xctest, "CardTests/testB", file: "/a/A.swift", line: 4),
    ListedTest(.testing, "sum(a:)", file: "/a/B.swift", line: 9),
  ]

  private func event(
    _ kind: TestEvent.Kind, _ test: String, _ library: TestEvent.Library = .xctest
  ) -> String { TestEvent(kind, test: test, library: library).text + "\n" }

  @Test func testsThatEndedOrWereSkippedAreFine() {
    let events =
      event(.started, "CardTests/testA") + event(.ended, "CardTests/testA")
      + event(.skipped, "CardTests/testB") + event(.ended, "sum(a:)", .testing)
    #expect(TestGaps(tests, events: events).lines == [])
  }

  @Test func aCrashAndAMissingTestAreTold() {
    let events = event(.ended, "CardTests/testA") + event(.started, "CardTests/testB") + "{\"kin"
    #expect(
      TestGaps(tests, events: events).lines == [
        "/a/A.swift:4: error: CardTests/testB ended the process of its tests",
        "/a/B.swift:9: error: sum(a:) is declared, but it neither ran nor was skipped",
      ])
  }

  @Test func twoFunctionsOfOneNameAreTwoTests() {
    let twice = [
      ListedTest(.testing, "same()", file: "/a/A.swift", line: 1),
      ListedTest(.testing, "same()", file: "/a/B.swift", line: 2),
    ]
    #expect(TestGaps(twice, events: event(.ended, "same()", .testing)).lines.count == 1)
  }
}
