// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Named parts of tests.

/// A part of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// Its name.
  var name: String { get }
  /// Keeps something with the report.
  func add(_ attachment: XCTAttachment)
}

/// Parts of the running test.
open class XCTContext: NSObject, @unchecked Sendable {
  /// Runs a part of a test under a name. Returns what the block returns.
  open class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }

  /// Runs an asynchronous part of a test under a name. Returns what the block returns.
  open class func runActivity<Result>(
    named name: String, isolation: isolated (any Actor)? = #isolation,
    block: (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    try await block(Activity(name))
  }
}

/// A part of the test that runs.
private final class Activity: NSObject, XCTActivity {
  let name: String

  init(_ name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) {
    let session = TestSession.current
    session.keep(attachment, of: session.test)
  }
}
