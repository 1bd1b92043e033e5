// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which part of a view isn't covered by the device's corners and bars, and who hears of it.

import CoreGraphics

extension UIView {
  /// The safe area that the view had when it last changed.
  package var ownSafeArea: UIEdgeInsets { ownLayout?.safeArea ?? .zero }

  /// Finds the safe area anew, here and in what is in the view. Nothing where no view has any. A view that has come
  /// to a window asks everywhere: bars of controllers within add to an area that is none outside.
  package func safeAreaMayHaveChanged(everywhere: Bool = false) {
    guard LayoutState.current.usesSafeAreas else { return }
    updateSafeArea(everywhere: everywhere)
  }

  private func updateSafeArea(everywhere: Bool) {
    let old = ownSafeArea
    let new = window == nil ? .zero : findSafeArea()
    if new != old { layout.safeArea = new }
    // A program's own class may say another one than the view has found.
    if everywhere || new != old || safeAreaForSubviews != .zero {
      for subview in subviews { subview.updateSafeArea(everywhere: everywhere) }
    }
    if new != old { safeAreaChanged() }
  }

  /// Has all that stands on the safe area follow it.
  private func safeAreaChanged() {
    if let ownLayout { ownLayout.guidesOfSafeArea?.follow(self) }
    takeSafeArea()
    safeAreaInsetsDidChange()
    viewController?.safeAreaChanged()
    marginsMayHaveChanged()
    setNeedsLayout()
  }

  /// What of the superview's safe area reaches into the view: on each edge what its distance from the
  /// superview's leaves (FACTS_UIKIT e.7), and what the controller adds.
  private func findSafeArea() -> UIEdgeInsets {
    var insets = superview.map { reaching(in: $0, of: $0.safeAreaForSubviews) } ?? .zero
    if let window = self as? UIWindow { insets = window.safeAreaOfDevice }
    if let controller = viewController {
      for added in [controller.core.barInsets, controller.additionalSafeAreaInsets] {
        insets.top += added.top
        insets.left += added.left
        insets.bottom += added.bottom
        insets.right += added.right
      }
    }
    return insets
  }

  /// What of insets of a view around this one reaches into it.
  func reaching(in around: UIView, of insets: UIEdgeInsets) -> UIEdgeInsets {
    if insets == .zero { return .zero }
    let outer = around.bounds
    let anchor = layer.anchorPoint
    let (size, middle) = (bounds.size, center)
    let left = middle.x - anchor.x * size.width
    let top = middle.y - anchor.y * size.height
    return insets.leaving(
      UIEdgeInsets(
        top: top - outer.minY, left: left - outer.minX, bottom: outer.maxY - top - size.height,
        right: outer.maxX - left - size.width))
  }
}

extension UIEdgeInsets {
  /// What is left of the insets inside of something that lies some way in from each edge.
  package func leaving(_ distance: UIEdgeInsets) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      let more = inset - distance
      return more.isFinite ? min(max(more, 0), max(inset, 0)) : 0
    }
    return UIEdgeInsets(
      top: rest(top, distance.top), left: rest(left, distance.left),
      bottom: rest(bottom, distance.bottom), right: rest(right, distance.right))
  }
}

extension UIWindow {
  /// Has the views in the window follow a safe area that its class says itself, which may be another one than the device's.
  func askForSafeArea() {
    guard safeAreaInsets != ownSafeArea else { return }
    LayoutState.current.usesSafeAreas = true
    for subview in subviews { subview.safeAreaMayHaveChanged(everywhere: true) }
  }

  /// What the device's corners and bars cover of the window.
  var safeAreaOfDevice: UIEdgeInsets {
    let device = screen.safeArea
    if device == .zero { return .zero }
    let (whole, own) = (screen.bounds, frame)
    return device.leaving(
      UIEdgeInsets(
        top: own.minY - whole.minY, left: own.minX - whole.minX, bottom: whole.maxY - own.maxY,
        right: whole.maxX - own.maxX))
  }
}
