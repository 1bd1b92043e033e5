// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Actions of views that cause themselves.

internal import MicaRaster

/// Limits how often an action runs before one frame, so that one that causes itself ends.
@MainActor
struct RoundLimit {
  private static let mostRounds = 20
  private var frame = -1
  private var count = 0

  nonisolated init() {}

  /// Whether the action may run once more before the frame. If not, it is noted.
  mutating func allows(_ host: ViewHost, _ name: String) -> Bool {
    if host.viewGraph.frame != frame { (frame, count) = (host.viewGraph.frame, 0) }
    count += 1
    guard count > Self.mostRounds else { return true }
    Unsupported.note("\(name) action tried to update multiple times per frame.")
    return false
  }
}
