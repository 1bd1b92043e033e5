// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An app with one screen: a form.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FormViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
