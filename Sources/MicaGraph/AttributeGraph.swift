// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that are worked out of others, and only then: when something that they read has changed.

/// Attributes and what depends on what. Used by one thread.
///
/// Edges are found while a rule runs. Writing an input marks what depends on it, and works nothing out. Reading an attribute runs
/// what is out of date below it, and no rule of which every dependency kept its value. `update()` runs the observers that are out
/// of date, in the order of their creation.
package final class AttributeGraph {
  /// How often one observer may run in an update.
  package static let mostRuns = 100

  /// Called with the name of a rule that reads itself, or of an observer that never settles.
  package var report: (Problem) -> Void = { _ in }

  /// What can be wrong with a graph.
  package enum Problem: Equatable, Sendable {
    /// A rule reads itself, directly or through others: the read gave its last value.
    case cycle(name: String)
    /// An observer was still out of date after `mostRuns` runs: it waits for the next update.
    case unsettled(name: String)
  }

  /// How often rules have run; for tests of what is worked out.
  package private(set) var runCount = 0

  private var revision: UInt64 = 1
  private var orders: UInt64 = 0
  /// The rules that run, each within the one before.
  private var running: [Run] = []
  /// Observers that are out of date.
  private var waiting: [GraphObserver] = []
  private var isUpdating = false
  private var changes: [Change] = []

  private struct Run {
    let node: AnyNode
    let number: UInt64
  }

  private struct Change {
    let tag: AnyHashable?
    let body: () -> Void
  }

  /// A graph without attributes.
  package init() { scope = root }

  deinit { remove(root) }

  func nextOrder() -> UInt64 {
    orders += 1
    return orders
  }

  // MARK: Attributes

  /// A value that is written. Writing an equal one changes nothing.
  package func input<Value: Equatable>(_ value: Value, name: String = "input") -> Attribute<Value> {
    add(Node(self, name: name, value: value, rule: nil, isEqual: ==))
  }

  /// A value that is written, each writing of which is a change, unless `isEqual` says that it isn't.
  package func input<Value>(
    _ value: Value, name: String = "input", isEqual: ((Value, Value) -> Bool)?
  ) -> Attribute<Value> {
    add(Node(self, name: name, value: value, rule: nil, isEqual: isEqual))
  }

  /// A value that a closure works out. An equal one isn't a change for those who read it.
  package func rule<Value: Equatable>(
    name: String = "rule", _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    add(Node(self, name: name, value: nil, rule: rule, isEqual: ==))
  }

  /// A value that a closure works out, each of which is a change, unless `isEqual` says that it isn't.
  package func rule<Value>(
    name: String = "rule", isEqual: ((Value, Value) -> Bool)?, _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    add(Node(self, name: name, value: nil, rule: rule, isEqual: isEqual))
  }

  /// Does something in the next update, and again in each one after something that it read has changed.
  @discardableResult
  package func observe(
    name: String = "observer", _ body: @escaping () -> Void
  ) -> GraphObserver {
    let observer = GraphObserver(self, name: name, body: body)
    scope.nodes.append(observer)
    waiting.append(observer)
    return observer
  }

  /// As `observe`, but runs for the first time at once.
  package func observeNow(name: String = "observer", _ body: @escaping () -> Void) -> GraphObserver
  {
    let observer = GraphObserver(self, name: name, body: body)
    scope.nodes.append(observer)
    refresh(observer)
    return observer
  }

  /// Has an observer run again in the next update, or in the one that runs.
  package func invalidate(_ observer: GraphObserver) {
    guard observer.graph === self, !observer.isStale || observer.isRunning else { return }
    revision += 1
    observer.verified = 0
    if !observer.isStale {
      observer.isStale = true
      waiting.append(observer)
    }
  }

  /// Runs an observer at once, in an update or outside of one. It does nothing while the observer runs.
  package func runNow(_ observer: GraphObserver) {
    guard observer.graph === self, !observer.isRunning else { return }
    observer.verified = 0
    observer.isStale = true
    refresh(observer)
  }

  /// Runs a closure whose reads are no dependencies of the rule that runs.
  package func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = running
    running = []
    defer { running = outer }
    return try body()
  }

  private func add<Value>(_ node: Node<Value>) -> Attribute<Value> {
    scope.nodes.append(node)
    return Attribute(node: node)
  }

  /// Writes an input. What depends on it is out of date from here on. Nothing happens to a rule, or after the attribute's end.
  package func set<Value>(_ attribute: Attribute<Value>, _ value: Value) {
    let node = attribute.node
    guard node.graph === self, !node.isRule, node.put(value) else { return }
    revision += 1
    (node.changed, node.verified) = (revision, revision)
    markDependents(of: node)
  }

  /// Has a rule run again when it is read next, whatever it depends on.
  package func invalidate<Value>(_ attribute: Attribute<Value>) {
    let node = attribute.node
    guard node.graph === self, node.isRule else { return }
    revision += 1
    node.verified = 0
    node.isStale = true
    markDependents(of: node)
  }

  // MARK: Scopes

  /// The scope of attributes that belong to no other one; it ends with the graph.
  package let root = GraphScope()

  /// The scope that new attributes belong to.
  package private(set) var scope: GraphScope

  /// Makes attributes in a scope while a closure runs.
  package func with<Result>(_ scope: GraphScope, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return try body()
  }

  /// Removes the attributes of a scope and of those within it.
  package func remove(_ scope: GraphScope) {
    var pending = [scope]
    while let next = pending.popLast() {
      pending += next.inner
      next.inner = []
      for node in next.nodes { end(node) }
      next.nodes = []
    }
    scope.outer?.inner.removeAll { $0 === scope }
    scope.outer = nil
  }

  private func end(_ node: AnyNode) {
    guard node.isAlive else { return }
    // Those who read it are out of date, and see its last value from now on.
    markDependents(of: node)
    node.isAlive = false
    node.unlink()
    node.end()
  }

  // MARK: Updates

  /// Changes inputs at the beginning of the next update. Changes with the same tag that follow each other are made together; those
  /// with another one have an update of their own, while which `tag` is that.
  package func schedule(tag: AnyHashable? = nil, _ body: @escaping () -> Void) {
    changes.append(Change(tag: tag, body: body))
  }

  /// The tag of the changes that the update follows from; nil for none.
  package private(set) var tag: AnyHashable?

  /// Whether an update would do something.
  package var needsUpdate: Bool { !changes.isEmpty || !waiting.isEmpty }

  /// Makes the scheduled changes and runs the observers that are out of date, until none is. An update within an update does nothing.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { (isUpdating, tag) = (false, nil) }
    var runs: [ObjectIdentifier: Int] = [:]
    var later: [GraphObserver] = []
    var rounds = 0
    repeat {
      makeChanges()
      settle(&runs, &later)
      rounds += 1
    } while !changes.isEmpty && rounds < Self.mostRuns
    if !changes.isEmpty { report(.unsettled(name: "scheduled changes")) }
    waiting += later
  }

  private func makeChanges() {
    guard let first = changes.first else { return }
    tag = first.tag
    let count = changes.prefix { $0.tag == first.tag }.count
    let now = changes[..<count]
    changes.removeFirst(count)
    for change in now { change.body() }
  }

  /// Runs observers until none is out of date. One that runs too often is told and put off.
  private func settle(_ runs: inout [ObjectIdentifier: Int], _ later: inout [GraphObserver]) {
    while !waiting.isEmpty {
      let round = waiting.sorted { $0.order < $1.order }
      waiting.removeAll(keepingCapacity: true)
      for observer in round where observer.isAlive {
        let key = ObjectIdentifier(observer)
        runs[key, default: 0] += 1
        if runs[key, default: 0] > Self.mostRuns {
          report(.unsettled(name: observer.name))
          later.append(observer)
        } else {
          refresh(observer)
        }
      }
    }
  }

  // MARK: Working out

  /// Notes that the rule that runs has read a node.
  func noteRead(of node: AnyNode) {
    guard let run = running.last, run.node !== node, run.node.isAlive else { return }
    run.node.link(node, run: run.number)
  }

  /// Brings a node up to date.
  func refresh(_ node: AnyNode) {
    guard !node.isRunning else { return report(.cycle(name: node.name)) }
    guard node.isStale, node.isAlive else { return }
    if node.verified == 0 || hasChangedDependency(node) { return run(node) }
    node.isStale = false
    node.verified = revision
  }

  /// Whether a dependency has another value than when the node ran last. They are brought up to date one after the other, and those
  /// behind the first changed one aren't, since the rule may not read them again.
  private func hasChangedDependency(_ node: AnyNode) -> Bool {
    node.isRunning = true
    defer { node.isRunning = false }
    var index = 0
    while index < node.dependencies.count {
      let other = node.dependencies[index].node
      guard other.isAlive else { return true }
      refresh(other)
      if other.changed > node.verified { return true }
      index += 1
    }
    return false
  }

  private func run(_ node: AnyNode) {
    node.unlink()
    runCount += 1
    running.append(Run(node: node, number: UInt64(runCount)))
    node.isRunning = true
    // What is written while it runs makes it stale again.
    node.isStale = false
    node.verified = revision
    let hasChanged = node.run()
    node.isRunning = false
    running.removeLast()
    if hasChanged { node.changed = revision }
  }

  /// Marks what depends on a node, directly or through others.
  private func markDependents(of node: AnyNode) {
    var pending = node.dependents.map(\.node)
    while let next = pending.popLast() {
      guard !next.isStale, next.isAlive else { continue }
      next.isStale = true
      if let observer = next as? GraphObserver { waiting.append(observer) }
      for edge in next.dependents { pending.append(edge.node) }
    }
  }
}

/// Attributes that end together, such as those of a part of a tree.
package final class GraphScope {
  fileprivate(set) weak var outer: GraphScope?
  fileprivate var inner: [GraphScope] = []
  fileprivate var nodes: [AnyNode] = []

  /// A scope within another one, with which it ends.
  package init(in outer: GraphScope? = nil) {
    self.outer = outer
    outer?.inner.append(self)
  }
}
