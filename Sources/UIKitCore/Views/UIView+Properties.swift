// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pass before layout in which views and controllers bring up to date what they show (iOS 26).

extension UIView {
  /// Asks for `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() {
    wantsPropertyUpdate = true
    setNeedsLayout()
  }

  /// Calls `updateProperties()` of the view, and of the controller whose view it is, where that is due.
  public func updatePropertiesIfNeeded() {
    if let controller = viewController, controller.core.wantsPropertyUpdate {
      controller.core.wantsPropertyUpdate = false
      controller.updateProperties()
    }
    guard wantsPropertyUpdate else { return }
    wantsPropertyUpdate = false
    updateProperties()
  }
}

extension UIViewController {
  /// Asks for `updateProperties()` before the view's next layout.
  public func setNeedsUpdateProperties() {
    core.wantsPropertyUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls `updateProperties()` where that is due.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
