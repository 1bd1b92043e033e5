// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What presents, behind the hook that controllers, windows and menus call.

import Foundation

/// Answers the hook of lower wings.
private struct Presenter: Presenting {
  /// Runs while the process is loaded, and only sets the hook.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    PresentationHook.presenter = Presenter()
  }

  nonisolated init() {}

  func present(
    _ other: UIViewController, from controller: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) { controller.startPresenting(other, animated: animated, completion: completion) }

  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    controller.startDismissing(animated: animated, completion: completion)
  }

  func open(
    _ session: MenuSession, in window: UIWindow, _ animator: MenuAnimator
  ) -> any ShownMenu { window.showMenu(session, animator) }

  func open(
    _ session: EditMenuSession, _ elements: [UIMenuElement], in window: UIWindow,
    _ animator: MenuAnimator
  ) -> any ShownEditMenu { window.showEditMenu(session, elements, animator) }
}
