// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a run of tests ends.

/// What a run came to: the command's exit code.
enum TestVerdict: Int32 {
  case passed = 0
  /// A test failed, crashed, took too long or is missing; or a file couldn't be written.
  case failed = 1
  /// The words make no sense, or no test has such a name.
  case nothing = 2
  /// A target couldn't be built.
  case unbuilt = 3
}
