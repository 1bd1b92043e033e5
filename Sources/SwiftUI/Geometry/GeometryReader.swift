// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view whose content depends on its size and position (FACTS_SWIFTUI d.8).

internal import MicaRaster

/// A view that takes the size it is offered, and makes its content by its size and position.
///
/// The content lies at the top leading corner. An axis without a proposal is 10 points long.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A view whose content is made by its size and position.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: _PrimitiveView {
  /// It is one display.
  public static var _isOneChild: Bool { true }

  /// Makes a node whose content is made in the first layout.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    GeometryNode(view, inputs)
  }
}

@MainActor
private final class GeometryNode<C: View>: LeafNode<GeometryReader<C>> {
  private var container: ContainerNode<GeometryLayout, GeometryBody<C>>?
  private let display: GeometryDisplay

  override init(_ view: GeometryReader<C>, _ inputs: _ViewInputs) {
    display = GeometryDisplay(inputs)
    super.init(view, inputs)
    let inner = inputs.content(of: self)
    display.makeContent = { [unowned self] in
      var inner = inner
      inner.environment = environment
      let container = ContainerNode(
        GeometryLayout(), GeometryBody(content: self.view.content, context: display.context),
        inner)
      self.container = container
      return container.displays[0]
    }
    display.makeAgain = { [unowned self] in
      container?.update(
        GeometryLayout(), GeometryBody(content: self.view.content, context: display.context))
    }
    setDisplay(display, inputs)
  }

  override var children: [_ViewNode] { container.map { [$0] } ?? [] }

  override func update(_ new: GeometryReader<C>) {
    view = new
    display.makeAgain()
  }

  override func end() {
    display.context.end()
    super.end()
  }
}

/// The display of a reader.
private final class GeometryDisplay: DisplayNode, PositionObserver {
  let context = GeometryContext()
  @MainActor var makeContent: () -> DisplayNode = { fatalError("A reader without a view") }
  @MainActor var makeAgain: () -> Void = {}
  private var content: DisplayNode?
  private var isMaking = false
  private var isOld = false

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    context.attach(self)
  }

  override var children: [DisplayNode] { content.map { [$0] } ?? [] }
  override var isolatesLayout: Bool { true }

  override func contentDidInvalidate() {
    // What is made while it is laid out is laid out at once.
    if !isMaking { super.contentDidInvalidate() }
  }

  override func layoutChildren() {
    onMainThread { make() }
    content?.place(at: .zero, ProposedViewSize(size))
  }

  @MainActor
  private func make() {
    isMaking = true
    defer { isMaking = false }
    if content == nil {
      host.viewGraph.graph.withoutTracking { content = makeContent() }
      content?.parent = self
      host.orderDidChange(self)
    } else if context.isOutdated {
      makeAgain()
      host.viewGraph.update()
    }
    isOld = false
    if !context.isUnread { host.observePositions(self) }
  }

  func positionsDidChange() -> Bool {
    guard context.isOutdated else { return false }
    setNeedsPlacement()
    return true
  }
}

/// What a reader shows: all at the top leading corner, with the reader's size as their proposal.
struct GeometryLayout: Layout, GuidelessLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A reader's content as a view of its own, which is made again when what it reads has changed.
private struct GeometryBody<Content: View> {
  let content: (GeometryProxy) -> Content
  let context: GeometryContext
}

extension GeometryBody: _PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    GeometryBodyNode(view, inputs)
  }
}

@MainActor
private final class GeometryBodyNode<C: View>: BodyNode<GeometryBody<C>, C> {
  override func makeBody(_ bound: GeometryBody<C>) -> C {
    bound.context.track { bound.content(GeometryProxy(context: bound.context)) }
  }

  /// Closures can't be compared, and a size has changed where it is asked.
  override func isSame(_ old: GeometryBody<C>, _ new: GeometryBody<C>) -> Bool { false }
}
