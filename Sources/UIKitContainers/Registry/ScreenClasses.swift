// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of this wing in the registry of classes by name (Docs/runtime.md). Their tables stand beside them,
// in Type+Keys.swift; each is filled when a program first asks about that class.

@_spi(Registration) internal import MicaRuntime

private enum ScreenClasses {
  /// Runs while the process is loaded, and only appends the block below to a list.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(to: file)
    }
  }

  private static func add(to file: FileClasses) {
    file.add(UISearchBar.self, "UISearchBar", elements: "searchBar", table: UISearchBar.keys)
    file.add(UISearchTextField.self, "UISearchTextField", table: UISearchTextField.keys)
    file.add(
      UINavigationBar.self, "UINavigationBar", elements: "navigationBar",
      table: UINavigationBar.keys)
    file.add(UIToolbar.self, "UIToolbar", elements: "toolbar", table: UIToolbar.keys)
    file.add(UITabBar.self, "UITabBar", elements: "tabBar", table: UITabBar.keys)
    file.add(UIBarItem.self, "UIBarItem", table: UIBarItem.keys)
    file.add(
      UIBarButtonItem.self, "UIBarButtonItem", elements: "barButtonItem",
      table: UIBarButtonItem.keys)
    file.add(UITabBarItem.self, "UITabBarItem", elements: "tabBarItem", table: UITabBarItem.keys)
    file.add(
      UINavigationItem.self, "UINavigationItem", elements: "navigationItem",
      table: UINavigationItem.keys)
    file.add(
      UINavigationController.self, "UINavigationController", elements: "navigationController",
      table: UINavigationController.keys)
    file.add(
      UITabBarController.self, "UITabBarController", elements: "tabBarController",
      table: UITabBarController.keys)
    file.add(
      UIPageViewController.self, "UIPageViewController", elements: "pageViewController",
      table: UIPageViewController.keys)
    file.add(
      UISplitViewController.self, "UISplitViewController", elements: "splitViewController",
      table: UISplitViewController.keys)
    file.add(UIColorWell.self, "UIColorWell", elements: "colorWell", table: UIColorWell.keys)
    file.add(UIAlertController.self, "UIAlertController", table: UIAlertController.keys)
    file.add(UIAlertAction.self, "UIAlertAction", table: UIAlertAction.keys)
    file.add(UISearchController.self, "UISearchController")
  }
}
