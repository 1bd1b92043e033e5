// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's own animations of transitions, on the system's spring (FACTS_UIKIT g.4, g.5).

import CoreGraphics
import Foundation
import QuartzCore

/// Animates by changes on a property animator.
@MainActor
package final class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// What a push is said to take (g.4).
  package static let reportedDuration: TimeInterval = 0.35

  private let seconds: TimeInterval
  private let timing: any UITimingCurveProvider
  private let prepare: (any UIViewControllerContextTransitioning) -> () -> Void
  private let finish: (any UIViewControllerContextTransitioning) -> Void
  private var animator: UIViewPropertyAnimator?

  /// `prepare` puts the views where they begin, and returns the changes that are animated.
  package init(
    duration: TimeInterval = reportedDuration,
    timing: any UITimingCurveProvider = UISpringTimingParameters(),
    prepare: @escaping (any UIViewControllerContextTransitioning) -> () -> Void,
    finish: @escaping (any UIViewControllerContextTransitioning) -> Void = { _ in }
  ) {
    seconds = duration
    self.timing = timing
    self.prepare = prepare
    self.finish = finish
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { seconds }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  package func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let changes = prepare(transitionContext)
    let animator = UIViewPropertyAnimator(duration: seconds, timingParameters: timing)
    animator.addAnimations(changes)
    animator.addCompletion { [finish] position in
      finish(transitionContext)
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }
}
