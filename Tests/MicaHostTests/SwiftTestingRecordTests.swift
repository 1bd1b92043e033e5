// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Records of Swift Testing become events.

import Testing

@testable import MicaHost

struct SwiftTestingRecordTests {
  @Test func namesLoseTheirModuleAndPlace() {
    #expect(SwiftTesting.name(of: "App.Outer/Inner/sum(a:)/A.swift:3:2") == "Outer/Inner/sum(a:)")
    #expect(SwiftTesting.name(of: "App.free()/A.swift:3:2") == "free()")
    #expect(SwiftTesting.name(of: "App.Outer") == "Outer")
  }

  @Test func issuesSayWhatAndWhere() {
    let place: [String: Any] = ["_filePath": "/a/A.swift", "fileID": "App/A.swift", "line": 7]
    let event: [String: Any] = [
      "issue": ["isKnown": false, "sourceLocation": place],
      "messages": [["symbol": "fail", "text": "Expectation failed: 1 == 2"], ["text": "sum"]],
    ]
    let told = SwiftTesting.issue(event, of: "sum(a:)")
    #expect(told.kind == .issue && told.test == "sum(a:)" && told.library == .testing)
    #expect(told.file == "/a/A.swift" && told.line == 7)
    #expect(told.message == "Expectation failed: 1 == 2\nsum")
  }

  @Test(arguments: [
    (["isKnown": true] as [String: Bool], "expected"), (["isFailure": false], "warning"),
    ([:], "issue"),
  ])
  func knownIssuesAndWarningsDontFail(issue: [String: Bool], kind: String) {
    #expect(SwiftTesting.issue(["issue": issue], of: nil).kind.rawValue == kind)
  }
}
