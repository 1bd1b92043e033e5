// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that scroll (FACTS_SWIFTUI l).

/// Views that scroll within the space that the scroll view is offered.
///
/// Along the axes that scroll the scroll view takes what it is offered; across them it has its content's length. The content is offered
/// its ideal length along the axes. Several views lie in a column.
public struct ScrollView<Content> where Content: View {
  /// The views.
  public var content: Content
  /// The axes that scroll; the vertical one by default.
  public var axes: Axis.Set
  /// Whether indicators are shown while the content moves; true by default.
  public var showsIndicators: Bool

  /// Views that scroll along some axes, by default the vertical one, with indicators.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }
}

extension ScrollView: _PrimitiveView {
  /// Makes a node whose content lies in a UIKit scroll view.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ScrollNode(view, inputs)
  }
}

@MainActor
private final class ScrollNode<C: View>: LeafNode<ScrollView<C>> {
  private var content: ContainerNode<RootLayout, C>!
  private var display: ScrollDisplay!

  override init(_ view: ScrollView<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = ContainerNode(RootLayout(), view.content, inner(inputs))
    display = ScrollDisplay(content.displays[0], view.axes, view.showsIndicators, inputs)
    setDisplay(display, inputs)
  }

  private func inner(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs.content(of: self)
    Self.reset(&inner.environment)
    return inner
  }

  /// What is said of this scroll view doesn't hold for those in it.
  private static func reset(_ environment: inout EnvironmentValues) {
    if environment[ScrollTargetBehaviorKey.self] != nil {
      environment[ScrollTargetBehaviorKey.self] = nil
    }
    if environment[ContentMarginsKey.self] != ContentMargins() {
      environment[ContentMarginsKey.self] = ContentMargins()
    }
    if environment[ScrollAnchorsKey.self] != ScrollAnchors() {
      environment[ScrollAnchorsKey.self] = ScrollAnchors()
    }
    if environment[RefreshKey.self] != nil { environment[RefreshKey.self] = nil }
  }

  override var children: [_ViewNode] { [content] }

  /// The content is one display for its whole life.
  override func displaysDidChange() {}

  override func update(_ new: ScrollView<C>) {
    view = new
    display.update(new.axes, new.showsIndicators)
    content.update(RootLayout(), new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    var inner = environment
    Self.reset(&inner)
    content.setEnvironment(inner)
  }
}
