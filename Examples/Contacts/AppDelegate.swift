// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An app of one stack: contacts, and a contact.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let contacts = UINavigationController(rootViewController: ContactsViewController(style: .plain))
    contacts.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = contacts
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
