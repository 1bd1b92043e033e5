// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view that one presentation takes place in.

import CoreGraphics
@_spi(Mica) import UIKitCore

/// Holds a presented view and whatever belongs to its presentation.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Touches beside the presented view stop here, unless the presentation lets them through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    if found === self, let view = presentation?.passthroughView(at: point, with: event) {
      return view
    }
    return found
  }
}

extension UIPresentationController {
  /// The view below the container that a touch beside the presented view goes to; nil for none.
  func passthroughView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard letsTouchesThrough, let container = containerView, let below = container.superview,
      let index = below.subviews.firstIndex(of: container)
    else { return nil }
    for view in below.subviews[..<index].reversed() {
      if let found = view.hitTest(view.convert(point, from: container), with: event) {
        return found
      }
    }
    return nil
  }
}
