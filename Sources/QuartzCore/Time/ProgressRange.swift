// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A stretch of an animation's way.

/// Where an animation starts and ends between its first value (0) and its last (1), whatever its
/// pacing: what is interrupted goes on from where it was.
package struct ProgressRange: Equatable, Sendable {
  package var start: Double
  package var end: Double

  package init(_ start: Double, _ end: Double) { (self.start, self.end) = (start, end) }

  /// The place on the whole way after a share of the stretch.
  package func place(at share: Double) -> Double { start + (end - start) * share }
}
