// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What follows when a program changes how a view takes part in layout.

public import CoreGraphics

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of `systemLayoutSizeFitting(_:)` for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func setKeepsFrame(_ keepsFrame: Bool) {
    if layout.keepsFrame == keepsFrame { return }
    layout.keepsFrame = keepsFrame
    if !keepsFrame { LayoutState.current.hasFreeViews = true }
    hierarchyChanged()
    superview?.setNeedsLayout()
  }

  /// Whether the view is that of a window's root controller: the window gives it its size, unless constraints to the window do.
  var isSizedByWindow: Bool {
    guard let window = superview as? UIWindow, window.rootViewController?.viewIfLoaded === self
    else { return false }
    return !window.constraints.contains { $0.first.view === self || $0.second?.view === self }
  }

  /// Makes a constraint one of the view's.
  func take(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { return }
    precondition(
      constraint.first.view?.isDescendant(of: self) == true
        && (constraint.second == nil || constraint.second?.view?.isDescendant(of: self) == true),
      "A view holds constraints between views and guides that are in it: add these first.")
    constraint.isActive = false
    hold(constraint)
  }

  func wantConstraintUpdate() {
    wantsConstraintUpdate = true
    announceConstraintNews()
    setNeedsLayout()
  }

  func setHidden(_ isHidden: Bool) {
    if superview?.takesOver(hidden: isHidden, of: self) == true { return }
    ownLayout?.hidesSoon = false
    layer.isHidden = isHidden
  }

  func intrinsicSizeChanged() {
    superview?.setNeedsLayout()
    superview?.intrinsicSizeChanged(of: self)
    guard let ownLayout else { return }
    ownLayout.isIntrinsicSizeStale = true
    LayoutState.current.version += 1
  }
}

extension UIEdgeInsets {
  /// The same lengths outward.
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
