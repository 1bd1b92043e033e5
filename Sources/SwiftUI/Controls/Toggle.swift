// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Toggles (FACTS_SWIFTUI h.3).

/// A control that is on or off. Its look is its style's.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyleBox) private var style

  /// A toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
}

extension Toggle: View {
  /// What the style makes of the toggle.
  public var body: some View {
    style.make(
      ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn, isMixed: false))
  }
}

nonisolated extension Toggle where Label == Text {
  /// A toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the style around.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// What a style gets of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether what the toggle stands for is on in parts.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

/// How toggles look and act.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the surroundings call for: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style that the surroundings call for.
  nonisolated public init() {}
  /// The view of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// A switch behind the label.
  nonisolated public init() { tint = nil }
  /// A switch of a colour behind the label.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The view of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that looks pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  nonisolated public init() {}
  /// The view of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          RoundedRectangle(cornerRadius: 8)
            .fill(AnyShapeStyle(TintShapeStyle().opacity(configuration.isOn ? 0.15 : 0))))
    }
  }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isListRow) private var isListRow

  var body: some View {
    if labelsHidden {
      control
    } else {
      HStack {
        configuration.label
        Spacer()
        // A row with a switch is no higher than one with a text.
        control.padding(.vertical, isListRow ? -4.5 : 0)
      }
    }
  }

  private var control: some View {
    let (isOn, tint) = (configuration.$isOn, tint)
    return UIKitControl<UISwitch>(
      make: { display in
        let control = UISwitch()
        control.addAction(
          UIAction { [weak display] _ in display?.send() }, for: .valueChanged)
        return control
      },
      update: { control, environment in
        let color = tint.map { $0.provider.resolve(environment) } ?? environment.uiTint
        if control.onTintColor != color { control.onTintColor = color }
        if control.isOn != isOn.wrappedValue {
          control.setOn(isOn.wrappedValue, animated: control.window != nil)
        }
      },
      size: { control, _ in control.sizeThatFits(.zero) },
      changed: { isOn.wrappedValue = $0.isOn })
  }
}

struct ToggleStyleBox: @unchecked Sendable {
  let make: @MainActor (ToggleStyleConfiguration) -> AnyView
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBox {
    ToggleStyleBox { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var toggleStyleBox: ToggleStyleBox {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.toggleStyleBox,
      ToggleStyleBox {
        AnyView(
          StyledBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) })
      })
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the surroundings call for.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
