// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where values lie that wrappers read and write.

internal import MicaGraph

/// A place of a value, by which bindings read and write it.
class Location<Value>: @unchecked Sendable {
  /// The value. Read in a body, the body depends on it.
  func get() -> Value { fatalError("A location without a value") }

  /// Writes it, in a transaction.
  func set(_ value: Value, _ transaction: Transaction) {}
}

/// The place of a state's value: an input of the graph.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let graph: ViewGraph
  private let input: Attribute<Value>
  /// The value that was written last, which the graph gets in its next update.
  private var latest: Value
  private var isPending = false

  @MainActor
  init(_ value: Value, _ context: _PropertyContext) {
    graph = context.graph
    latest = value
    let graph = context.graph.graph
    input = graph.with(context.scope) {
      graph.input(value, name: "State<\(Value.self)>", isEqual: { areSame($0, $1) })
    }
  }

  override func get() -> Value {
    onMainThread {
      let value = input.value
      return isPending ? latest : value
    }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let (value, transaction) = (value, transaction)
    onMainThread {
      latest = value
      isPending = true
      graph.schedule(transaction) { [self] in
        isPending = false
        graph.graph.set(input, value)
      }
    }
  }
}

/// A place that closures read and write.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
    (self.read, self.write) = (read, write)
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A part of another place's value.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    (self.root, self.keyPath) = (root, keyPath)
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction)
  }
}

/// A value that doesn't change.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}
