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
    guard !tabCore.objects.isEmpty else { return replaceControllers([]) }
    let shown = tabCore.objects.filter(\.isOnBar)
    let ordered =
      shown.filter { $0.placement != .pinned } + shown.filter { $0.placement == .pinned }
    tabCore.shownObjects = ordered.filter { $0.viewController != nil }
    replaceControllers(tabCore.shownObjects.compactMap(\.viewController))
  }

  /// The tab of the bar whose controller this is.
  func tabObject(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabCore.shownObjects.first { $0.viewController === controller }
  }

  func selectTab(_ tab: UITab?) {
    guard let tab, tab.tabBarController === self else { return }
    let root = tab.root
    if root !== tab {
      var group = tab.parent
      var child: UITab = tab
      while let current = group {
        current.selectedChild = child
        (child, group) = (current, current.parent)
      }
      tabsChanged()
    }
    if let controller = root.viewController, tabCore.controllers?.contains(controller) == true {
      select(controller)
    }
  }

  var chosenTab: UITab? {
    guard let tab = tabObject(of: tabCore.selected) else { return nil }
    return (tab as? UITabGroup)?.selectedChild ?? tab
  }
}

extension UIViewController {
  /// The tab that the controller was made for; nil for none.
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
