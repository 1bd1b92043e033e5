// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One transition between two controllers: what its animator, its driver by hand and those who move
// along are told, and the order of all that. Containers and presentations start it and are told of
// its end.

import CoreGraphics
import Foundation
import QuartzCore

/// A transition under way. It lives until `completeTransition(_:)` was called.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController?
  let to: UIViewController?
  package let containerView: UIView
  package let isAnimated: Bool
  package var presentationStyle = UIModalPresentationStyle.none
  package var fromView: UIView?
  package var toView: UIView?
  package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  package var finalFrames: [ObjectIdentifier: CGRect] = [:]
  package private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  package private(set) var transitionWasCancelled = false
  private(set) var percent: CGFloat = 0
  /// What has to be done at the end; true where the transition wasn't cancelled.
  package var ended: (Bool) -> Void = { _ in }
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var driver: (any UIViewControllerInteractiveTransitioning)?
  /// What a driver by hand moves: the animations that the animator has made.
  private(set) var timeline: DrivenTransition?
  private var alongside: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionEnds: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false
  private var hasStarted = false
  private var me: TransitionContext?
  private var madeCoordinator: TransitionCoordinator?

  package init(from: UIViewController?, to: UIViewController?, in container: UIView, animated: Bool)
  {
    (self.from, self.to, containerView, isAnimated) = (from, to, container, animated)
    (fromView, toView) = (from?.viewIfLoaded, to?.viewIfLoaded)
  }

  /// What controllers see of the transition; let go at its end.
  package var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let made = TransitionCoordinator(self)
    madeCoordinator = made
    return made
  }

  var duration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }

  // MARK: What animators ask

  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    key == .from ? from : key == .to ? to : nil
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  // MARK: Going

  /// Lets controllers see the coordinator before anything has begun.
  package func announce() {
    from?.core.coordinator = coordinator
    to?.core.coordinator = coordinator
  }

  /// Begins; without an animator, or not animated, it is over at once.
  package func start(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    me = self
    self.animator = animator
    guard isAnimated, let animator else {
      hasStarted = true
      runAlongside(animated: false)
      return completeTransition(true)
    }
    guard let driver, driver.wantsInteractiveStart else {
      run(animator)
      return
    }
    self.driver = driver
    isInteractive = true
    initiallyInteractive = true
    driver.startInteractiveTransition(self)
    if !hasStarted, driver is UIPercentDrivenInteractiveTransition { run(animator) }
  }

  /// Has the animator make its changes, and those who move along theirs.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard !hasStarted else { return }
    hasStarted = true
    // What begins by itself is begun by the animator, which may make its interruptible one there.
    guard isInteractive else {
      animator.animateTransition(using: self)
      runAlongside(animated: true)
      return
    }
    let interruptible = animator.interruptibleAnimator(using: self)
    if !(interruptible is AbsentAnimator) {
      timeline = DrivenTransition(animator: interruptible)
      runAlongside(animated: true)
      timeline?.move(to: percent)
      return
    }
    let timeline = DrivenTransition(duration: duration)
    self.timeline = timeline
    timeline.record {
      animator.animateTransition(using: self)
      runAlongside(animated: true)
    }
    timeline.move(to: percent)
  }

  private func runAlongside(animated: Bool) {
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    let changes = { for block in blocks { block(self.coordinator) } }
    guard animated, duration > 0 else { return changes() }
    if let animator = timeline?.animator { return animator.addAnimations(changes) }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.layoutSubviews], animations: changes)
  }

  // MARK: By hand

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isOver, percentComplete.isFinite else { return }
    percent = min(max(percentComplete, 0), 1)
    timeline?.move(to: percent)
  }

  package func finishInteractiveTransition() { letGo(cancelled: false) }

  package func cancelInteractiveTransition() { letGo(cancelled: true) }

  package func pauseInteractiveTransition() {
    if timeline == nil, hasStarted, !isOver,
      let running = animator?.interruptibleAnimator(using: self), running.isRunning
    {
      timeline = DrivenTransition(animator: running)
    }
    guard !isOver, let timeline else { return }
    isInteractive = true
    percent = timeline.pause()
  }

  private func letGo(cancelled: Bool) {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    let handlers = interactionEnds
    interactionEnds = []
    for handler in handlers { handler(coordinator) }
    timeline?.letGo(
      backwards: cancelled, speed: driver?.completionSpeed ?? 1,
      curve: driver?.completionCurve ?? .easeInOut)
  }

  // MARK: End

  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    timeline?.close()
    from?.core.coordinator = nil
    to?.core.coordinator = nil
    ended(didComplete)
    animator?.animationEnded(didComplete)
    let blocks = completions
    completions = []
    for block in blocks { block(coordinator) }
    madeCoordinator = nil
    me = nil
  }

  // MARK: Moving along

  package func add(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    alongside.append(animation)
    if hasStarted {
      if let timeline, isInteractive {
        timeline.record { runAlongside(animated: true) }
        timeline.move(to: percent)
      } else {
        runAlongside(animated: isAnimated)
      }
    }
    return true
  }

  func notify(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionEnds.append(handler)
  }

  var completionVelocity: CGFloat { driver?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { driver?.completionCurve ?? .easeInOut }
}

/// What controllers see of a transition.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let context: TransitionContext

  init(_ context: TransitionContext) { self.context = context }

  package var isAnimated: Bool { context.isAnimated }
  package var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  package var initiallyInteractive: Bool { context.initiallyInteractive }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { context.isInteractive }
  package var isCancelled: Bool { context.transitionWasCancelled }
  package var transitionDuration: TimeInterval { context.duration }
  package var percentComplete: CGFloat { context.percent }
  package var completionVelocity: CGFloat { context.completionVelocity }
  package var completionCurve: UIView.AnimationCurve { context.completionCurve }
  package var containerView: UIView { context.containerView }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    context.viewController(forKey: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { context.add(animation, completion) }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { context.add(animation, completion) }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { context.notify(handler) }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { context.notify(handler) }
}
