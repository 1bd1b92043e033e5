// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An app of one stack with a navigation bar and a toolbar.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let stack = UINavigationController(rootViewController: ChartViewController())
    stack.navigationBar.prefersLargeTitles = true
    stack.isToolbarHidden = false
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
