// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pushes and pops as they are seen: the system's spring, and the swipe from the edge (FACTS_UIKIT g.2, g.4).

import CoreGraphics
import Foundation

extension UINavigationController {
  func transition(
    from: UIViewController?, to: UIViewController, _ operation: Operation,
    from old: [UIViewController], gone: [UIViewController], animated: Bool
  ) {
    let animated = animated && UIView.areAnimationsEnabled && from != nil
    let come = stack.controllers.filter { one in !old.contains { $0 === one } }
    to.loadViewIfNeeded()
    from?.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    delegate?.navigationController(self, willShow: to, animated: animated)
    stack.announced = to
    let context = TransitionContext(from: from, to: to, in: stack.room, animated: animated)
    stack.context = context
    context.announce()
    core.coordinator = context.coordinator
    let view: UIView = to.view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let move = stack.bar.moveTop(
      to: stack.controllers.map(\.navigationItem), isBack: operation == .pop, animated: animated)
    view.frame = frame(of: to, barHeight: stack.bar.core.wantedHeight(of: stack.bar))
    if let from { context.initialFrames[ObjectIdentifier(from)] = from.view.frame }
    context.finalFrames[ObjectIdentifier(to)] = view.frame
    place(to, barHeight: stack.bar.core.wantedHeight(of: stack.bar))
    context.ended = { completed in
      self.transitionEnded(
        from, to, old: old, gone: gone, come: come, completed, animated, finishBar: move?.finish)
    }
    _ = context.add(
      { _ in
        move?.changes()
        self.moveBars(animated: animated)
      }, nil)
    let own =
      animated
      ? from.flatMap { from in
        delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      } : nil
    var driver = own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    if own == nil, stack.swipeBack.isSwiping { driver = stack.swipeBack.driver }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    context.start(
      animator: own ?? StackAnimation.make(isPush: operation != .pop, isMirrored: isMirrored),
      driver: driver)
    to.sayAppearing()
  }

  /// The bars' part of a transition.
  private func moveBars(animated: Bool) {
    placeParts()
    (nearestAncestor((any BottomBarContainer).self))?.bottomBarChanged(of: self)
  }

  private func transitionEnded(
    _ from: UIViewController?, _ to: UIViewController, old: [UIViewController],
    gone: [UIViewController], come: [UIViewController], _ completed: Bool, _ animated: Bool,
    finishBar: (() -> Void)?
  ) {
    stack.context = nil
    core.coordinator = nil
    finishBar?()
    if completed {
      if to.view.superview !== stack.room { stack.room.addSubview(to.view) }
      from?.viewIfLoaded?.removeFromSuperview()
      showToolbarItems(animated: animated)
      placeParts()
      from?.endAppearance()
      to.endAppearance()
      finish(gone: gone, come: come)
      delegate?.navigationController(self, didShow: to, animated: animated)
    } else {
      stack.controllers = old
      for controller in come { controller.removeFromParent() }
      for controller in gone { controller.core.isMovingFromParent = false }
      to.beginAppearance(false, animated: animated)
      from?.beginAppearance(true, animated: animated)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearance()
      from?.endAppearance()
      stack.announced = from
      _ = stack.bar.moveTop(to: old.map(\.navigationItem), isBack: false, animated: false)
      moveBars(animated: false)
      placeParts()
    }
  }
}

/// A container with a bar at the bottom that a stack may ask to make way.
@MainActor
protocol BottomBarContainer: AnyObject {
  func bottomBarChanged(of controller: UIViewController)
}
