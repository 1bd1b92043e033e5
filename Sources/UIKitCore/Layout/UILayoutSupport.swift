// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The guides of before safe areas: where bars at the top and bottom of a controller's view end.

public import CoreGraphics
public import Foundation

/// What layout knows of the bars at a controller's upper or lower edge.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the controller's view, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A strip along the upper or lower edge of a controller's view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  override var systemFrame: CGRect? {
    guard let size = owningView?.bounds.size else { return nil }
    return CGRect(
      x: 0, y: isTop ? 0 : size.height - length, width: size.width, height: length)
  }

  /// Ties the guide to a view's edge and to its safe area.
  func attach(to view: UIView) {
    _ = view.ownGuide(self, isTop ? "topLayoutGuide" : "bottomLayoutGuide")
    let (outer, inner): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isTop ? (.top, .bottom) : (.bottom, .top)
    view.holdForSystem(self, outer, .equal, to: view, outer)
    view.holdForSystem(self, inner, .equal, to: view.safeAreaLayoutGuide, outer)
    view.holdForSystem(self, .left, .equal, to: view, .left)
    view.holdForSystem(self, .right, .equal, to: view, .right)
  }
}
