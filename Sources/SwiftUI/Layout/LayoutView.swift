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
  /// It is one display.
  public static var _isOneChild: Bool { true }

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
  /// The axis of the stack that it is now.
  private var axis: Axis?

  init(_ layout: L, _ content: C, _ inputs: _ViewInputs) {
    super.init(inputs)
    display = LayoutDisplay(layout, self, inputs)
    outer = DisplayWrapper.wrap(display, inputs)
    var inner = inputs.content(of: self)
    axis = layout.orientation
    inner.environment[StackAxisKey.self] = axis
    self.content = C._makeNode(content, inner)
  }

  /// What it lays out.
  var contentDisplays: [DisplayNode] { content.displays }

  override var children: [_ViewNode] { [content] }

  override func appendDisplays(to list: inout [DisplayNode]) { list.append(outer) }

  override func displaysDidChange() { display.childrenDidChange() }

  func update(_ layout: L, _ content: C) {
    display.update(layout)
    if layout.orientation != axis {
      axis = layout.orientation
      setContentEnvironment()
    }
    self.content.update(content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    display.setEnvironment(environment)
    setContentEnvironment()
  }

  private func setContentEnvironment() {
    var inner = environment
    inner[StackAxisKey.self] = axis
    content.setEnvironment(inner)
  }

  override func end() {
    super.end()
    outer.end()
  }
}

extension Layout {
  /// The axis of the stack that it is; nil if it is none.
  var orientation: Axis? {
    (self as? AnyLayout)?.stackOrientation ?? Self.layoutProperties.stackOrientation
  }
}

/// The axis of the stack around: spacers and dividers lie along it.
struct StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

/// The display of a container.
class LayoutDisplay<L: Layout>: DisplayNode {
  private(set) final var layout: L
  private unowned let source: _ViewNode
  private var kept: [DisplayNode]?
  private var cache: L.Cache?
  private var isCacheOld = false

  @MainActor
  init(_ layout: L, _ source: _ViewNode, _ inputs: _ViewInputs) {
    (self.layout, self.source) = (layout, source)
    super.init(inputs)
  }

  override final var children: [DisplayNode] {
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

  final func childrenDidChange() {
    kept = nil
    isCacheOld = true
    invalidateLayout()
    onMainThread { host.orderDidChange(self) }
  }

  final func update(_ new: L) {
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
    placeChildren(size, proposal)
  }

  private func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {
    let children = children
    for child in children { child.isPlaced = false }
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

  override var rendersByProposal: Bool { false }

  override func hasRigidParts(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    guard let layout = layout as? any RigidLayout else { return false }
    func open<R: RigidLayout>(_ layout: R) -> Bool {
      withCache { subviews, cache in
        guard var own = cache as? R.Cache else { return false }
        return layout.hasRigidParts(axis, proposal, subviews, &own)
      }
    }
    return open(layout)
  }

  override var spacing: ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    for child in children { keys.formUnion(child.guides) }
    // A layout of the program's own may set any.
    if !isGuideless {
      for axis in Axis.allCases { keys.insert(AlignmentKey(id: AnyGuide.self, axis: axis)) }
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: size)
    if !isGuideless, let own = ownGuide(key, size, proposal) { return own }
    let children = children
    guard children.contains(where: { $0.setsGuide(key) }) else { return nil }
    let isReal = isLaidOut(for: proposal)
    if !isReal { rehearse(size, proposal) }
    var values: [CGFloat] = []
    for child in children where child.setsGuide(key) {
      let lies =
        isReal ? Placement(origin: child.origin, proposal: child.proposal) : child.rehearsed
      let value = child.guide(key, child.sizeThatFits(lies.proposal), lies.proposal)
      if let value { values.append(value + lies.origin[key.axis]) }
    }
    return key.merge(values)
  }

  /// Whether the layout sets no line itself.
  private var isGuideless: Bool {
    if let any = layout as? AnyLayout { any.isGuideless } else { layout is any GuidelessLayout }
  }

  /// A line that the layout itself sets.
  private func ownGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  /// Finds where the children would lie, without placing them.
  private func rehearse(_ size: CGSize, _ proposal: ProposedViewSize) {
    let outer = host.isRehearsing
    host.isRehearsing = true
    defer { host.isRehearsing = outer }
    placeChildren(size, proposal)
  }
}

extension AlignmentKey {
  /// The line of a container whose children set it: the average, of baselines the topmost and the lowest (FACTS_SWIFTUI c.2).
  func merge(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A layout that sets no line itself.
protocol GuidelessLayout {}

/// A layout that knows whether a proposed length changes anything in it.
protocol RigidLayout: Layout, GuidelessLayout {
  /// Whether no length along an axis changes where the views lie. `proposal` is one, infinite along the axis.
  func hasRigidParts(
    _ axis: Axis, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> Bool
}

/// Stands for all lines, where what sets them isn't known.
enum AnyGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
