// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The presentations that cover the screen or a container: fullScreen, overFullScreen, currentContext,
// overCurrentContext; and the animations by modalTransitionStyle (FACTS_UIKIT g.5).

import CoreGraphics
import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A presentation whose view fills the container.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    let style = presentedViewController.modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }

  override var shouldPresentInFullscreen: Bool {
    let style = presentedViewController.modalPresentationStyle
    return style == .fullScreen || style == .overFullScreen
  }

  override func containerViewWillLayoutSubviews() {
    guard transition == nil, let view = presentedViewIfThere else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimation.make(presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }
}

extension UIPresentationController {
  /// The presented view where it is in the container.
  var presentedViewIfThere: UIView? {
    guard let view = presentedView, let containerView, view.isDescendant(of: containerView) else {
      return nil
    }
    return view
  }
}

/// The animations that come with a style.
@MainActor
enum ModalAnimation {
  /// How long a dissolve and a flip take (g.5).
  static let dissolve: TimeInterval = 0.4
  static let flip: TimeInterval = 0.75
  /// How long covering is said to take (g.5: 0.404 to 0.5 s).
  static let cover: TimeInterval = 0.404

  static func make(
    _ style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    switch style {
    case .coverVertical: coverVertical(isPresenting)
    case .crossDissolve: crossDissolve(isPresenting)
    case .flipHorizontal: FlipAnimation(isPresenting: isPresenting)
    case .partialCurl:
      noted(crossDissolve(isPresenting))
    }
  }

  private static func noted(_ animation: SystemTransition) -> SystemTransition {
    Unsupported.note("UIModalTransitionStyle.partialCurl")
    return animation
  }

  /// From below, and back (g.5).
  static func coverVertical(_ isPresenting: Bool) -> SystemTransition {
    SystemTransition(duration: cover) { context in
      let (moving, final) = place(context, isPresenting)
      var below = final
      below.origin.y = context.containerView.bounds.maxY
      if isPresenting { moving?.frame = below }
      return { moving?.frame = isPresenting ? final : below }
    }
  }

  private static func crossDissolve(_ isPresenting: Bool) -> SystemTransition {
    SystemTransition(
      duration: dissolve, timing: UICubicTimingParameters(animationCurve: .easeInOut)
    ) { context in
      let (moving, final) = place(context, isPresenting)
      moving?.frame = final
      let alpha = moving?.alpha ?? 1
      if isPresenting { moving?.alpha = 0 }
      return { moving?.alpha = isPresenting ? alpha : 0 }
    }
  }

  /// Puts the views into the container, and returns the one that moves and where it belongs.
  static func place(
    _ context: any UIViewControllerContextTransitioning, _ isPresenting: Bool
  ) -> (UIView?, CGRect) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    let view = context.view(forKey: isPresenting ? .to : .from)
    guard let controller = context.viewController(forKey: key) else { return (view, .zero) }
    let frame =
      isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    if isPresenting, let view {
      view.frame = frame
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    return (view, frame)
  }
}

/// Turns the container over like a card.
private final class FlipAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ModalAnimation.flip }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let card = context.containerView.superview ?? context.containerView
    let view = context.view(forKey: isPresenting ? .to : .from)
    UIView.transition(
      with: card, duration: ModalAnimation.flip,
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { [isPresenting] in
        if isPresenting {
          _ = ModalAnimation.place(context, true)
        } else {
          view?.isHidden = true
        }
      },
      completion: { _ in
        view?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
