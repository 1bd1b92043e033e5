// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The parts of a tab view, found without showing them.

/// One tab: a view, and what it tells of itself.
struct TabElement {
  /// What it keeps its screen by.
  let id: AnyHashable
  let view: AnyView
  /// What the modifiers around the view tell.
  let traits: TraitList?
  /// The identifier of its `ForEach`, which stands for a tag.
  let implicitTag: AnyHashable?
}

/// A place in the list of tabs.
struct TabPlace: Hashable {
  let outer: [AnyHashable]

  func inner(_ id: AnyHashable) -> TabPlace { TabPlace(outer: outer + [id]) }
}

/// A view that stands for any number of tabs.
@MainActor
protocol TabGroup {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement])
}

/// A view that something around tells something of.
@MainActor
protocol TabTraitSource {
  func collectTraits(_ list: inout TraitList?)
}

/// A modifier that tells something.
@MainActor
protocol TabTraitModifier {
  func list(_ outer: TraitList?) -> TraitList
}

@MainActor
func collectTabs(
  of view: Any, _ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]
) {
  if let group = view as? any TabGroup {
    group.collectTabs(place, tag, into: &list)
  } else if let view = view as? any View {
    var traits: TraitList?
    (view as? any TabTraitSource)?.collectTraits(&traits)
    list.append(
      TabElement(id: place.outer, view: AnyView(view), traits: traits, implicitTag: tag))
  }
}

extension TupleView: TabGroup {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {
    for (index, view) in views.enumerated() {
      SwiftUI.collectTabs(of: view, place.inner(index), nil, into: &list)
    }
  }
}

extension Group: TabGroup {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {
    SwiftUI.collectTabs(of: content, place, tag, into: &list)
  }
}

extension EmptyView: TabGroup {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {}
}

extension Optional: TabGroup where Wrapped: View {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {
    if let self { SwiftUI.collectTabs(of: self, place, tag, into: &list) }
  }
}

extension _ConditionalContent: TabGroup {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {
    switch storage {
    case .trueContent(let view):
      SwiftUI.collectTabs(of: view, place.inner(true), tag, into: &list)
    case .falseContent(let view):
      SwiftUI.collectTabs(of: view, place.inner(false), tag, into: &list)
    }
  }
}

extension ForEach: TabGroup {
  func collectTabs(_ place: TabPlace, _ tag: AnyHashable?, into list: inout [TabElement]) {
    if case .subviews = identifier { return }
    for element in data {
      let id = AnyHashable(id(of: element))
      SwiftUI.collectTabs(of: content(element), place.inner(id), id, into: &list)
    }
  }
}

extension ModifiedContent: TabTraitSource {
  func collectTraits(_ list: inout TraitList?) {
    if let modifier = modifier as? any TabTraitModifier { list = modifier.list(list) }
    (content as? any TabTraitSource)?.collectTraits(&list)
  }
}

extension AnyView: TabTraitSource {
  func collectTraits(_ list: inout TraitList?) {
    (storage.value as? any TabTraitSource)?.collectTraits(&list)
  }
}

extension _TraitWritingModifier: TabTraitModifier {
  func list(_ outer: TraitList?) -> TraitList { writer.list(value, outer: outer) }
}
