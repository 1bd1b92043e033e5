// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that touches pass by while they are animated: "During an animation, user interactions are temporarily
// disabled for all views involved in the animation" (Apple, UIView.isUserInteractionEnabled).

struct HeldViews {
  private var views: [UIView] = []

  /// Lets touches pass by a view, and by what is in it, until `release`.
  mutating func hold(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    view.holdCount += 1
    views.append(view)
  }

  mutating func release() {
    for view in views { view.holdCount -= 1 }
    views = []
  }
}
