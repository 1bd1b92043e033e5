// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus (FACTS_SWIFTUI h.11).

/// A button that opens a menu of the buttons, toggles, pickers and menus in it.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuStyleBox) private var style
}

extension Menu: View {
  /// The button, or what tells the menu around of this one.
  public var body: some View {
    if isInMenu {
      Group(subviews: content.menuElements()) { subviews in
        let elements = subviews.menuElements
        HStack { label }.trait(
          MenuEntryTrait.self,
          MenuEntry { UIMenu(title: $0, image: $1, children: elements) })
      }
    } else {
      style.make(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
          primaryAction: primaryAction))
    }
  }
}

nonisolated extension Menu {
  fileprivate init(
    _ label: Label, _ content: Content, _ action: (@MainActor () -> Void)? = nil
  ) { (self.label, self.content, primaryAction) = (label, content, action) }

  /// A menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
  /// A menu with a label that runs an action when it is tapped, and opens at a long press.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(label(), content(), primaryAction) }
}

nonisolated extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  /// A menu with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
  /// A menu with a text that runs an action when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(Text(titleKey), content(), primaryAction) }
  /// A menu with a string that runs an action when it is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(Text(title), content(), primaryAction) }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content()) }
  /// A menu with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(title, systemImage: systemImage), content()) }
  /// A menu with a text and a symbol that runs an action when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction) }
  /// A menu with a text and an asset.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(SwiftUI.Label(titleKey, image: image), content())
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, in the style around.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}

/// What opens a menu: a button in the style around.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    ButtonBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(AnyView(configuration.label)), action: {})
    ).overlay {
      Group(subviews: configuration.content.menuElements()) {
        MenuOpener(elements: $0.menuElements, action: configuration.primaryAction)
      }
    }
  }
}
