// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Transitions that a program makes and drives itself.

import Mica
import TestScenes
import Testing
import UIKit

/// Fades, within a second.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: Bool?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting {
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { view.alpha = isPresenting ? 1 : 0 },
      completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

/// Half as high, at the bottom, with a shade behind.
private final class HalfPresentation: UIPresentationController {
  let shade = UIView()
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    calls.append("willBegin")
    shade.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(shade)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.append("didEnd \(completed)")
  }
  override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.append("didDismiss \(completed)")
  }
}

@MainActor
private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let fade = Fade()
  var driver: UIPercentDrivenInteractiveTransition?
  var half: HalfPresentation?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    half = HalfPresentation(presentedViewController: presented, presenting: presenting)
    return half
  }
}

@Suite @MainActor
struct CustomTransitionTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
  private let root = UIViewController()
  private let other = UIViewController()
  private let delegate = Delegate()

  init() throws {
    stage.root = root
    _ = try stage.snapshot(at: 0)
    other.transitioningDelegate = delegate
    other.modalPresentationStyle = .custom
  }

  @Test func aPresentationOfOnesOwn() throws {
    stage.run { root.present(other, animated: true) }
    let half = try #require(delegate.half)
    #expect(half.calls == ["willBegin"])
    _ = try stage.snapshot(at: 0.5)
    #expect(isNear(CGFloat(try #require(other.view.layer.presentation()).opacity), 0.5, 0.02))
    _ = try stage.snapshot(at: 1.5)
    #expect(half.calls == ["willBegin", "didEnd true"])
    #expect(delegate.fade.ended == true)
    stage.run { other.dismiss(animated: true) }
    _ = try stage.snapshot(at: 3)
    #expect(half.calls.suffix(2) == ["willDismiss", "didDismiss true"])
    #expect(root.presentedViewController == nil && half.shade.window == nil)
  }

  @Test func aHandDrivesItAndLetsGo() throws {
    stage.run { root.present(other, animated: false) }
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    stage.run {
      other.dismiss(animated: true)
      driver.update(0.25)
    }
    _ = try stage.snapshot(at: 1)
    #expect(isNear(CGFloat(try #require(other.view.layer.presentation()).opacity), 0.75, 0.02))
    #expect(driver.percentComplete == 0.25)
    stage.run { driver.cancel() }
    _ = try stage.snapshot(at: 3)
    #expect(root.presentedViewController === other && other.view.alpha == 1)
    #expect(delegate.fade.ended == false)
    #expect(delegate.half?.calls.last == "didDismiss false")
    stage.run {
      other.dismiss(animated: true)
      driver.update(0.5)
      driver.finish()
    }
    _ = try stage.snapshot(at: 5)
    #expect(root.presentedViewController == nil && delegate.fade.ended == true)
  }
}
