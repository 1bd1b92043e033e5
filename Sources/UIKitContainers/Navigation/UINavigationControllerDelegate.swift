// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who hears of a navigation controller's changes, and where controllers find theirs.

public import Foundation

/// Hears of pushes and pops, and may animate them. Every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The ways up that can be shown in; the topmost controller's by default.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The way up that is shown first.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Who drives a transition by hand; nil, the default, for nobody.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who animates a push or pop; nil, the default, for the system.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Those of the topmost controller.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
  /// Upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
  /// Nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
  /// The navigation controller around the controller; nil where there is none.
  public var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// Says which scroll view moves below bars at an edge; nil for the one that fills the view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    core.contentScrollView = scrollView
    core.bars?.extentChanged(of: self)
  }

  /// The scroll view that moves below bars at an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    core.contentScrollView as? UIScrollView
  }

  /// The scroll view that bars go by: the one that was said, the view itself, or its first subview.
  var scrollViewForBars: UIScrollView? {
    if let said = core.contentScrollView as? UIScrollView { return said }
    guard let root = viewIfLoaded else { return nil }
    return root as? UIScrollView ?? root.subviews.first as? UIScrollView
  }
}
