// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The foreground style of the environment, and its levels (FACTS_SWIFTUI f.7).

/// The foreground style that a view sets: one style, or one for each of two or three levels.
final class ForegroundStyles: Sendable {
  let styles: [AnyShapeStyle]
  /// The foreground style around, of which hierarchical styles among `styles` are levels.
  let outer: ForegroundStyles?

  init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) {
    (self.styles, self.outer) = (styles, outer)
  }

  /// Returns the paint of `context.level` of foreground styles; of the system's label colours if they are nil.
  ///
  /// A level beyond those that were given is a weaker level of the last style.
  static func paint(_ styles: ForegroundStyles?, in context: _StyleContext) -> _StylePaint {
    guard let styles, let last = styles.styles.last else {
      return _StylePaint(labelColor(context.level, context.environment))
    }
    var inner = context
    inner.foreground = styles.outer
    inner.depth += 1
    guard inner.depth < 64 else { return _StylePaint(.none) }
    let count = styles.styles.count
    if context.level < count {
      inner.level = 0
      return styles.styles[context.level]._paint(in: inner)
    }
    inner.level = context.level - (count - 1)
    return last._paint(in: inner)
  }

  /// The system's colours of text. Apple names four: the fifth has half of the fourth's opacity (our choice).
  private static func labelColor(_ level: Int, _ environment: EnvironmentValues) -> UIColor {
    let color: UIColor =
      switch level {
      case 0: .label
      case 1: .secondaryLabel
      case 2: .tertiaryLabel
      default: .quaternaryLabel
      }
    let resolved = color.resolvedColor(with: environment.hostTraits)
    return level < 4 ? resolved : resolved.multiplyingAlpha(by: 0.5)
  }

  /// The opacity of a level of a colour that isn't one of the system's text colours (L in FACTS_SWIFTUI f.7; our choice).
  static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.09
    }
  }
}

enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

/// Sets the foreground style for what a view holds.
public struct _ForegroundStyleModifier: Sendable {
  /// The styles of the levels; none for the system's.
  let styles: [AnyShapeStyle]
}

extension _ForegroundStyleModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment[ForegroundStyleKey.self] =
      styles.isEmpty
      ? nil : ForegroundStyles(styles, outer: environment[ForegroundStyleKey.self])
  }
}

nonisolated extension View {
  /// Sets the style of text, symbols and shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the styles of the primary and the secondary level in this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    modifier(
      _ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the first three levels in this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(styles: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  /// Sets the colour of text, symbols and shapes in this view; nil for the system's.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
