// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons with a background (FACTS_SWIFTUI h.2).

/// A button on a pale background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A button on a pale background.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLook(isProminent: false), configuration: configuration, isWhole: true)
  }
}

/// A button on a background of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A button on a background of the tint colour.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLook(isProminent: true), configuration: configuration, isWhole: true)
  }
}

struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.hasTint) private var hasTint

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(controlSize == .small || controlSize == .mini ? .subheadline : .body)
      .foregroundStyle(foreground(configuration.role))
      .padding(insets)
      .background(
        BorderShape(shape: shape, controlSize: controlSize).fill(fill(configuration.role))
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private var insets: EdgeInsets {
    let (across, along): (CGFloat, CGFloat) =
      switch controlSize {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return EdgeInsets(top: along, leading: across, bottom: along, trailing: across)
  }

  private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .quaternarySystemFill)) }
    let isRed = role == .destructive
    if isProminent { return isRed ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }
    if isRed { return AnyShapeStyle(Color.red.opacity(0.15)) }
    return hasTint
      ? AnyShapeStyle(TintShapeStyle().opacity(0.15))
      : AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
  }
}

extension EnvironmentValues {
  /// Whether the program has set a tint.
  var hasTint: Bool { self[TintKey.self] != nil }
}

/// The shape of a button's background.
struct BorderShape: Shape {
  let shape: ButtonBorderShape
  let controlSize: ControlSize

  func path(in rect: CGRect) -> Path {
    if shape.kind == .circle { return Circle().path(in: rect) }
    return RoundedRectangle(cornerRadius: shape.radius(rect.size, controlSize)).path(in: rect)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a pale background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a background of the tint colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
