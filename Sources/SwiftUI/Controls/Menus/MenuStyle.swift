// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles of menus.

/// What a style gets of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label {
    let view: AnyView
  }
  /// The elements.
  public struct Content {
    let view: AnyView
  }
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  /// The elements.
  public var body: some View { view }
}

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// The view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the surroundings call for: a button in the tint colour.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button in the style around.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the surroundings call for.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style around.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

struct MenuStyleBox: @unchecked Sendable {
  let make: @MainActor (MenuStyleConfiguration) -> AnyView
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: MenuStyleBox {
    MenuStyleBox { AnyView(MenuButton(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var menuStyleBox: MenuStyleBox {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.menuStyleBox,
      MenuStyleBox {
        AnyView(StyledBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) })
      })
  }
}
