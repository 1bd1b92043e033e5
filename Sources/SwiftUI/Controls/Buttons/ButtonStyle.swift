// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles of buttons.

/// How buttons look and act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view of a button, which runs the action itself by `configuration.trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look that act as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style gets of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

/// What a style gets of a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger presses the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

/// A style that acts as usual and looks as a style of the program's.
struct PressableStyle<Style: ButtonStyle> {
  let style: Style
  /// Whether the whole rectangle can be pressed, or only what is drawn of the label.
  var isWhole = false
}

extension PressableStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration, isWhole: isWhole)
  }
}

/// A button that knows whether it is pressed.
struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  let isWhole: Bool
  @State private var isPressed = false

  var body: some View {
    StyledBody(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(
          AnyView(HStack { configuration.label })), isPressed: isPressed)
    ) { $0.makeBody(configuration: $1) }
    .modifier(
      PressModifier(isPressed: $isPressed, isWhole: isWhole, action: configuration.action))
  }
}

/// A style for the buttons of a view.
public struct _ButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension _ButtonStyleModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = ButtonStyleBox(style: style)
  }
}

nonisolated extension View {
  /// Sets the style of the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(style: PressableStyle(style: style)))
  }

  /// Sets the style of the buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(style: style))
  }
}
