// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The node of a view that has a body: it runs the body when something that was read has changed.

internal import MicaGraph
internal import MicaRaster
internal import Observation

/// How deep composed views may lie within each other.
let mostNestedBodies = 400

/// What a body is: of a view, of a view modifier, of an app's scene.
@MainActor
class BodyNode<V, B: View>: SingleNode<V, B> {
  private var properties: PropertySlots
  private let scope = GraphScope()
  private var observer: GraphObserver!
  private let tracker = EnvironmentTracker()
  private let inputs: _ViewInputs

  override init(_ view: V, _ inputs: _ViewInputs) {
    properties = PropertySlots(V.self)
    var inner = inputs
    inner.depth += 1
    self.inputs = inner
    super.init(view, inputs)
    let graph = host.viewGraph.graph
    observer = graph.with(scope) {
      graph.observeNow(name: "\(V.self)") { [unowned self] in onMainThread { self.evaluate() } }
    }
  }

  /// The body of a value with its properties bound. Overridden.
  func makeBody(_ bound: V) -> B { fatalError("\(V.self) has no body") }

  /// Inputs for what the body makes. Overridden by who gives it more.
  func bodyInputs(_ inputs: _ViewInputs) -> _ViewInputs { inputs }

  /// Whether it counts as a body that has run, for tests.
  var isCounted: Bool { true }

  final func bodyNeedsUpdate() {
    host.viewGraph.graph.invalidate(observer)
    host.viewGraph.requestUpdate()
  }

  private func evaluate() {
    let graph = host.viewGraph.graph
    let bound = bind()
    let node = WeakBody(node: self)
    let body = withObservationTracking {
      makeBody(bound)
    } onChange: {
      onMainThread { node.changed() }
    }
    graph.withoutTracking {
      if isCounted { host.bodyCount += 1 }
      if child != nil {
        child.update(body)
      } else {
        var inputs = bodyInputs(inputs.child(of: self))
        inputs.environment = environment
        child = makeChild(body, inputs)
      }
    }
  }

  private func makeChild(_ body: B, _ inputs: _ViewInputs) -> _NodeOf<B> {
    guard inputs.depth <= mostNestedBodies else {
      Unsupported.note(
        "\(V.self) lies within \(mostNestedBodies) views with bodies. Deeper ones aren't shown.")
      return InertNode(body, inputs)
    }
    return B._makeNode(body, inputs)
  }

  /// The value with its dynamic properties bound to what is kept for this identity.
  private func bind() -> V {
    guard !properties.isEmpty else { return view }
    var bound = view
    tracker.begin()
    let context = _PropertyContext(
      node: self, graph: host.viewGraph, scope: scope,
      environment: environment.tracked(by: tracker)
    ) { [weak self] in self?.bodyNeedsUpdate() }
    properties.bind(&bound, context)
    return bound
  }

  override func update(_ new: V) {
    guard !isSame(view, new) else { return }
    view = new
    bodyNeedsUpdate()
  }

  /// Whether the body of another value would be the same.
  func isSame(_ old: V, _ new: V) -> Bool { areSame(old, new) }

  override func environmentDidChange(from old: EnvironmentValues) {
    if tracker.hasChanged(from: old, to: environment) { bodyNeedsUpdate() }
    super.environmentDidChange(from: old)
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    host.viewGraph.graph.remove(scope)
    properties.end()
  }
}

/// A body, for a closure that may outlive it.
private final class WeakBody<V, B: View>: @unchecked Sendable {
  private weak var node: BodyNode<V, B>?

  init(node: BodyNode<V, B>) { self.node = node }

  @MainActor func changed() {
    guard let node = self.node, node.isAlive else { return }
    node.host.viewGraph.schedule { onMainThread { node.bodyNeedsUpdate() } }
  }
}

/// A composed view.
@MainActor
final class ComposedNode<V: View>: BodyNode<V, V.Body> {
  /// The column that the body's views lie in where a modifier around takes them as one view (FACTS_SWIFTUI n.4).
  private var column: BodyDisplay?
  private var outer: DisplayNode?

  override func makeBody(_ bound: V) -> V.Body { bound.body }

  override func bodyInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    guard inputs.wrappers != nil, !inputs.isLazy, !V.Body._isOneChild else { return inputs }
    let column = BodyDisplay(RootLayout(), self, inputs)
    self.column = column
    outer = DisplayWrapper.wrap(column, inputs)
    var inner = inputs
    inner.wrappers = nil
    return inner
  }

  override func appendDisplays(to list: inout [DisplayNode]) {
    guard let column, let outer else { return super.appendDisplays(to: &list) }
    let children = column.children
    if children.isEmpty { return }
    if children.count == 1 {
      (outer.traits, outer.itemID) = (children[0].traits, children[0].itemID)
    }
    list.append(outer)
  }

  override func displaysDidChange() {
    column?.childrenDidChange()
    super.displaysDidChange()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    column?.setEnvironment(environment)
    super.environmentDidChange(from: old)
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    outer?.end()
  }
}

/// The views of a body as one: a single one as it is, several in a column.
final class BodyDisplay: LayoutDisplay<RootLayout> {
  private var single: DisplayNode? { children.count == 1 ? children[0] : nil }

  override var priority: Double { single?.priority ?? 0 }
  override var zIndex: Double { single?.zIndex ?? 0 }
  override var isSpacer: Bool { single?.isSpacer ?? false }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { single?.layoutValue(key) }

  override func hasRigidParts(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    single?.isRigid(axis, cross: proposal[axis.other]) ?? false
  }
}

/// A view that isn't shown.
@MainActor
final class InertNode<V>: _NodeOf<V> {}
