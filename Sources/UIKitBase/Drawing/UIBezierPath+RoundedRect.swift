// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rounded rectangles as paths.

public import CoreGraphics

extension UIBezierPath {
  /// A rectangle with four rounded corners, in points.
  ///
  /// The corners are continuous ones, not arcs of circles, and reach 1.528665 radii along the
  /// sides. Where that does not fit the whole shape changes, to a capsule and then to one with
  /// circular ends (FACTS C13). An empty rectangle gives an empty path.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let corners = UIRectCorner.allCorners.rawValue
    path = SmoothRoundedRect(rect, radius: cornerRadius, corners: corners).path
  }

  /// A rectangle with the named corners rounded, in points; the height of the radii is not used
  /// (FACTS C13).
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path = SmoothRoundedRect(rect, radius: cornerRadii.width, corners: corners.rawValue).path
  }
}
