// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Drives the animations of a transition by a number.

public import CoreGraphics
public import Foundation

/// Drives a transition by how far it has come: its animator's animations are held at that place.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?

  /// A driver that has nothing to drive yet.
  public override init() {}

  /// How long the whole transition takes, in seconds.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How far it has come, 0 ... 1.
  open var percentComplete: CGFloat { context?.percent ?? 0 }
  /// How fast it goes on when it is let go; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve on which it goes on when it is let go; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pacing on which it goes on when it is let go; nil for the curve.
  ///
  /// Partly: kept, without effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it is driven by hand from the start; true by default.
  open var wantsInteractiveStart = true

  /// Begins.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext as? TransitionContext }

  /// Holds a transition that runs.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Tells how far it has come, 0 ... 1.
  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Lets it go back.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }

  /// Lets it go on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }
}
