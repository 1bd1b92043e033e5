// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a graph keeps of an attribute or an observer: its value, its rule, and its edges.

/// A node without the type of its value.
package class AnyNode {
  /// An edge to what the rule has read.
  struct Dependency {
    let node: AnyNode
    /// The place of the opposite edge in `node.dependents`.
    var slot: Int
  }

  /// An edge to what has read this node. That node keeps this one alive.
  struct Dependent {
    unowned(unsafe) let node: AnyNode
    /// The place of the opposite edge in `node.dependencies`.
    let index: Int
  }

  let name: String
  /// The order of creation, which everything follows that has no other order.
  let order: UInt64
  private unowned(unsafe) let owner: AttributeGraph
  /// Whether the node is in its graph, which is there then.
  var isAlive = true
  /// What the rule read when it ran last, in the order of reading.
  private(set) var dependencies: [Dependency] = []
  /// What has read this node.
  private(set) var dependents: [Dependent] = []
  /// The revision in which the value changed last.
  var changed: UInt64 = 0
  /// The revision in which the value was known to be right last; 0 before the first run.
  var verified: UInt64 = 0
  /// Whether something that was read may have changed since.
  var isStale = false
  var isRunning = false
  /// The run of a rule that read this node last, so that most second reads make no second edge.
  private var lastReader: UInt64 = 0

  init(_ graph: AttributeGraph, name: String) {
    (owner, self.name) = (graph, name)
    order = graph.nextOrder()
  }

  deinit { unlink() }

  /// The graph; nil once the node is removed.
  var graph: AttributeGraph? { isAlive ? owner : nil }

  /// Whether the value is worked out of others.
  var isRule: Bool { false }

  /// Runs the rule. Returns whether the value is another one.
  func run() -> Bool { false }

  /// Releases the rule with what it captures.
  func end() {}

  /// Adds an edge to what the rule reads, in its run of that number.
  final func link(_ other: AnyNode, run: UInt64) {
    guard other.lastReader != run else { return }
    other.lastReader = run
    other.dependents.append(Dependent(node: self, index: dependencies.count))
    dependencies.append(Dependency(node: other, slot: other.dependents.count - 1))
  }

  /// Removes the edges to what the rule has read.
  final func unlink() {
    while let edge = dependencies.popLast() {
      let other = edge.node
      let moved = other.dependents.removeLast()
      if edge.slot == other.dependents.count { continue }
      other.dependents[edge.slot] = moved
      moved.node.dependencies[moved.index].slot = edge.slot
    }
  }
}

/// A node with a value.
final class Node<Value>: AnyNode {
  private var stored: Value?
  private var rule: (() -> Value)?
  private let isEqual: ((Value, Value) -> Bool)?

  init(
    _ graph: AttributeGraph, name: String, value: Value?, rule: (() -> Value)?,
    isEqual: ((Value, Value) -> Bool)?
  ) {
    (stored, self.rule, self.isEqual) = (value, rule, isEqual)
    super.init(graph, name: name)
    isStale = rule != nil
  }

  override var isRule: Bool { rule != nil }

  /// The last value.
  var current: Value {
    guard let stored else {
      fatalError(
        "The attribute '\(name)' was read while its own first value was worked out, or removed before it had one"
      )
    }
    return stored
  }

  /// Puts a value there. Returns whether it is another one.
  func put(_ value: Value) -> Bool {
    if let stored, let isEqual, isEqual(stored, value) { return false }
    stored = value
    return true
  }

  override func run() -> Bool { rule.map { put($0()) } ?? false }

  override func end() { rule = nil }
}

/// Something that is done whenever what it read has changed.
package final class GraphObserver: AnyNode {
  private var body: (() -> Void)?

  init(_ graph: AttributeGraph, name: String, body: @escaping () -> Void) {
    self.body = body
    super.init(graph, name: name)
    isStale = true
  }

  override var isRule: Bool { true }

  override func run() -> Bool {
    body?()
    return false
  }

  override func end() { body = nil }
}
