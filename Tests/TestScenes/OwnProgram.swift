// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that see a device of their own, whatever other tests do beside them.

import MicaContext
import Testing

/// Runs each test of a suite as a program of its own.
package struct OwnProgram: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await ProgramContext.runApart { try await function() }
  }
}

extension Trait where Self == OwnProgram {
  package static var ownProgram: OwnProgram { OwnProgram() }
}
