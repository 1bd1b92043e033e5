// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a view controller by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIViewController {
  static func keys(_ table: ClassTable<UIViewController>) {
    table.initializers("init()", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: false)
    // A key path would ask for the old view first, and so load it.
    table.property("view", get: { $0.view }, set: { $0.view = $1 })
    table.property("viewIfLoaded", \.viewIfLoaded)
    table.property("isViewLoaded", \.isViewLoaded)
    table.property("title", \.title, inspectable: true, dynamic: true)
    table.property("storyboard", \.storyboard)
    table.property("nibName", \.nibName)
    table.property("storyboard", \.storyboard)
    table.property("nibBundle", \.nibBundle)
    table.property("restorationIdentifier", \.restorationIdentifier, nib: .key)
    table.property(
      "restorationClass", get: { $0.restorationClass }, set: { $0.restorationClass = $1 })
    table.property("parentViewController", \.parent as KeyPath)
    table.property("childViewControllers", \.children as KeyPath)
    table.property("traitCollection", \.traitCollection)
    table.property(
      "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, nib: .key, default: .unspecified)
    table.property("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
    table.property(
      "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins, nib: .key,
      default: true)
    statusKeys(table)
    barKeys(table)
    presentationKeys(table)
    table.method("_printHierarchy") { (controller: UIViewController) in
      controller.describedTree() as NSString
    }
    table.method("loadView") { $0.loadView() }
    table.method("loadViewIfNeeded") { $0.loadViewIfNeeded() }
    table.method("viewDidLoad") { $0.viewDidLoad() }
    table.method("viewWillAppear:") { $0.viewWillAppear($1) }
    table.method("viewIsAppearing:") { $0.viewIsAppearing($1) }
    table.method("viewDidAppear:") { $0.viewDidAppear($1) }
    table.method("viewWillDisappear:") { $0.viewWillDisappear($1) }
    table.method("viewDidDisappear:") { $0.viewDidDisappear($1) }
    table.method("viewWillLayoutSubviews") { $0.viewWillLayoutSubviews() }
    table.method("viewDidLayoutSubviews") { $0.viewDidLayoutSubviews() }
    table.method("viewSafeAreaInsetsDidChange") { $0.viewSafeAreaInsetsDidChange() }
    table.method("viewLayoutMarginsDidChange") { $0.viewLayoutMarginsDidChange() }
    table.method("traitCollectionDidChange:") { $0.traitCollectionDidChange($1) }
    table.method("addChildViewController:") { $0.addChild($1) }
    table.method("removeFromParentViewController") { $0.removeFromParent() }
    table.method("willMoveToParentViewController:") { $0.willMove(toParent: $1) }
    table.method("didMoveToParentViewController:") { $0.didMove(toParent: $1) }
  }

  /// What bars and containers show of a controller.
  private static func barKeys(_ table: ClassTable<UIViewController>) {
    table.property("navigationItem", \.navigationItem)
    table.property("tabBarItem", \.tabBarItem)
    table.property("toolbarItems", \.toolbarItems)
    table.property(
      "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, nib: .key, default: false)
    table.property("edgesForExtendedLayout", \.edgesForExtendedLayout, nib: .key)
    table.property(
      "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, nib: .key,
      default: false)
    table.property(
      "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, nib: .key,
      default: true)
    table.property("isEditing", \.isEditing, nib: .key, default: false)
    table.property("editButtonItem", \.editButtonItem)
    table.property(
      "shouldAutomaticallyForwardAppearanceMethods", \.shouldAutomaticallyForwardAppearanceMethods)
    table.method("setEditing:animated:") { $0.setEditing($1, animated: $2) }
    table.method("showViewController:sender:") { $0.show($1, sender: $2) }
    table.method("showDetailViewController:sender:") { $0.showDetailViewController($1, sender: $2) }
  }

  /// How a controller is presented.
  private static func presentationKeys(_ table: ClassTable<UIViewController>) {
    table.property("modalPresentationStyle", \.modalPresentationStyle, nib: .key)
    table.property("modalTransitionStyle", \.modalTransitionStyle, nib: .key)
    table.property(
      "modalPresentationCapturesStatusBarAppearance",
      \.modalPresentationCapturesStatusBarAppearance, default: false)
    table.property("isModalInPresentation", \.isModalInPresentation, nib: .key, default: false)
    table.property(
      "definesPresentationContext", \.definesPresentationContext, nib: .key, default: false)
    table.property(
      "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle,
      nib: .key,
      default: false)
    table.property("restoresFocusAfterTransition", \.restoresFocusAfterTransition, default: true)
    table.property("disablesAutomaticKeyboardDismissal", \.disablesAutomaticKeyboardDismissal)
    table.property("transitioningDelegate", \.transitioningDelegate)
    table.property(
      "preferredContentSize", \.preferredContentSize,
      nib: ["preferredContentSize", "contentSizeForViewInPopover"])
  }

  /// What the device asks of a controller.
  private static func statusKeys(_ table: ClassTable<UIViewController>) {
    table.property("keyCommands", \.keyCommands)
    table.property("extensionContext", \.extensionContext)
    table.property("focusGroupIdentifier", \.focusGroupIdentifier)
    table.property("prefersPointerLocked", \.prefersPointerLocked)
    table.property("childViewControllerForPointerLock", \.childViewControllerForPointerLock)
    table.property(
      "performsActionsWhilePresentationIsAnimating",
      \.performsActionsWhilePresentationIsAnimating, default: false)
    table.property("prefersStatusBarHidden", \.prefersStatusBarHidden)
    table.property("preferredStatusBarStyle", \.preferredStatusBarStyle)
    table.property("preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation)
    table.property("childForStatusBarStyle", \.childForStatusBarStyle)
    table.property("childForStatusBarHidden", \.childForStatusBarHidden)
    table.property("prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden)
    table.property("childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
    table.property(
      "preferredScreenEdgesDeferringSystemGestures", \.preferredScreenEdgesDeferringSystemGestures)
    table.property(
      "childForScreenEdgesDeferringSystemGestures", \.childForScreenEdgesDeferringSystemGestures)
    table.property("shouldAutorotate", \.shouldAutorotate)
    table.property("supportedInterfaceOrientations", \.supportedInterfaceOrientations)
    table.property(
      "preferredInterfaceOrientationForPresentation",
      \.preferredInterfaceOrientationForPresentation)
  }
}
