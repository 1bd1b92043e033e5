// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of containers of view controllers.

public import UIKit

extension UINavigationControllerDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    forward(
      "navigationController:willShow:animated:",
      [navigationController, viewController, NSNumber(value: animated)]
    ) {
      (forwardingTarget as? any UINavigationControllerDelegate)?.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Reports the call and forwards it.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    forward(
      "navigationController:didShow:animated:",
      [navigationController, viewController, NSNumber(value: animated)]
    ) {
      (forwardingTarget as? any UINavigationControllerDelegate)?.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  /// The target's answer, or the protocol's.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    (forwardingTarget as? any UINavigationControllerDelegate)?
      .navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? DelegateDefaults.shared.navigationControllerSupportedInterfaceOrientations(
        navigationController)
  }

  /// The target's answer, or the protocol's.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    (forwardingTarget as? any UINavigationControllerDelegate)?
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      ?? DelegateDefaults.shared.navigationControllerPreferredInterfaceOrientationForPresentation(
        navigationController)
  }

  /// The target's answer, or the protocol's.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (forwardingTarget as? any UINavigationControllerDelegate)?.navigationController(
      navigationController, interactionControllerFor: animationController)
      ?? DelegateDefaults.shared.navigationController(
        navigationController, interactionControllerFor: animationController)
  }

  /// The target's answer, or the protocol's.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (forwardingTarget as? any UINavigationControllerDelegate)?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      ?? DelegateDefaults.shared.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}

extension UITabBarControllerDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
      tabBarController, shouldSelect: viewController)
      ?? DelegateDefaults.shared.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Reports the call and forwards it.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forward("tabBarController:didSelect:", [tabBarController, viewController]) {
      (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
        tabBarController, didSelect: viewController)
    }
  }

  /// Reports the call and forwards it.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    forward("tabBarController:willBeginCustomizing:", [tabBarController, viewControllers]) {
      (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
        tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  /// Reports the call and forwards it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forward(
      "tabBarController:willEndCustomizing:changed:",
      [tabBarController, viewControllers, NSNumber(value: changed)]
    ) {
      (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Reports the call and forwards it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forward(
      "tabBarController:didEndCustomizing:changed:",
      [tabBarController, viewControllers, NSNumber(value: changed)]
    ) {
      (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// The target's answer, or the protocol's.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    (forwardingTarget as? any UITabBarControllerDelegate)?
      .tabBarControllerSupportedInterfaceOrientations(tabBarController)
      ?? DelegateDefaults.shared.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  /// The target's answer, or the protocol's.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    (forwardingTarget as? any UITabBarControllerDelegate)?
      .tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
      ?? DelegateDefaults.shared.tabBarControllerPreferredInterfaceOrientationForPresentation(
        tabBarController)
  }

  /// The target's answer, or the protocol's.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
      ?? DelegateDefaults.shared.tabBarController(
        tabBarController, interactionControllerFor: animationController)
  }

  /// The target's answer, or the protocol's.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (forwardingTarget as? any UITabBarControllerDelegate)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
      ?? DelegateDefaults.shared.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

extension UITabBarDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    forward("tabBar:didSelect:", [tabBar, item]) {
      (forwardingTarget as? any UITabBarDelegate)?.tabBar(tabBar, didSelect: item)
    }
  }

  /// Reports the call and forwards it.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    forward("tabBar:willBeginCustomizing:", [tabBar, items]) {
      (forwardingTarget as? any UITabBarDelegate)?.tabBar(tabBar, willBeginCustomizing: items)
    }
  }

  /// Reports the call and forwards it.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    forward("tabBar:didBeginCustomizing:", [tabBar, items]) {
      (forwardingTarget as? any UITabBarDelegate)?.tabBar(tabBar, didBeginCustomizing: items)
    }
  }

  /// Reports the call and forwards it.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    forward("tabBar:willEndCustomizing:changed:", [tabBar, items, NSNumber(value: changed)]) {
      (forwardingTarget as? any UITabBarDelegate)?.tabBar(
        tabBar, willEndCustomizing: items, changed: changed)
    }
  }

  /// Reports the call and forwards it.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    forward("tabBar:didEndCustomizing:changed:", [tabBar, items, NSNumber(value: changed)]) {
      (forwardingTarget as? any UITabBarDelegate)?.tabBar(
        tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}

extension UIAdaptivePresentationControllerDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?.adaptivePresentationStyle(
      for: controller)
      ?? DelegateDefaults.shared.adaptivePresentationStyle(for: controller)
  }

  /// The target's answer, or the protocol's.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?.adaptivePresentationStyle(
      for: controller, traitCollection: traitCollection)
      ?? DelegateDefaults.shared.adaptivePresentationStyle(
        for: controller, traitCollection: traitCollection)
  }

  /// The target's answer, or the protocol's.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
      ?? DelegateDefaults.shared.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Reports the call and forwards it.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    forward(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      [presentationController, style, transitionCoordinator ?? NSNull()]
    ) {
      (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }

  /// The target's answer, or the protocol's.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?
      .presentationControllerShouldDismiss(presentationController)
      ?? DelegateDefaults.shared.presentationControllerShouldDismiss(presentationController)
  }

  /// Reports the call and forwards it.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    forward("presentationControllerWillDismiss:", [presentationController]) {
      (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?
        .presentationControllerWillDismiss(presentationController)
    }
  }

  /// Reports the call and forwards it.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forward("presentationControllerDidDismiss:", [presentationController]) {
      (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?
        .presentationControllerDidDismiss(presentationController)
    }
  }

  /// Reports the call and forwards it.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    forward("presentationControllerDidAttemptToDismiss:", [presentationController]) {
      (forwardingTarget as? any UIAdaptivePresentationControllerDelegate)?
        .presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}

extension UIPageViewControllerDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    forward("pageViewController:willTransitionTo:", [pageViewController, pendingViewControllers]) {
      (forwardingTarget as? any UIPageViewControllerDelegate)?.pageViewController(
        pageViewController, willTransitionTo: pendingViewControllers)
    }
  }

  /// Reports the call and forwards it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    forward(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      [
        pageViewController, NSNumber(value: finished), previousViewControllers,
        NSNumber(value: completed),
      ]
    ) {
      (forwardingTarget as? any UIPageViewControllerDelegate)?.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }

  /// The target's answer, or the protocol's.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    (forwardingTarget as? any UIPageViewControllerDelegate)?.pageViewController(
      pageViewController, spineLocationFor: orientation)
      ?? DelegateDefaults.shared.pageViewController(
        pageViewController, spineLocationFor: orientation)
  }

  /// The target's answer, or the protocol's.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    (forwardingTarget as? any UIPageViewControllerDelegate)?
      .pageViewControllerSupportedInterfaceOrientations(pageViewController)
      ?? DelegateDefaults.shared.pageViewControllerSupportedInterfaceOrientations(
        pageViewController)
  }

  /// The target's answer, or the protocol's.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    (forwardingTarget as? any UIPageViewControllerDelegate)?
      .pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
      ?? DelegateDefaults.shared.pageViewControllerPreferredInterfaceOrientationForPresentation(
        pageViewController)
  }
}
