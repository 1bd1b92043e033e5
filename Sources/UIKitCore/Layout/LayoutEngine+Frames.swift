// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a solution to frames.

import CoreGraphics
internal import MicaLayout

extension LayoutEngine {
  private func rounded(_ value: Double) -> Double { Double(root.pixelGrid.laidOut(CGFloat(value))) }

  /// An item's frame in its superview's space, or a guide's in its owner's: edges are rounded to pixels of
  /// the root's space, and frames are their differences (FACTS_UIKIT e.10).
  func frame(of item: LayoutItem) -> CGRect {
    let insets = item.insets
    let (x, y) = place(of: item)
    let left = rounded(x) - insets.left
    let top = rounded(y) - insets.top
    let right = rounded(x + solver.value(of: item.width)) + insets.right
    let bottom = rounded(y + solver.value(of: item.height)) + insets.bottom
    var origin = CGPoint.zero
    let around = item.kind == .content ? item.view : item.view?.superview
    if let above = around ?? (item.object as? UILayoutGuide)?.owningView, item.kind != .root {
      let outer = self.item(of: above)
      let (x, y) = place(of: outer)
      origin.x = rounded(x) - outer.insets.left
      origin.y = rounded(y) - outer.insets.top
    }
    return CGRect(
      x: left - origin.x, y: top - origin.y, width: max(0, right - left),
      height: max(0, bottom - top))
  }

  /// Where an item begins in the root's space, not rounded.
  private func place(of item: LayoutItem) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    var next: LayoutItem? = item
    while let item = next {
      x += solver.value(of: item.x)
      y += solver.value(of: item.y)
      next = item.above
    }
    return (x, y)
  }

  /// The frame that constraints give a view or guide; nil where they don't.
  func frameIfFree(of object: AnyObject) -> CGRect? {
    guard let item = itemOfObject[ObjectIdentifier(object)], item.kind == .free,
      !item.keepsOwnFrame
    else { return nil }
    return frame(of: item)
  }

  /// The size that constraints give what a view scrolls; nil where they don't.
  func contentSize(of view: UIView) -> CGSize? {
    contentOfView[ObjectIdentifier(view)].map { frame(of: $0).size }
  }

  /// The root's size where one is to be fitted, not rounded.
  var fittedSize: CGSize {
    let item = self.item(of: root)
    let insets = item.insets
    return CGSize(
      width: solver.value(of: item.width) + insets.left + insets.right,
      height: solver.value(of: item.height) + insets.top + insets.bottom)
  }

  /// Whether constraints leave a view's frame open.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let item = itemOfObject[ObjectIdentifier(view)], item.kind == .free else { return false }
    return !solver.ambiguous(
      [item.x, item.y, item.width, item.height], besidesBelow: Self.weakestPriority
    ).isEmpty
  }

  /// The shares of its superview's growth that a framed view's mask gives its x, y, width and height. In a fit the
  /// superview's size is open, and views follow it: so the constraints within them count.
  static func growthShares(of item: LayoutItem) -> [Double] {
    guard item.kind == .framed, let view = item.view, let superview = item.above?.view,
      superview.autoresizesSubviews
    else { return [0, 0, 0, 0] }
    let (mask, anchor, size) = (view.autoresizingMask, view.layer.anchorPoint, view.bounds.size)
    let x = AutoresizedSpan(
      start: view.center.x - anchor.x * size.width, length: size.width,
      container: superview.bounds.width)
    let y = AutoresizedSpan(
      start: view.center.y - anchor.y * size.height, length: size.height,
      container: superview.bounds.height)
    let (left, width) = x.shares(
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let (top, height) = y.shares(
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    return [left, top, width, height].map(Double.init)
  }
}
