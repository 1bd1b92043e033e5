// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value of a graph.

/// A handle of a value in a graph: an input, which is written, or a rule, which is worked out of others.
///
/// It doesn't keep the graph alive. A handle of a removed attribute gives the last value.
package struct Attribute<Value> {
  let node: Node<Value>

  /// The value, up to date. Read while a rule or an observer runs, it becomes one of its dependencies.
  package var value: Value {
    let graph = node.graph
    graph?.noteRead(of: node)
    graph?.refresh(node)
    return node.current
  }

  /// The value, up to date, without becoming a dependency.
  package var peek: Value {
    node.graph?.refresh(node)
    return node.current
  }

  /// Whether it is in its graph still.
  package var isAlive: Bool { node.graph != nil }

  /// What it is called in reports.
  package var name: String { node.name }
}
