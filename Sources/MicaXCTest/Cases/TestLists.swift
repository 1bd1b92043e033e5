// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The lists of tests that packages write for Linux, where nothing looks methods up. Mica lists tests by itself, so that these
// are values that nobody reads.

internal import MicaRaster

/// A class of tests with its tests.
public typealias XCTestCaseEntry = (
  testCaseClass: XCTestCase.Type, allTests: [(String, XCTestCaseClosure)]
)

/// The tests of a class as a list's entry.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> () throws -> Void)]
) -> XCTestCaseEntry {
  let tests: [(String, XCTestCaseClosure)] = allTests.map { name, method in
    (name, { try method($0 as! T)() })
  }
  return (T.self, tests)
}

/// A test that may suspend, as a list of Linux's form holds it.
public func asyncTest<T: XCTestCase>(
  _ testClosureGenerator: @escaping (T) -> () async throws -> Void
) -> (T) -> () throws -> Void {
  { test in
    nonisolated(unsafe) let body = testClosureGenerator(test)
    return { try test.perform { try await body() } }
  }
}

/// Nothing to do but a note: Mica runs the tests that it finds in the sources.
public func XCTMain(_ testCases: [XCTestCaseEntry]) {
  Unsupported.note("XCTMain: Mica runs the tests that it finds in the sources.")
}
