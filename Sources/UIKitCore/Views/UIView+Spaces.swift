// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From one view's coordinates to another's, and from a point to the view that is there.

public import CoreGraphics

extension UIView {
  /// A point of this view's space in the space of `view`; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? top).layer)
  }

  /// A point of the space of `view` (nil: the window) in this view's space.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? top).layer)
  }

  /// The box in the space of `view` (nil: the window) around a rectangle of this view's space.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? top).layer)
  }

  /// The box in this view's space around a rectangle of the space of `view` (nil: the window).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? top).layer)
  }

  /// The view without a superview that this one is in.
  private var top: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The pixels of the view's screen.
  package var pixelGrid: PixelGrid { PixelGrid(traitCollection.displayScale) }

  /// Hit testing by FACTS C6: views that are hidden, nearly clear or untouchable are passed by, and
  /// so is everything in a view that the point lies outside of; subviews are asked front to back.
  func findView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, holdCount == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inner = convert(point, to: subview)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}

extension CGRect {
  /// As `contains`, whose bounds must be numbers: a rectangle of other ones holds nothing.
  package func holds(_ point: CGPoint, reach: CGFloat = 0) -> Bool {
    let (left, right) = (min(origin.x, origin.x + size.width), max(origin.x, origin.x + size.width))
    let (top, bottom) = (
      min(origin.y, origin.y + size.height), max(origin.y, origin.y + size.height)
    )
    return point.x >= left - reach && point.x < right + reach && point.y >= top - reach
      && point.y < bottom + reach
  }
}
