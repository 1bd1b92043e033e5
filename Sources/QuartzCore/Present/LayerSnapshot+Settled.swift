// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether a snapshot has come to its end: for those who would otherwise look again and again.

extension LayerSnapshot {
  /// The deepest trees that are looked through.
  private static let deepest = 1_000

  /// Whether every moment after one (seconds, in the time of the tree's parent) shows the same: all animations are over,
  /// whether they stay on their layers or not. May say no where it is so.
  package func isSettled(after time: Double) -> Bool {
    if resting != nil { return true }
    guard height <= Self.deepest, !movesByItself, transition == nil, !hasCustomDrawing,
      timing == nil
    else { return false }
    return animations.allSatisfy { $0.isOver(before: time) }
      && sublayers.allSatisfy { $0.isSettled(after: time) }
      && (mask?.isSettled(after: time) ?? true)
  }
}

extension ResolvedAnimation {
  /// Whether it shows the same at all later times of its layer.
  fileprivate func isOver(before time: Double) -> Bool {
    guard motion.groups.isEmpty, let end = motion.timing.endInParentTime else { return false }
    return end < time
  }
}
