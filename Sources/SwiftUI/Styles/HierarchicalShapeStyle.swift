// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Levels of the foreground style.

/// A level of the current foreground style.
@frozen
public struct HierarchicalShapeStyle: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  let level: Int

  init(_ level: Int) { self.level = level }

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(4)

  /// Returns the paint of the level of the foreground style around.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var inner = context
    inner.level += level
    return ForegroundStyles.paint(context.foreground, in: inner)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .init(4) }
}

/// A level of another style.
@frozen
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  let base: Base
  let level: Int

  /// Returns the paint of the level of the base.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var inner = context
    inner.level += level
    return base._paint(in: inner)
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
