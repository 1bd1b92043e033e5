// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles with an opacity, a blend mode or a shadow.

public import Foundation

/// A style, changed.
public struct _StyleEffect<Base: ShapeStyle>: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never

  enum Effect: Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
  }

  let base: Base
  let effect: Effect

  /// Returns the paint of the base with the effect.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = base._paint(in: context)
    switch effect {
    case .opacity(let opacity): paint.opacity *= opacity.isNaN ? 0 : max(0, min(1, opacity))
    case .blendMode(let mode): paint.blendMode = mode
    case .shadow(let shadow): paint.shadows.append(shadow.resolve(context.environment))
    }
    return paint
  }
}

/// A shadow that is a part of a style.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind a shape. The radius and the distances are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow of a shape's edge within the shape. The radius and the distances are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func resolve(_ environment: EnvironmentValues) -> _StylePaint.ResolvedShadow {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return .init(
      isInner: isInner, color: color.provider.resolve(environment).cgColor,
      radius: max(0, finite(radius)),
      offset: CGSize(width: finite(offset.width), height: finite(offset.height)))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _StyleEffect(base: self, effect: .opacity(opacity))
  }

  /// This style, blended with what lies behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _StyleEffect(base: self, effect: .blendMode(mode))
  }

  /// This style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _StyleEffect(base: self, effect: .shadow(style))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style, blended with what lies behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
