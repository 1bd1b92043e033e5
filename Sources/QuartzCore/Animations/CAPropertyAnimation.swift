// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of one property, found by its key path.

import Foundation

/// An animation of the property that `keyPath` names.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it such as `position.x` or `transform.rotation.z`; with
  /// `sublayers.NAME.` before it, that of the first sublayer of this name.
  open var keyPath: String?
  /// Whether values are added to what the property already shows; false by default. A transform is
  /// applied before the one shown; kinds without a sum are replaced.
  open var isAdditive = false
  /// Whether each repetition starts where the one before ended; false by default. The value at the
  /// end of a cycle is added once for each complete one.
  open var isCumulative = false
  /// What makes the animated numbers a transform; nil by default.
  open var valueFunction: CAValueFunction?

  /// The stretch of the way that is gone; nil for all of it.
  package var progressRange: ProgressRange?

  /// An animation of the property that `path` names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
    progressRange = other.progressRange
  }

  /// What the animation does to a property, in numbers; nil where it has no effect.
  func track(for context: TrackContext) -> AnimationTrack? { nil }

  /// What moves the value after the pacing.
  var spring: SpringMotion? { nil }

  /// Whether the values depend on what was shown before the animation was added.
  var startsFromPrevious: Bool { false }

  /// Along a path: what is added to its direction to become the layer's rotation.
  var pathRotation: Double? { nil }
}
