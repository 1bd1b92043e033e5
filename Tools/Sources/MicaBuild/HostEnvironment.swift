// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What every host's process is told beside its job.
package enum HostEnvironment {
  /// Ends with its parent, and has the same order of sets and dictionaries in each run: programs go through them to
  /// make views.
  package static var values: [String: String] {
    ["MICA_PARENT": "\(getpid())", "SWIFT_DETERMINISTIC_HASHING": "1"]
  }
}
