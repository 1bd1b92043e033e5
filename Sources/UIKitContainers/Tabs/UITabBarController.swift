// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A container that shows one of several controllers, above a tab bar (FACTS_UIKIT g.3). What a program
// may override stands here; the work is done in UITabBarController+….swift.

public import Foundation
@_spi(Mica) import UIKitCore

/// A container that shows the controller of the chosen tab.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  let tabCore = TabCore()

  /// A container without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpTabs()
  }

  /// A controller from an archive; see `UIViewController`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabs()
    readNib(coder, as: UITabBarController.self)
  }

  /// Who hears of choices, and may refuse or animate them; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers, a tab each; nil by default. On a phone more than five have four tabs, and a list of the others.
  open var viewControllers: [UIViewController]? {
    get { tabCore.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets `viewControllers`. The chosen one stays chosen if it is among them, else the first is. Tabs that are objects go.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in tabCore.objects { tab.owner = nil }
    (tabCore.objects, tabCore.shownObjects) = ([], [])
    replaceControllers(viewControllers)
  }
  /// The stack with the list of the controllers that have no tab on a phone.
  open var moreNavigationController: UINavigationController { moreStack }

  // MARK: Tabs

  /// The tabs, as objects; empty, the default, where `viewControllers` was set (iOS 18). Those with a place on the bar become
  /// `viewControllers`.
  open var tabs: [UITab] {
    get { tabCore.objects }
    set { setTabs(newValue, animated: false) }
  }
  /// Sets `tabs`.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs) }
  /// The tab that is selected; nil where tabs aren't objects (iOS 18). One that the container hasn't got is ignored.
  open var selectedTab: UITab? {
    get { chosenTab }
    set { selectTab(newValue) }
  }
  /// The tab of an identifier, also in groups; nil for none (iOS 18).
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabCore.objects {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
  /// How tabs are shown on large screens; `.automatic` by default (iOS 18).
  ///
  /// Partly: kept; there are no sidebars.
  open var mode = Mode.automatic
  /// The sidebar of large screens (iOS 18).
  open var sidebar: Sidebar { tabCore.sidebar }
  /// By what users' arrangements are kept; nil by default (iOS 18).
  ///
  /// Partly: kept; tabs are not arranged by users.
  open var customizationIdentifier: String?
  /// The tabs that are shown where there is little room; nil, the default, for all (iOS 18).
  ///
  /// Partly: kept; all are shown.
  open var compactTabIdentifiers: [String]?
  /// The controller that is shown. One that is not among them is refused, as on iOS.
  open var selectedViewController: UIViewController? {
    get { tabCore.selected }
    set { select(newValue) }
  }
  /// The number of the controller that is shown. Numbers that there are not change nothing.
  open var selectedIndex: Int {
    get { tabCore.selectedIndex }
    set { selectIndex(newValue) }
  }
  /// The bar at the bottom. Its items are the controllers'.
  open var tabBar: UITabBar { tabCore.bar }
  /// Whether there is no bar at the bottom; false by default.
  open var isTabBarHidden: Bool {
    get { tabCore.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the bottom.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarHidden(hidden, animated: animated)
  }
  /// The controllers that users may put elsewhere; all by default.
  ///
  /// Partly: kept; tabs are not arranged by users.
  open var customizableViewControllers: [UIViewController]?

  // MARK: View controller

  /// A view with the chosen controller's, and the bar.
  open override func loadView() { view = makeTabView() }
  /// The chosen controller decides.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The chosen controller decides.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The chosen controller decides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// The user has chosen an item of the bar; does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  @_spi(Mica) public override func willForwardAppearance() {
    super.willForwardAppearance()
    installSelected()
  }
}

/// Hears of a tab bar controller's choices, and may refuse and animate them. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may choose a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has chosen a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether the user may choose a tab; true by default (iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// The user has chosen a tab (iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The user will arrange tabs; never here.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  /// The user will stop to arrange tabs; never here.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// The user has arranged tabs; never here.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// The ways up that can be shown in; the chosen controller's by default.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The way up that is shown first.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Who drives a transition by hand; nil, the default, for nobody.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who animates from tab to tab; nil, the default, for nobody.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Those of the chosen controller.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
  /// The tab bar controller around the controller; nil where there is none.
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
