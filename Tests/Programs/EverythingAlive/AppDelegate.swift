// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program in which everything lives at once, as ordinary iOS source: nothing in it knows Mica. Its film
// must have the same bytes on every machine.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["barHeight": 12])
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  /// The end of the responder chain: what no view and no controller has.
  @objc func count(_ sender: Any?) {
    NotificationCenter.default.post(name: .counted, object: sender)
  }
}

extension Notification.Name {
  static let counted = Notification.Name("EverythingAlive.counted")
}
