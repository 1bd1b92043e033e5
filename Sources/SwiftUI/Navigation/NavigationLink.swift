// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Links to other screens, and destinations (FACTS_SWIFTUI h.14).

/// A button that shows another screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  var isActive: Binding<Bool>?
}

extension NavigationLink: View where Label: View, Destination: View {
  /// The button.
  public var body: some View { LinkBody(link: self) }
}

/// What a link does, for a list's row.
struct RowLink {
  /// Whether the row shows that it leads to another screen.
  var hasChevron = true
  let action: @MainActor () -> Void
}

enum RowLinkTrait: _TraitKey {
  static var defaultValue: RowLink? { nil }
}

/// Whether views are the rows of a list.
enum ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LinkBody<Label: View, Destination: View>: View {
  let link: NavigationLink<Label, Destination>
  @State private var isOn = false
  @Environment(\.stackReference) private var stack
  @Environment(\.isListRow) private var isListRow

  private var active: Binding<Bool> { link.isActive ?? $isOn }

  private func follow() {
    if let value = link.value {
      if let bridge = stack?.bridge { bridge.push(value) }
    } else {
      active.wrappedValue = true
    }
  }

  var body: some View {
    if isListRow {
      link.label.trait(RowLinkTrait.self, RowLink { follow() })
        .modifier(PushModifier(isPresented: active, content: link.destination))
    } else {
      Button(action: follow) { link.label }
        .modifier(PushModifier(isPresented: active, content: link.destination))
    }
  }
}

extension EnvironmentValues {
  var stackReference: StackReference? { self[StackReferenceKey.self] }
  var isListRow: Bool { self[ListRowKey.self] }
}

nonisolated extension NavigationLink where Label: View, Destination: View {
  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), value: nil)
  }

  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// A link to a view, which a binding follows.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), value: nil, isActive: isActive)
  }

  /// A link to a view, which a binding follows.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination, value: nil, isActive: isActive) }

  /// A link to a view, which is shown while the selection is its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination(), value: nil,
      isActive: Self.isSelected(tag, selection))
  }

  /// A link to a view, which is shown while the selection is its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination, value: nil,
      isActive: Self.isSelected(tag, selection))
  }

  private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding {
      selection.wrappedValue == tag
    } set: { isOn in
      if isOn {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}

nonisolated extension NavigationLink where Label == Text, Destination: View {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination(), value: nil)
  }
  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination(), value: nil)
  }
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination, value: nil)
  }
  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination, value: nil)
  }
  /// A link with a title, which a binding follows.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, value: nil, isActive: isActive)
  }
  /// A link with a title, which a binding follows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), destination: destination, value: nil, isActive: isActive)
  }
}

nonisolated extension NavigationLink where Label: View, Destination == Never {
  /// A link to the screen of a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to the screen of a value; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }
  /// A link with a title to the screen of a value; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// Whether the link leads to the detail column; it always leads to the next screen.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

// MARK: Destinations

/// Shows a view as the next screen while a binding says so.
struct PushModifier<Destination: View> {
  let isPresented: Binding<Bool>
  let content: Destination?
}

extension PushModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { PushNode(view, inputs) }
}

@MainActor
private final class PushNode<C: View, D: View>: SingleNode<ModifiedContent<C, PushModifier<D>>, C> {
  private var screen: StackBridge.Screen?

  override init(_ view: ModifiedContent<C, PushModifier<D>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    follow()
  }

  override func update(_ new: ModifiedContent<C, PushModifier<D>>) {
    view = new
    child.update(new.content)
    if let screen, let content = new.modifier.content {
      screen.controller.rootView = AnyView(content)
    }
    follow()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    screen?.controller.hosting.inherit(environment)
  }

  private func follow() {
    let isPresented = view.modifier.isPresented.wrappedValue
    guard isPresented != (screen != nil) else { return }
    host.viewGraph.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    guard isAlive else { return }
    let isPresented = view.modifier.isPresented
    if isPresented.wrappedValue, screen == nil, let content = view.modifier.content {
      guard let bridge = environment[StackReferenceKey.self]?.bridge else { return }
      screen = bridge.push(AnyView(content), within: self, environment) { [weak self] in
        self?.screen = nil
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
      }
    } else if !isPresented.wrappedValue, let screen {
      environment[StackReferenceKey.self]?.bridge?.pop(screen)
    }
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    screen?.controller.hosting.endViews()
  }
}

nonisolated extension View {
  /// The screens of values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    screen { settings, _ in
      settings.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// A screen that is shown while a binding says so.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { modifier(PushModifier(isPresented: isPresented, content: destination())) }

  /// A screen that is shown while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PushModifier(
        isPresented: Binding {
          item.wrappedValue != nil
        } set: {
          if !$0 { item.wrappedValue = nil }
        },
        content: item.wrappedValue.map { destination($0) }))
  }

  /// How a navigation view lays its columns out; it is always a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How a navigation view lays its columns out.
public protocol NavigationViewStyle {}

/// As the platform chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// As a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// As columns; shown as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// As two columns; shown as a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform chooses.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// As a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// As columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
