// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What every host's process is told beside its job.
package enum HostEnvironment {
  /// The same order of sets and dictionaries in each run: programs go through them to make views.
  static let order = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// The tool that names lines of code in warnings of a host (`MICA_SYMBOLIZER`), beside the toolchain's backtracer.
  package static func symbolizer(beside backtracer: String?) -> [String: String] {
    guard let slash = backtracer?.lastIndex(of: "/"), let folder = backtracer?[..<slash],
      let tool = FileStore.realPath("\(folder)/../../../bin/llvm-symbolizer"),
      access(tool, X_OK) == 0
    else { return [:] }
    return ["MICA_SYMBOLIZER": tool]
  }

  /// Of a host that this process starts without a supervisor: it ends with its parent.
  package static var values: [String: String] {
    order.merging(["MICA_PARENT": "\(getpid())"]) { $1 }
  }
}
