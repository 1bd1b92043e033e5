// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The picture of what a test compares.

import CoreGraphics
import QuartzCore
import UIKit

/// Draws views and layers for tests.
enum SubjectPicture {
  /// A view or a layer as it is, or a view as the screen shows it; an empty picture of anything else.
  @MainActor static func of(_ subject: AnyObject, _ usesDrawViewHierarchyInRect: Bool) -> UIImage {
    guard let layer = subject as? CALayer ?? (subject as? UIView)?.layer else { return UIImage() }
    let view = subject as? UIView
    var isAdded = false
    if usesDrawViewHierarchyInRect, let view, view.window == nil {
      UIApplication.shared.windows.first { $0.isKeyWindow }?.addSubview(view)
      isAdded = view.superview != nil
    }
    defer { if isAdded { view?.removeFromSuperview() } }
    view?.layoutIfNeeded()
    layer.layoutIfNeeded()
    let bounds = layer.bounds
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      if usesDrawViewHierarchyInRect, let view {
        _ = view.drawHierarchy(in: bounds, afterScreenUpdates: true)
      } else {
        layer.render(in: context.cgContext)
      }
    }
  }
}
