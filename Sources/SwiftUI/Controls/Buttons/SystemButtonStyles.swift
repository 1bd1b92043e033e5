// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's styles of buttons (FACTS_SWIFTUI h.1, h.2).

/// The style that the surroundings want: the label in the tint colour, paler while it is pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style that the surroundings want.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessLook(), configuration: configuration, isWhole: true)
  }
}

/// The label in the tint colour, paler while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint colour.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessLook(), configuration: configuration, isWhole: true)
  }
}

/// The label as it is, paler while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The label as it is.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration, isWhole: false)
  }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(style(configuration.role)).opacity(
      configuration.isPressed ? 0.2 : 1)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the surroundings want.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint colour, paler while it is pressed.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, paler while it is pressed.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
