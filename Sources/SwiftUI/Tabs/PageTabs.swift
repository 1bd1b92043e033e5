// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tabs of a tab view as pages, with dots (FACTS_SWIFTUI h.15).

/// Pages beside each other.
struct PageTabs: View {
  let elements: [TabElement]
  let selected: TabSelection
  let showsIndex: PageTabViewStyle.IndexDisplayMode
  @Environment(\.tabStyle) private var style

  private func tag(_ index: Int) -> AnyHashable? {
    let element = elements[index]
    let tags = (element.traits?.all(TagsTrait.self) ?? []).compactMap { $0 }
    return selected.tag(tags + [element.implicitTag].compactMap { $0 }, index)
  }

  private var index: Int {
    elements.indices.first { tag($0) == selected.value } ?? 0
  }

  private var shown: Binding<Int?> {
    Binding {
      index
    } set: { index in
      if let index, elements.indices.contains(index), let tag = tag(index) {
        selected.select(tag)
      }
    }
  }

  private var hasDots: Bool {
    switch showsIndex.kind {
    case .always: true
    case .automatic: elements.count > 1
    case .never: false
    }
  }

  var body: some View {
    GeometryReader { proxy in pages(proxy.size) }
      .overlay(alignment: .bottom) {
        if hasDots {
          PageDots(count: elements.count, page: shown, hasBackground: style.hasIndexBackground)
        }
      }
  }

  private func pages(_ size: CGSize) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
          ZStack { element.view }.frame(width: size.width, height: size.height)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: shown)
    .environment(\.tabStyle, TabStyle())
  }
}

/// Dots for pages.
private struct PageDots: UIViewRepresentable {
  let count: Int
  let page: Binding<Int?>
  let hasBackground: Bool

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak control] _ in page.wrappedValue = control?.currentPage }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UIPageControl, context: Context) {
    control.numberOfPages = count
    control.currentPage = page.wrappedValue ?? 0
    control.backgroundStyle = hasBackground ? .prominent : .automatic
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context)
    -> CGSize?
  { uiView.size(forNumberOfPages: count) }
}
