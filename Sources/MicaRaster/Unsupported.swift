// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The one way to say that something is not supported yet. Any floor may call it; the tools print
// what was noted.

import Synchronization

/// Features that were asked for and are not drawn, each noted once per process.
package enum Unsupported {
  private static let noted = Mutex<[String]>([])
  /// Names that a program makes up may be part of notes, so there may be any number.
  private static let limit = 512

  /// Notes that `feature` (such as `"CALayer.filters"`) was used and has no effect yet.
  ///
  /// Safe from any thread. Later notes of the same feature do nothing, nor those after 512 others.
  package static func note(_ feature: String) {
    noted.withLock { list in
      if list.count < limit, !list.contains(feature) { list.append(feature) }
    }
  }

  /// What was noted so far, in alphabetical order.
  package static var features: [String] { noted.withLock { $0.sorted() } }
}
