// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views of which one is seen, chosen by a bar or by paging (FACTS_SWIFTUI h.15).

/// Views of which one is seen at a time.
public struct TabView<SelectionValue: Hashable, Content> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownIndex = 0
  @Environment(\.tabStyle) private var style
}

extension TabView: View where Content: View {
  /// The tabs with a bar, or as pages.
  public var body: some View {
    if let pages = style.pages {
      PageTabs(elements: elements, selected: selected, showsIndex: pages)
    } else {
      TabBarView(elements: elements, selected: selected)
    }
  }

  @MainActor private var elements: [TabElement] {
    var list: [TabElement] = []
    collectTabs(of: content, TabPlace(outer: []), nil, into: &list)
    return list
  }

  @MainActor private var selected: TabSelection {
    guard let selection else {
      return TabSelection(value: ownIndex, tag: { _, index in index }) { [own = $ownIndex] in
        if let index = $0.base as? Int { own.wrappedValue = index }
      }
    }
    return TabSelection(value: selection.wrappedValue) { tags, index in
      for tag in tags { if let value = tag.base as? SelectionValue { return value } }
      return index as? SelectionValue
    } select: { new in
      if let value = new.base as? SelectionValue, selection.wrappedValue != value {
        selection.wrappedValue = value
      }
    }
  }
}

/// A tab view's selection, whatever its type.
struct TabSelection {
  let value: AnyHashable
  /// The value that stands for a tab, of its tags and its index.
  let tag: ([AnyHashable], Int) -> AnyHashable?
  let select: (AnyHashable) -> Void
}

nonisolated extension TabView where Content: View {
  /// Tabs of which a binding chooses one by its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// Tabs of which the first is seen first.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    (selection, self.content) = (nil, content())
  }

  /// Tabs of which a binding chooses one by its value.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = .init(content: content())
  }

  /// Tabs of which the first is seen first.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    selection = nil
    self.content = .init(content: content())
  }
}

/// What shows a tab.
struct TabLabel {
  let view: AnyView
}

enum TabLabelTrait: _TraitKey { static var defaultValue: TabLabel? { nil } }

nonisolated extension View {
  /// What a bar shows of this tab: the first text and the first image of the views.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    trait(TabLabelTrait.self, TabLabel(view: AnyView(label())))
  }
}
