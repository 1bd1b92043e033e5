// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The first of several views that fits (FACTS_SWIFTUI d.12).

/// Shows the first of its views whose ideal size fits what is offered, or else the last.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// The first view that fits in some axes: by default in both.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }
}

extension ViewThatFits: _PrimitiveView {
  /// It is one display.
  public static var _isOneChild: Bool { true }

  /// Makes a node with all views, of which one is shown.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ViewThatFitsNode(view, inputs)
  }
}

@MainActor
private final class ViewThatFitsNode<C: View>: LeafNode<ViewThatFits<C>> {
  private var content: _NodeOf<C>!
  private let display: ViewThatFitsDisplay

  override init(_ view: ViewThatFits<C>, _ inputs: _ViewInputs) {
    display = ViewThatFitsDisplay(view.axes, inputs)
    super.init(view, inputs)
    var inner = inputs.content(of: self)
    inner.environment[StackAxisKey.self] = nil
    content = C._makeNode(view.content, inner)
    display.source = content
    setDisplay(display, inputs)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ new: ViewThatFits<C>) {
    view = new
    display.axes = new.axes
    content.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    display.setEnvironment(environment)
    var inner = environment
    inner[StackAxisKey.self] = nil
    content.setEnvironment(inner)
  }

  override func displaysDidChange() { display.candidatesDidChange() }
}

private final class ViewThatFitsDisplay: DisplayNode {
  unowned var source: _ViewNode!
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  private var kept: [DisplayNode]?
  private var shown: DisplayNode?

  init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
  }

  override var children: [DisplayNode] { shown.map { [$0] } ?? [] }

  private var candidates: [DisplayNode] {
    if let kept { return kept }
    let list = onMainThread { source.displays }
    for display in list { display.parent = self }
    kept = list
    return list
  }

  func candidatesDidChange() {
    kept = nil
    shown = nil
    invalidateLayout()
    onMainThread { host.orderDidChange(self) }
  }

  private func choice(_ proposal: ProposedViewSize) -> DisplayNode? {
    let candidates = candidates
    var asked = proposal
    if axes.contains(.horizontal) { asked.width = nil }
    if axes.contains(.vertical) { asked.height = nil }
    for candidate in candidates.dropLast() {
      let ideal = candidate.sizeThatFits(asked)
      let fits = Axis.allCases.allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let length = proposal[axis] else { return true }
        // A sum of lengths isn't exact.
        return ideal[axis] <= length + 1e-6
      }
      if fits { return candidate }
    }
    return candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func layoutChildren() {
    let new = choice(proposal)
    if new !== shown {
      shown = new
      onMainThread { host.orderDidChange(self) }
    }
    new?.place(at: .zero, proposal)
  }

  override var spacing: ViewSpacing { (shown ?? candidates.first)?.spacing ?? .zero }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    for candidate in candidates { keys.formUnion(candidate.guides) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { choice(proposal)?.guide(key, size, proposal) }
}
