// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tabs as values of their own, as of iOS 18.

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are chosen.
  associatedtype TabValue: Hashable
  /// The tabs as views.
  var _tabs: [AnyView] { get }
}

/// One tab: its label, its value and its views.
public struct Tab<Value: Hashable, Content, Label> {
  let content: Content
  let label: Label
  let value: Value?
}

extension Tab: TabContent where Content: View, Label: View {
  /// The type of its value.
  public typealias TabValue = Value

  /// The tab as a view.
  public var _tabs: [AnyView] {
    let view = content.tabItem { label }
    return [value.map { AnyView(view.tag($0)) } ?? AnyView(view)]
  }
}

/// A title with an image, as a tab's label.
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  /// The image and the title.
  public var body: some View {
    image
    title
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// Searching.
  public static let search = TabRole()
}

nonisolated extension Tab where Content: View, Label == DefaultTabLabel {
  private init(_ title: Text, _ image: Image, _ value: Value?, _ content: Content) {
    self.init(
      content: content, label: DefaultTabLabel(title: title, image: image), value: value)
  }

  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), Image(systemName: systemImage), value, content()) }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), Image(systemName: systemImage), value, content()) }

  /// A tab with a title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), Image(image), value, content()) }

  /// A tab with a title and an asset.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), Image(image), value, content()) }

  /// A tab with a title and a symbol, chosen by its place.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(Text(titleKey), Image(systemName: systemImage), nil, content())
  }

  /// A tab with a title and a symbol, chosen by its place.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(Text(title), Image(systemName: systemImage), nil, content())
  }

  /// A tab with a title and an asset, chosen by its place.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never { self.init(Text(titleKey), Image(image), nil, content()) }

  /// The tab for searching.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(Text("Search"), Image(systemName: "magnifyingglass"), value, content())
  }

  /// The tab for searching, chosen by its place.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(Text("Search"), Image(systemName: "magnifyingglass"), nil, content())
  }
}

nonisolated extension Tab where Content: View, Label: View {
  /// A tab with a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(content: content(), label: label(), value: value) }

  /// A tab with a label, chosen by its place.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never { self.init(content: content(), label: label(), value: nil) }
}

/// Tabs under a heading of a sidebar, which phones don't show.
public struct TabSection<Value: Hashable, Content> {
  let content: Content
}

extension TabSection: TabContent where Content: TabContent, Content.TabValue == Value {
  /// The type of its values.
  public typealias TabValue = Value
  /// The tabs one after the other.
  public var _tabs: [AnyView] { content._tabs }

  /// Tabs with a heading.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  ) { self.content = content() }
}

/// Puts tabs together.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view, as a view.
  public struct Content<C> {
    let content: C
  }

  /// An expression.
  nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// One tab.
  nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// Several tabs.
  nonisolated public static func buildBlock<each C: TabContent>(_ content: repeat each C)
    -> _TabList<TabValue>
  {
    var list: [any TabContent] = []
    repeat list.append(each content)
    return _TabList(parts: list)
  }
  /// Tabs that may be there.
  nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> _TabList<TabValue>
  where C.TabValue == TabValue { _TabList(parts: content.map { [$0] } ?? []) }
  /// The tabs of a condition that holds.
  nonisolated public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { _TabList(parts: [first]) }
  /// The tabs of a condition that doesn't hold.
  nonisolated public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { _TabList(parts: [second]) }
  /// Tabs of a newer system.
  nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C {
    content
  }
}

/// Several tabs.
public struct _TabList<TabValue: Hashable> {
  let parts: [any TabContent]
}

extension _TabList: TabContent {
  /// The tabs one after the other.
  public var _tabs: [AnyView] { parts.flatMap { $0._tabs } }
}

extension TabContentBuilder.Content: View where C: TabContent {
  /// The tabs one after the other.
  public var body: some View { ForEach(Array(content._tabs.enumerated()), id: \.offset) { $1 } }
}

extension TabContentBuilder.Content: TabGroup where C: TabContent {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {
    for (index, view) in content._tabs.enumerated() {
      SwiftUI.collectTabs(of: view, place.inner(index), nil, into: &list)
    }
  }
}

/// Tabs that a modifier has changed.
struct ChangedTabs<Base: TabContent> {
  let base: Base
  let change: @MainActor (AnyView) -> AnyView
}

extension ChangedTabs: TabContent {
  typealias TabValue = Base.TabValue
  var _tabs: [AnyView] { base._tabs.map(change) }
}

nonisolated extension TabContent {
  /// A number at the tab; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    ChangedTabs(base: self) { AnyView($0.badge(count)) }
  }
  /// A text at the tab; nil for none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ChangedTabs(base: self) { AnyView($0.badge(label)) }
  }
  /// A string at the tab; nil for none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { Text($0) }
    return ChangedTabs(base: self) { AnyView($0.badge(text)) }
  }
  /// The name by which the user's order is kept; phones have no order of the user's.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
