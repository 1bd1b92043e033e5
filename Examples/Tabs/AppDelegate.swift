// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An app of tabs, each with a stack of its own.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      stack(TodayViewController(), "Today", "sun.max"),
      stack(InboxViewController(style: .plain), "Inbox", "tray"),
      stack(PaletteViewController(), "Palette", "square.grid.2x2"),
      stack(ProfileViewController(), "Profile", "person.crop.circle"),
    ]
    tabs.viewControllers?.last?.tabBarItem.badgeValue = ""
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func stack(
    _ root: UIViewController, _ title: String, _ symbol: String
  ) -> UINavigationController {
    root.title = title
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill"))
    if let inbox = root as? InboxViewController { inbox.showBadge() }
    return stack
  }
}
