// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A transition in a snapshot: numbers and the old picture; and how far it has come at a moment.

internal import MicaRaster

/// How the two pictures of a transition move.
enum TransitionMotion: Sendable {
  case fade, moveIn, push, reveal
  /// Front and back of a card that is turned over.
  case flip
}

/// A transition with everything looked up. Behind a reference: most layers have none, and snapshots of
/// layers are read whole for each frame.
final class ResolvedTransition: Sendable {
  /// In the layer's time.
  let timing: TimingSpec
  /// The pacing; nil is linear.
  let curve: TimingCurve?
  let motion: TransitionMotion
  /// Towards where pictures move, in units of the layer's size.
  let direction: SIMD2<Double>
  let startProgress: Double
  let endProgress: Double
  /// What the layer showed before; nil where that was nothing.
  let old: PresentedLayer?

  init(
    timing: TimingSpec, curve: TimingCurve?, motion: TransitionMotion, direction: SIMD2<Double>,
    startProgress: Double, endProgress: Double, old: PresentedLayer?
  ) {
    (self.timing, self.curve, self.motion) = (timing, curve, motion)
    self.direction = direction
    (self.startProgress, self.endProgress) = (startProgress, endProgress)
    self.old = old
  }

  /// How far the transition has come at a time of its layer; nil where it has no effect.
  func presented(atLocalTime time: Double) -> PresentedTransition? {
    guard let cycle = timing.progress(atParentTime: time) else { return nil }
    let done = curve?.value(at: cycle.fraction) ?? cycle.fraction
    let progress = startProgress + (endProgress - startProgress) * done
    guard progress.isFinite else { return nil }
    return PresentedTransition(
      old: old, progress: min(max(progress, 0), 1), motion: motion, direction: direction)
  }
}

/// A transition at one moment.
final class PresentedTransition: Sendable {
  let old: PresentedLayer?
  /// 0 shows the old picture, 1 the new one.
  let progress: Double
  let motion: TransitionMotion
  let direction: SIMD2<Double>

  init(
    old: PresentedLayer?, progress: Double, motion: TransitionMotion, direction: SIMD2<Double>
  ) {
    (self.old, self.progress, self.motion, self.direction) = (old, progress, motion, direction)
  }
}

extension PresentedLayer {
  /// The layer as if its transition were over.
  var settled: PresentedLayer {
    guard transition != nil else { return self }
    return PresentedLayer(
      properties: properties, sublayers: sublayers, mask: mask, replicas: replicas)
  }

  /// A picture to go on from. Each interrupted transition holds the one before it; the ninth in a row
  /// lets go of them.
  var asOldPicture: PresentedLayer {
    var count = 0
    var next: PresentedLayer? = self
    while let transition = next?.transition {
      count += 1
      next = transition.old
    }
    return count > 8 ? settled : self
  }
}
