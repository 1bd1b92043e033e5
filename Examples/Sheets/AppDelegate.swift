// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An app of one list: what can be presented.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: SheetsViewController(style: .insetGrouped))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
