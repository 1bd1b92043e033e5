// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Spaces that points and rectangles are converted between: views' and the screen's.

public import CoreGraphics

/// A space of coordinates on a screen, in points.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The space's own rectangle.
  var bounds: CGRect { get }
  /// A point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The box in another space around a rectangle of this one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The box in this space around a rectangle of another one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view's space in another one.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return toScreen(point) }
    return layer.convert(point, to: view.layer)
  }

  /// A point of another space in this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return fromScreen(point) }
    return layer.convert(point, from: view.layer)
  }

  /// The box in another space around a rectangle of this view's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return toScreen(rect) }
    return layer.convert(rect, to: view.layer)
  }

  /// The box in this view's space around a rectangle of another one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return fromScreen(rect) }
    return layer.convert(rect, from: view.layer)
  }

  func toScreen(_ rect: CGRect) -> CGRect { layer.convert(rect, to: nil) }
  func fromScreen(_ rect: CGRect) -> CGRect { layer.convert(rect, from: nil) }
  func toScreen(_ point: CGPoint) -> CGPoint { layer.convert(point, to: nil) }
  func fromScreen(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }
}
