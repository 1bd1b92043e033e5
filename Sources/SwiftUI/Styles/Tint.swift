// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tint of the environment, and the style of backgrounds.

/// The tint that a view sets; nil for the catalogue's accent colour.
enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// Sets the tint for what a view holds.
public struct _TintModifier: Sendable {
  let style: AnyShapeStyle?
}

extension _TintModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment[TintKey.self] = style
  }
}

nonisolated extension View {
  /// Sets the tint of controls and links in this view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(_TintModifier(style: AnyShapeStyle(tint)))
  }

  /// Sets the tint of controls and links in this view; nil for the app's accent colour.
  public func tint(_ tint: Color?) -> some View {
    modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of controls and links in this view; nil for the app's accent colour.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of backgrounds in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
