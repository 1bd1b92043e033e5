// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A controller's items for bars.

import Foundation

extension UIViewController {
  var ownNavigationItem: UINavigationItem {
    if let item = core.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    core.navigationItem = item
    return item
  }

  var ownTabBarItem: UITabBarItem {
    if let item = core.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    core.tabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    core.tabBarItem = item
    (core.bars as? any TabItemContainer)?.tabBarItemChanged(of: self)
  }

  func titleChanged() {
    core.navigationItem?.title = title
    core.tabBarItem?.title = title
  }

  // MARK: Editing

  func changeEditing(_ editing: Bool) {
    core.isEditing = editing
    core.editItem?.showEditing(editing)
  }

  var ownEditButtonItem: UIBarButtonItem {
    if let item = core.editItem { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.handler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    item.possibleTitles = ["Edit", "Done"]
    item.showEditing(isEditing)
    core.editItem = item
    return item
  }
}

/// A container that shows its children's items in a tab bar.
@MainActor
package protocol TabItemContainer: AnyObject {
  func tabBarItemChanged(of controller: UIViewController)
}
