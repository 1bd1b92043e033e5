// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles by what they are for.

/// The current tint.
@frozen
public struct TintShapeStyle: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The current tint.
  public init() {}

  /// Returns the tint's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let style = context.environment[TintKey.self], context.depth < 32 else {
      return Color.accentColor._paint(in: context)
    }
    var inner = context
    inner.depth += 1
    return style._paint(in: inner)
  }
}

/// The current foreground style.
@frozen
public struct ForegroundStyle: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The current foreground style.
  public init() {}

  /// Returns the foreground style's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    ForegroundStyles.paint(context.foreground, in: context)
  }
}

/// The background of the context: what `backgroundStyle` sets, else the system's background.
@frozen
public struct BackgroundStyle: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The background of the context.
  public init() {}

  private static let colors: [UIColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
  ]

  /// Returns the background's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    if let style = context.environment.backgroundStyle, !(style.style is BackgroundStyle),
      context.depth < 32
    {
      var inner = context
      inner.depth += 1
      return style._paint(in: inner)
    }
    let color = Self.colors[min(max(context.level, 0), 2)]
    return _StylePaint(color.resolvedColor(with: context.environment.hostTraits))
  }
}

/// A style that is one colour of UIKit's in each level.
protocol SystemColorStyle: ShapeStyle where Resolved == Never {
  /// The colours of the levels, at least one.
  static var colors: [UIColor] { get }
}

extension SystemColorStyle {
  /// Returns the colour of the level, in the environment's traits.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let colors = Self.colors
    let color = colors[min(max(context.level, 0), colors.count - 1)]
    return _StylePaint(color.resolvedColor(with: context.environment.hostTraits))
  }
}

/// The colour of lines between parts.
@frozen
public struct SeparatorShapeStyle: SystemColorStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The colour of lines between parts.
  public init() {}
  static var colors: [UIColor] { [.separator] }
}

/// The colour of placeholders in fields.
@frozen
public struct PlaceholderTextShapeStyle: SystemColorStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The colour of placeholders.
  public init() {}
  static var colors: [UIColor] { [.placeholderText] }
}

/// The colour of links.
@frozen
public struct LinkShapeStyle: SystemColorStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The colour of links.
  public init() {}
  static var colors: [UIColor] { [.link] }
}

/// The colour of fills of shapes.
@frozen
public struct FillShapeStyle: SystemColorStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The colour of fills.
  public init() {}
  static var colors: [UIColor] {
    [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
  }
}

/// The background of a window.
@frozen
public struct WindowBackgroundShapeStyle: SystemColorStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The background of a window.
  public init() {}
  static var colors: [UIColor] { [.systemBackground] }
}

/// The background of what is selected: the tint.
@frozen
public struct SelectionShapeStyle: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The background of what is selected.
  public init() {}

  /// Returns the tint's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    TintShapeStyle()._paint(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between parts.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders in fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of fills of shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
