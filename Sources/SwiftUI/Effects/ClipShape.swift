// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are drawn within a shape only (FACTS_SWIFTUI d.20).

public import Foundation
internal import QuartzCore

/// Draws a view within a shape. Touches beyond it still reach the view.
public struct _ClipShapeEffect<ClipShape: Shape> {
  /// The shape, in the view's bounds.
  public var shape: ClipShape
  /// How its inside is found.
  public var style: FillStyle

  nonisolated init(shape: ClipShape, style: FillStyle) { (self.shape, self.style) = (shape, style) }
}

extension _ClipShapeEffect: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.contentsScale = context.scale
    mask.frame = view.bounds
    mask.path = shape.path(in: view.bounds).cgPath
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    mask.fillColor = UIColor.black.cgColor
    if view.layer.mask !== mask { view.layer.mask = mask }
  }
}

extension _ClipShapeEffect: Animatable {
  /// The shape's data.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Draws this view within a shape in its bounds only. Touches beyond it still reach the view.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipShapeEffect(shape: shape, style: style))
  }
}
