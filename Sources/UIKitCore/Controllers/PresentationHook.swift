// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What controllers, windows and menus ask of the wing that presents things, which stands above them.

import Foundation

/// Presents controllers and opens menus, as the classes below see it.
@MainActor
package protocol Presenting {
  /// Presents `other` over a controller, or over those around it.
  func present(
    _ other: UIViewController, from controller: UIViewController, animated: Bool,
    completion: (() -> Void)?)
  /// Dismisses what a controller presents, or else the controller itself.
  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Opens a menu in a window.
  func open(
    _ session: MenuSession, in window: UIWindow, _ animator: MenuAnimator
  ) -> any ShownMenu
  /// Opens an edit menu in a window.
  func open(
    _ session: EditMenuSession, _ elements: [UIMenuElement], in window: UIWindow,
    _ animator: MenuAnimator
  ) -> any ShownEditMenu
}

/// The place of the wing that presents.
package enum PresentationHook {
  /// Set once, while the process loads, and never changed.
  nonisolated(unsafe) package static var presenter: (any Presenting)!
}

extension UIViewController {
  /// Forgets the presentation controller of a style that changes before the controller is presented.
  final func forgetPresentationController() {
    if core.presenting == nil { core.presentationController = nil }
  }

  /// Dismisses at once whatever is presented, since the window gets another root.
  final func dropPresentations() {
    guard core.presented != nil else { return }
    PresentationHook.presenter.dismiss(self, animated: false, completion: nil)
  }
}
