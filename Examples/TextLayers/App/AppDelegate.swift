// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The app: a window with the screen of the nib.

import UIKit

/// The app's delegate.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = NibLabelViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
