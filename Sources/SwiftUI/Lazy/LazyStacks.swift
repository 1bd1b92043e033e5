// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stacks and grids whose views are made when they are seen.

/// Headers or footers that stay at the edge of the scroll view while their section is seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a lazy arrangement.
public struct _LazyView<Content: View> {
  let arrangement: LazyArrangement
  let content: Content
}

extension _LazyView: _PrimitiveView {
  /// Makes a node whose items are made when they are seen.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    LazyNode(view, inputs)
  }
}

@MainActor
private final class LazyNode<C: View>: LeafNode<_LazyView<C>> {
  private var content: _NodeOf<C>!
  private var display: LazyDisplay!

  override init(_ view: _LazyView<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    display = LazyDisplay(view.arrangement, self, inputs)
    setDisplay(display, inputs)
    var inner = inputs.content(of: self)
    inner.isLazy = true
    inner.environment[StackAxisKey.self] = view.arrangement.axis
    content = C._makeNode(view.content, inner)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var isLazyContainer: Bool { true }
  override func displaysDidChange() { display.itemsDidChange() }

  override func update(_ new: _LazyView<C>) {
    view = new
    display.update(new.arrangement)
    content.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    var inner = environment
    inner[StackAxisKey.self] = view.arrangement.axis
    content.setEnvironment(inner)
  }
}

/// Views one below the other, which are made when they are seen in a scroll view.
public struct LazyVStack<Content: View> {
  let tree: _LazyView<Content>

  /// A column that takes the width that it is offered; the distance is 8 points where none is given.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _LazyView(
      arrangement: LazyArrangement(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
        spacing: spacing, pinned: pinnedViews), content: content())
  }
}

/// Views side by side, which are made when they are seen in a scroll view.
public struct LazyHStack<Content: View> {
  let tree: _LazyView<Content>

  /// A row that takes the height that it is offered; the distance is 8 points where none is given.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _LazyView(
      arrangement: LazyArrangement(
        axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
        spacing: spacing, pinned: pinnedViews), content: content())
  }
}

/// Views in columns, which are made when they are seen in a scroll view.
public struct LazyVGrid<Content: View> {
  let tree: _LazyView<Content>

  /// A grid by its columns; the distance of the rows is 8 points where none is given.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _LazyView(
      arrangement: LazyArrangement(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, pinned: pinnedViews, items: columns), content: content())
  }
}

/// Views in rows, which are made when they are seen in a scroll view.
public struct LazyHGrid<Content: View> {
  let tree: _LazyView<Content>

  /// A grid by its rows; the distance of the columns is 8 points where none is given.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _LazyView(
      arrangement: LazyArrangement(
        axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, pinned: pinnedViews, items: rows), content: content())
  }
}

extension LazyVStack: ForwardingView {}
extension LazyHStack: ForwardingView {}
extension LazyVGrid: ForwardingView {}
extension LazyHGrid: ForwardingView {}
