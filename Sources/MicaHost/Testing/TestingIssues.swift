// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `#expect` in a method of XCTest's: the toolchain's library hands over what it finds outside of its own tests.

internal import Foundation
internal import MicaJob
internal import MicaXCTest

/// Issues of Swift Testing that a test of XCTest's has.
enum TestingIssues {
  private typealias Handler =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?
    ) -> Void
  private typealias Installer = @convention(c) (Handler) -> Bool

  /// Has them recorded as the running test's. Does nothing without the library.
  static func listen() {
    guard let symbol = dlsym(nil, "_swift_testing_installFallbackEventHandler") else { return }
    _ = unsafeBitCast(symbol, to: Installer.self)(hear)
  }

  private static let hear: Handler = { _, bytes, count, _ in
    let data = Data(bytes: bytes, count: count)
    guard let object = try? JSONSerialization.jsonObject(with: data),
      let record = object as? [String: Any], let event = record["payload"] as? [String: Any],
      event["kind"] as? String == "issueRecorded"
    else { return }
    let told = SwiftTesting.issue(event, of: nil)
    guard told.kind != .expected else { return }
    let place = told.file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: told.line ?? 0) }
    TestSession.record(
      XCTIssue(
        type: .assertionFailure, compactDescription: told.message ?? "an expectation failed",
        sourceCodeContext: XCTSourceCodeContext(location: place),
        severity: told.kind == .warning ? .warning : .error))
  }
}
