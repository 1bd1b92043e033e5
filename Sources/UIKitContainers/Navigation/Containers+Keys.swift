// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of containers by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UINavigationController {
  static func keys(_ table: ClassTable<UINavigationController>) {
    table.initializers("init()", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: false)
    table.property("viewControllers", \.viewControllers)
    table.property("topViewController", \.topViewController)
    table.property("visibleViewController", \.visibleViewController)
    table.property("navigationBar", \.navigationBar)
    table.property("toolbar", \.toolbar)
    table.property(
      "isNavigationBarHidden", \.isNavigationBarHidden, inspectable: true, default: false)
    table.property("isToolbarHidden", \.isToolbarHidden, inspectable: true, default: true)
    table.property("hidesBarsOnSwipe", \.hidesBarsOnSwipe, inspectable: true, default: false)
    table.property("hidesBarsOnTap", \.hidesBarsOnTap, nib: .key)
    table.property("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, nib: .key)
    table.property("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, nib: .key)
    table.method("pushViewController:animated:") { $0.pushViewController($1, animated: $2) }
    table.method("popViewControllerAnimated:") {
      (controller: UINavigationController, animated: Bool) in
      _ = controller.popViewController(animated: animated)
    }
  }
}

extension UITabBarController {
  static func keys(_ table: ClassTable<UITabBarController>) {
    table.initializers("init()", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: false)
    table.property("viewControllers", \.viewControllers)
    table.property("selectedViewController", \.selectedViewController)
    table.property("selectedIndex", \.selectedIndex)
    table.property("tabBar", \.tabBar)
  }
}

extension UIPageViewController {
  static func keys(_ table: ClassTable<UIPageViewController>) {
    table.initializers("init()", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: false)
    table.property("viewControllers", \.viewControllers)
    table.property("isDoubleSided", \.isDoubleSided, inspectable: true, default: false)
  }
}

extension UISplitViewController {
  static func keys(_ table: ClassTable<UISplitViewController>) {
    table.initializers("init()", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: false)
    table.property("viewControllers", \.viewControllers)
    table.property("preferredDisplayMode", \.preferredDisplayMode, nib: .key)
    table.property("presentsWithGesture", \.presentsWithGesture, inspectable: true, default: true)
  }
}
