// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a transition between two controllers is for those who animate it, and who they are.

public import CoreGraphics
public import Foundation

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of that name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The controller that is shown at the start.
  public static let from = Self("UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  public static let to = Self("UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of that name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The view that goes; nil for a presenting one that stays.
  public static let from = Self("UITransitionContextFromView")
  /// The view that comes; nil for a presenting one that has stayed.
  public static let to = Self("UITransitionContextToView")
}

/// A transition under way, for those who animate it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether somebody drives it by hand.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far an interactive transition has come, 0 ... 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that an interactive transition will go on to its end.
  func finishInteractiveTransition()
  /// Tells that an interactive transition will go back.
  func cancelInteractiveTransition()
  /// Tells that a transition has become interactive.
  func pauseInteractiveTransition()
  /// Tells that the animation is over. Whoever animates must call it.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn that the transition brings: none.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the start; zero where it isn't there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end; zero where it isn't there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long that takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be paused and turned round; may be left out.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called at the end; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// No animator: `animateTransition(using:)` is called.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  )
    -> any UIViewImplicitlyAnimating
  { AbsentAnimator() }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an animator that there isn't.
final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Drives a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins; the animator's changes can be made now.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when it is let go; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve on which it goes on when it is let go; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it is driven by hand from the start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Says who animates and drives presentations of a controller. Every method may be left out.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Who animates the presentation; nil, the default, for the style's own animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who animates the dismissal; nil, the default, for the style's own animation.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the presentation by hand; nil, the default, for nobody.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Who drives the dismissal by hand; nil, the default, for nobody.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Who looks after the presentation, for `.custom`; nil, the default, for the base class.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
