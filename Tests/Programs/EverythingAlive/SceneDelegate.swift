// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Two windows of one scene: the board, and a banner above it that comes later.

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var banner: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = BoardViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let banner = UIWindow(windowScene: windowScene)
    banner.windowLevel = .alert
    banner.frame = CGRect(x: 0, y: -24, width: windowScene.screen.bounds.width, height: 24)
    banner.backgroundColor = .systemIndigo
    banner.isHidden = false
    self.banner = banner
    UIView.animate(withDuration: 0.4, delay: 0.6) {
      banner.frame.origin.y = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.4, delay: 0.5) { banner.alpha = 0.3 }
    }
  }
}
