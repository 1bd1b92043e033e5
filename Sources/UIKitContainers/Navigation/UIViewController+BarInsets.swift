// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What bars of containers cover of a controller's view: a part of its safe area.

import CoreGraphics

extension UIViewController {
  /// Sets what bars cover at the edges of the view, beyond the safe area of what it is in.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard core.barInsets != insets else { return }
    core.barInsets = insets
    LayoutState.current.usesSafeAreas = true
    viewIfLoaded?.safeAreaMayHaveChanged()
  }
}
