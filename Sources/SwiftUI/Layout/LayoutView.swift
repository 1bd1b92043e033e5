// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A container of views with a layout.

internal import MicaRaster

/// Views in a layout.
public struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content

  nonisolated init(layout: L, content: Content) { (self.layout, self.content) = (layout, content) }
}

extension _LayoutView: _PrimitiveView {
  /// Makes a node whose views lie in the layout.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    LayoutViewNode(view, inputs)
  }
}

@MainActor
private final class LayoutViewNode<L: Layout, C: View>: _NodeOf<_LayoutView<L, C>> {
  private var container: ContainerNode<L, C>!

  override init(_ view: _LayoutView<L, C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    container = ContainerNode(view.layout, view.content, inputs.child(of: self))
  }

  override var children: [_ViewNode] { [container] }

  override func update(_ new: _LayoutView<L, C>) {
    view = new
    container.update(new.layout, new.content)
  }
}

/// The node of a container: its content is a list of its own, whose children its display lays out.
@MainActor
final class ContainerNode<L: Layout, C: View>: _ViewNode {
  private var content: _NodeOf<C>!
  private var display: LayoutDisplay<L>!
  private var outer: DisplayNode!

  init(_ layout: L, _ content: C, _ inputs: _ViewInputs) {
    super.init(inputs)
    display = LayoutDisplay(layout, self, inputs)
    outer = DisplayWrapper.wrap(display, inputs)
    var inner = inputs.content(of: self)
    inner.environment[StackAxisKey.self] = L.layoutProperties.stackOrientation
    self.content = C._makeNode(content, inner)
  }

  /// What it lays out.
  var contentDisplays: [DisplayNode] { content.displays }

  override var children: [_ViewNode] { [content] }

  override func appendDisplays(to list: inout [DisplayNode]) { list.append(outer) }

  override func displaysDidChange() { display.childrenDidChange() }

  func update(_ layout: L, _ content: C) {
    display.update(layout)
    self.content.update(content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    display.setEnvironment(environment)
    var inner = environment
    inner[StackAxisKey.self] = L.layoutProperties.stackOrientation
    content.setEnvironment(inner)
  }

  override func end() {
    super.end()
    outer.end()
  }
}

/// The axis of the stack around: spacers and dividers lie along it.
struct StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

/// The display of a container.
final class LayoutDisplay<L: Layout>: DisplayNode {
  private(set) var layout: L
  private unowned let source: _ViewNode
  private var kept: [DisplayNode]?
  private var cache: L.Cache?
  private var isCacheOld = false

  @MainActor
  init(_ layout: L, _ source: _ViewNode, _ inputs: _ViewInputs) {
    (self.layout, self.source) = (layout, source)
    super.init(inputs)
  }

  override var children: [DisplayNode] {
    if let kept { return kept }
    let list = onMainThread {
      var list: [DisplayNode] = []
      for child in source.children { child.appendDisplays(to: &list) }
      return list
    }
    for child in list { child.parent = self }
    kept = list
    return list
  }

  func childrenDidChange() {
    kept = nil
    isCacheOld = true
    invalidateLayout()
    onMainThread { host.orderDidChange(self) }
  }

  func update(_ new: L) {
    guard !areSame(layout, new) else { return }
    layout = new
    isCacheOld = true
    invalidateLayout()
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(children, environment.layoutDirection)
    var cache: L.Cache
    if var known = self.cache {
      self.cache = nil
      if isCacheOld { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  override func layoutDidInvalidate() { isCacheOld = true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func layoutChildren() {
    let children = children
    for child in children { child.isPlaced = false }
    let (size, proposal) = (size, proposal)
    withCache {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
    }
    for child in children where !child.isPlaced {
      let own = child.sizeThatFits(proposal)
      child.place(
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
    }
  }

  override var spacing: ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    for child in children { keys.formUnion(child.guides) }
    // A layout of the program's own may set any.
    if !(layout is any GuidelessLayout) { keys.insert(AlignmentKey(id: AnyGuide.self)) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { subviews, cache in
      layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
        ?? layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    if let own { return own }
    guard children.contains(where: { $0.setsGuide(key) }) else { return nil }
    layOut(size, proposal)
    return mergedGuide(key)
  }
}

/// A layout that sets no line itself.
protocol GuidelessLayout {}

extension HStackLayout: GuidelessLayout {}
extension VStackLayout: GuidelessLayout {}
extension ZStackLayout: GuidelessLayout {}

/// Stands for all lines, where what sets them isn't known.
enum AnyGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
