// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A transition under way, for those who want to move along with it.

public import CoreGraphics
public import Foundation

/// What there is to know of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it has begun by hand.
  var initiallyInteractive: Bool { get }
  /// Whether it can become interactive on its way.
  var isInterruptible: Bool { get }
  /// Whether it is driven by hand now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it has come by hand, 0 ... 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when it is let go.
  var completionVelocity: CGFloat { get }
  /// The curve on which it goes on when it is let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// The turn that the transition brings: none.
  var targetTransform: CGAffineTransform { get }
}

/// A transition that others can move along with.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes that are animated along with the transition, and says when it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for changes to a view outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` once an interactive transition is let go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` whenever the transition begins or ceases to be interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same with completion left out.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewController {
  /// The transition that the controller, or one around it, takes part in; nil when there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let coordinator = controller.core.coordinator { return coordinator }
      candidate = controller.parent ?? controller.core.presenting
    }
    return core.presented?.core.coordinator
  }
}
