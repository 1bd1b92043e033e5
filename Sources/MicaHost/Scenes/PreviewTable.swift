// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the previews of a program show, by their names.

internal import Synchronization

/// The `#Preview`s that the generated `main.swift` hands over.
enum PreviewTable {
  private struct Rows: @unchecked Sendable {
    var makers: [String: @MainActor () -> AnyObject] = [:]
  }

  private static let rows = Mutex(Rows())

  /// Adds a preview.
  static func add(_ name: String, _ make: @escaping @MainActor () -> AnyObject) {
    rows.withLock { $0.makers[name] = make }
  }

  /// What makes the view or controller of a preview; nil for an unknown name.
  static func maker(_ name: String) -> (@MainActor () -> AnyObject)? {
    rows.withLock { $0.makers[name] }
  }
}
