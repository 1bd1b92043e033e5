// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Several animations in one time (FACTS C1).

import Foundation

/// Animations that run together in the time of the group.
///
/// Children keep their own durations and are cut off, not scaled, where the group ends; one without
/// a duration takes the group's. Their begin times count from the group's beginning. The group's
/// own pacing, speed, repetition and fill mode apply to all of them; children's delegates and
/// `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations; nil by default. Groups may hold groups, up to 16 deep; a group inside itself is
  /// left out.
  open var animations: [CAAnimation]?

  private static let deepest = 16

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations
  }

  override func attachableCopy(inside groups: [CAAnimationGroup]) -> CAAnimation {
    let copy = super.attachableCopy(inside: groups)
    guard let group = copy as? CAAnimationGroup else { return copy }
    let around = groups + [self]
    let children = around.count > Self.deepest ? [] : animations ?? []
    group.animations = children.filter { child in !around.contains { $0 === child } }
      .map { $0.attachableCopy(inside: around) }
    return group
  }
}
