// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a strategy says of a snapshot besides the snapshot itself.

internal import MicaFoundation

/// What belongs to the snapshot that is taken.
final class SnapshotScene: @unchecked Sendable {
  /// That of the snapshot that is taken now; nil outside of assertions.
  @TaskLocal static var current: SnapshotScene?

  /// The views of the picture; made into JSON where they are needed.
  var views: ViewTree?
  /// Why there is no snapshot; nil if there is one.
  var problem: String?

  /// The views as JSON; nil for none.
  func tree() -> Data? { views.map(\.json) }
}
