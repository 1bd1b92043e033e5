// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadows (FACTS_SWIFTUI d.25).

public import Foundation

/// A shadow behind all of a view's parts together.
public struct _ShadowEffect: Equatable, Sendable {
  /// The colour.
  public var color: Color
  /// How much it is blurred, in points.
  public var radius: CGFloat
  /// Where it lies, in points from the view.
  public var offset: CGSize
}

extension _ShadowEffect: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    let color = color.provider.resolve(display.environment).cgColor
    view.layer.shadowColor = color.copy(alpha: 1)
    view.layer.shadowOpacity = Float(color.alpha)
    view.layer.shadowRadius = radius.isFinite ? max(0, radius) : 0
    view.layer.shadowOffset = CGSize(
      width: offset.width.isFinite ? offset.width : 0,
      height: offset.height.isFinite ? offset.height : 0)
  }
}

nonisolated extension View {
  /// Adds a shadow, blurred by a radius and moved, in points. The default colour is black at 0.33.
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
