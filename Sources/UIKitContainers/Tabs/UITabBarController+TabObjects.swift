// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A tab bar controller whose tabs are objects (iOS 18), as phones show them: on the bar at the bottom.

public import Foundation
@_spi(Mica) import UIKitCore

extension UITabBarController {
  /// How tabs are shown where there is room for more than a bar.
  public enum Mode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// On a bar alone.
    case tabBar = 1
    /// On a bar that can become a sidebar.
    case tabSidebar = 2
  }

  /// The sidebar that a bar can become on large screens.
  ///
  /// Partly: kept; there are no sidebars.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether it is hidden; true by default.
    open var isHidden = true

    nonisolated override init() {}
  }

  func replaceTabs(_ new: [UITab]) {
    for gone in tabCore.objects where !new.contains(where: { $0 === gone }) { gone.owner = nil }
    tabCore.objects = new
    for tab in new { tab.owner = self }
    tabsChanged()
  }

  /// Shows the tabs that have a place, pinned ones last.
  func tabsChanged() {
    let chosen = tabObject(of: tabCore.selected)
    let shown = tabCore.objects.filter(\.isOnBar)
    let ordered =
      shown.filter { $0.placement != .pinned } + shown.filter { $0.placement == .pinned }
    tabCore.shownObjects = ordered.compactMap { tab in
      tab.viewController.map { (tab, $0) }
    }
    replaceControllers(
      tabCore.shownObjects.map(\.controller),
      successor: tabCore.shownObjects.first { $0.tab === chosen }?.controller)
  }

  /// The tab of the bar whose controller this is.
  func tabObject(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabCore.shownObjects.first { $0.controller === controller }?.tab
  }

  func selectTab(_ tab: UITab?) {
    guard let tab, tab.tabBarController === self else { return }
    var root = tab
    while let group = root.parent {
      group.selectedChild = root
      root = group
    }
    if let controller = root.viewController, tabCore.controllers?.contains(controller) == true {
      select(controller)
    }
  }

  var chosenTab: UITab? {
    guard var tab = tabObject(of: tabCore.selected) else { return nil }
    while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
    return tab
  }
}

/// The members of iOS 18 stand in an extension of a protocol, so that a program for an earlier iOS may have its own of their
/// names.
@preconcurrency @MainActor
public protocol _TabObjectContainer: UITabBarController {}

extension UITabBarController: _TabObjectContainer {}

extension _TabObjectContainer {
  /// The tabs, as objects; empty, the default, where `viewControllers` was set. Those with a place on the bar become
  /// `viewControllers`.
  public var tabs: [UITab] {
    get { tabCore.objects }
    set { replaceTabs(newValue) }
  }
  /// Sets `tabs`.
  public func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs) }
  /// The tab that is selected; nil where tabs aren't objects. One that the container hasn't got is ignored.
  public var selectedTab: UITab? {
    get { chosenTab }
    set { selectTab(newValue) }
  }
  /// The tab of an identifier, also in groups; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabCore.objects {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
  /// How tabs are shown on large screens; `.automatic` by default.
  ///
  /// Partly: kept; there are no sidebars.
  public var mode: UITabBarController.Mode {
    get { tabCore.mode }
    set { tabCore.mode = newValue }
  }
  /// The sidebar of large screens.
  public var sidebar: UITabBarController.Sidebar { tabCore.sidebar }
  /// By what users' arrangements are kept; nil by default.
  ///
  /// Partly: kept; tabs are not arranged by users.
  public var customizationIdentifier: String? {
    get { tabCore.customizationIdentifier }
    set { tabCore.customizationIdentifier = newValue }
  }
  /// The tabs that are shown where there is little room; nil, the default, for all.
  ///
  /// Partly: kept; all are shown.
  public var compactTabIdentifiers: [String]? {
    get { tabCore.compactTabIdentifiers }
    set { tabCore.compactTabIdentifiers = newValue }
  }
}

/// As `_TabObjectContainer`, for `tab`.
@preconcurrency @MainActor
public protocol _TabObjectContent: UIViewController {}

extension UIViewController: _TabObjectContent {}

extension _TabObjectContent {
  /// The tab that the controller was made for; nil for none (iOS 18).
  public var tab: UITab? {
    func find(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.loaded === self { return tab }
        if let found = (tab as? UITabGroup).flatMap({ find($0.children) }) { return found }
      }
      return nil
    }
    return tabBarController.flatMap { find($0.tabCore.objects) }
  }
}
