// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How presented controllers are put away (FACTS_UIKIT g.2).

public import Foundation
import QuartzCore
@_spi(Mica) import UIKitCore

extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presented = controller.core.presented {
        return controller.dismissPresented(presented, animated: animated, completion: completion)
      }
      candidate = controller.parent
    }
    guard let presenting = presentingViewController else {
      // Nothing to be put away; whoever waits is told all the same.
      if let completion { TransactionStack.current.later { completion() } }
      return
    }
    presenting.dismiss(animated: animated, completion: completion)
  }

  /// Puts away what this controller presents and all that is presented from there; only what lies in
  /// front is animated.
  private func dismissPresented(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    var chain = [presented]
    while let next = chain[chain.count - 1].core.presented { chain.append(next) }
    let top = chain[chain.count - 1]
    guard let presentation = top.currentPresentation, !top.core.isBeingDismissed else { return }
    if let context = presentation.transition as? TransitionContext {
      // Still on its way in: it is there first.
      context.completeTransition(true)
    }
    for middle in chain.dropLast() { middle.coverUp() }
    top.dismiss(
      presentation, to: self, over: chain, animated: animated && UIView.areAnimationsEnabled,
      driver: nil, completion: completion)
  }

  /// The presentation that is carried out for this controller.
  var currentPresentation: UIPresentationController? {
    core.presentationController.map { $0.carrier ?? $0 }
  }

  /// Hides what lies below the controller that is being put away.
  private func coverUp() {
    viewIfLoaded?.isHidden = true
    core.isBeingDismissed = true
  }

  func dismiss(
    _ presentation: UIPresentationController, to presenter: UIViewController,
    over chain: [UIViewController], animated: Bool,
    driver: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    guard let container = presentation.containerView else { return }
    core.isBeingDismissed = true
    let bottom = bottom(of: chain, or: presentation)
    let returns = bottom.presenterWasRemoved
    let context = TransitionContext(from: self, to: presenter, in: container, animated: animated)
    presentation.transition = context
    context.presentationStyle = modalPresentationStyle
    context.announce()
    beginAppearance(false, animated: animated)
    if returns { presenter.beginAppearance(true, animated: animated) }
    if returns, let view: UIView = presenter.view {
      let home: UIView? = bottom.presenterSuperview ?? container.superview
      if let home, let below = bottom.containerView, below.superview === home {
        view.frame = below.frame
        home.insertSubview(view, belowSubview: below)
      }
      presenter.sayAppearing()
      view.layoutIfNeeded()
    }
    context.fromView = presentation.presentedView
    context.toView = returns ? presenter.viewIfLoaded : nil
    context.initialFrames[ObjectIdentifier(self)] =
      presentation.presentedView?.frame ?? .zero
    context.finalFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
    presentation.dismissalTransitionWillBegin()
    presenter.viewIfLoaded?.dimTint(false)
    context.ended = { completed in
      self.dismissalEnded(
        presentation, to: presenter, over: chain, returns: returns, completed, completion)
    }
    let animator = transitioningDelegate?.animationController(forDismissed: self)
    let own = animator.flatMap {
      transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    context.start(
      animator: animator ?? presentation.makeAnimator(isPresenting: false), driver: driver ?? own)
  }

  /// The presentation that lies right over the presenter.
  private func bottom(
    of chain: [UIViewController], or presentation: UIPresentationController
  ) -> UIPresentationController {
    chain.first?.currentPresentation ?? presentation
  }

  private func dismissalEnded(
    _ presentation: UIPresentationController, to presenter: UIViewController,
    over chain: [UIViewController], returns: Bool, _ completed: Bool, _ completion: (() -> Void)?
  ) {
    presentation.transition = nil
    for controller in chain { controller.core.isBeingDismissed = false }
    if completed {
      for controller in chain.reversed() {
        controller.viewIfLoaded?.isHidden = false
        guard let own = controller.currentPresentation, let by = controller.core.presenting else {
          continue
        }
        if controller !== self { controller.beginAppearance(false, animated: false) }
        controller.core.isBeingDismissed = true
        controller.endPresentation(own, by: by)
        controller.endAppearance()
        controller.core.isBeingDismissed = false
      }
      if returns { presenter.endAppearance() }
      presentation.dismissalTransitionDidEnd(true)
    } else {
      for controller in chain { controller.viewIfLoaded?.isHidden = false }
      beginAppearance(true, animated: true)
      if returns { presenter.beginAppearance(false, animated: true) }
      endAppearance()
      if returns {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearance()
      }
      presenter.viewIfLoaded?.dimTint(bottom(of: chain, or: presentation).dimsTint)
      presentation.dismissalTransitionDidEnd(false)
      return
    }
    completion?()
  }
}
