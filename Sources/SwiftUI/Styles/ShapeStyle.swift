// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What shapes, text and symbols are painted with.

/// A colour, a gradient, or what becomes one where it is used.
///
/// A style of the program's own implements `resolve(in:)`, which returns another style for an environment. SwiftUI's own styles
/// implement `_paint(in:)`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that `resolve(in:)` returns.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns what the style paints with. The default asks `resolve(in:)`.
  func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  /// Returns the paint of the style that `resolve(in:)` returns.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard Resolved.self != Never.self, context.depth < 32 else { return _StylePaint(.none) }
    var inner = context
    inner.depth += 1
    return resolve(in: context.environment)._paint(in: inner)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not called: the style paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) should not be called on \(Self.self).")
  }
}

extension Never: ShapeStyle {
  /// There is no value.
  public typealias Resolved = Never
}

/// What a style is resolved against: an environment, a level of the hierarchy, and the foreground style that the level belongs to.
public struct _StyleContext {
  /// The environment.
  let environment: EnvironmentValues
  /// 0 for the style itself, 1 for its secondary variant, up to 4.
  var level = 0
  /// The foreground style that hierarchical styles are levels of; nil for the system's label colours.
  var foreground: ForegroundStyles?
  /// How many styles have asked for another one on the way here.
  var depth = 0

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment[ForegroundStyleKey.self]
  }
}

extension EnvironmentValues {
  /// Returns what a style paints with in this environment.
  func paint(_ style: some ShapeStyle) -> _StylePaint { style._paint(in: _StyleContext(self)) }

  /// Returns what the current foreground style paints with: text, symbols and shapes without a style of their own.
  ///
  /// `level` is 0 for primary, 1 for secondary, up to 4 for quinary.
  func foregroundPaint(level: Int = 0) -> _StylePaint {
    var context = _StyleContext(self)
    context.level = level
    return ForegroundStyles.paint(context.foreground, in: context)
  }

  /// The current foreground style as one colour: a gradient's first colour where the style isn't flat.
  func foregroundColor(level: Int = 0) -> CGColor { foregroundPaint(level: level).color }

  /// The current tint: set by `tint` or `accentColor`, else the catalogue's AccentColor, else blue.
  var tintPaint: _StylePaint { paint(TintShapeStyle()) }

  /// Whether styles may paint differently than in `old`: the foreground style, the tint, the background style or the traits differ.
  func stylesDiffer(from old: EnvironmentValues) -> Bool { !isIdentical(to: old) }
}

/// A style whose type isn't known.
@frozen
public struct AnyShapeStyle: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// Returns the wrapped style's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}
