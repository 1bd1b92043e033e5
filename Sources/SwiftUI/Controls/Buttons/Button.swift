// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons (FACTS_SWIFTUI h.1).

/// A control that runs an action when it is tapped. Its look is its style's.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  /// What the style makes of the button.
  public var body: some View {
    ButtonBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(AnyView(label)), action: action))
  }
}

nonisolated extension Button where Label: View {
  /// A button with an action and a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// A button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: action, label: label()) }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button of a style's configuration, for styles that make a button from a button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// It deletes something; it is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It cancels something.
  public static let cancel = ButtonRole(kind: .cancel)
  /// It confirms something.
  public static let confirm = ButtonRole(kind: .confirm)
  /// It closes something.
  public static let close = ButtonRole(kind: .close)
}

/// A style's body for a button.
struct ButtonBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyle) private var style
  @Environment(\.isListRow) private var isListRow

  /// In a list's row the whole row acts as a button of the usual style.
  var body: AnyView {
    guard isListRow, style.style is DefaultButtonStyle else { return open(style.style) }
    let action = configuration.action
    return AnyView(
      open(style.style).trait(RowLinkTrait.self, RowLink(hasChevron: false) { action() }))
  }

  private func open<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The style of buttons, in the environment.
struct ButtonStyleBox {
  let style: any PrimitiveButtonStyle
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox { ButtonStyleBox(style: DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
