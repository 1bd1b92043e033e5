// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What every host's process is told beside its job.
package enum HostEnvironment {
  /// The same order of sets and dictionaries in each run: programs go through them to make views.
  static let order = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Of a host that this process starts without a supervisor: it ends with its parent.
  package static var values: [String: String] {
    order.merging(["MICA_PARENT": "\(getpid())"]) { $1 }
  }
}
