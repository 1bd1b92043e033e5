// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A reference to a value that lies elsewhere.

/// Reads and writes a value that something else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction of what is written through it.
  public var transaction: Transaction

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    (self.location, self.transaction) = (location, transaction)
  }

  /// A binding that two closures make.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get) { value, _ in set(value) })
  }

  /// A binding that two closures make; the second gets the transaction, too.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get, set))
  }

  /// A binding to a value that can't be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      location.set(newValue, transaction.isEmpty ? Transaction.current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > { Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction) }

  /// Nothing is kept for it.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {}

  /// The same binding, what is written through which is animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    noteAnimation(animation)
    return transaction(Transaction(animation: animation))
  }

  /// The same binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding {
  /// A binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: FunctionLocation({ base.location.get() }) { value, transaction in
        guard let value else { return }
        base.location.set(value, transaction)
      }, transaction: base.transaction)
  }

  /// A binding to what an optional holds; nil where it is nil.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.location.get() else { return nil }
    self.init(
      location: FunctionLocation({ base.location.get() ?? first }) {
        base.location.set($0, $1)
      }, transaction: base.transaction)
  }

  /// A binding to a value as a hashable one.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: FunctionLocation({ AnyHashable(base.location.get()) }) { value, transaction in
        guard let value = value.base as? V else { return }
        base.location.set(value, transaction)
      }, transaction: base.transaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of them.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's.
  public typealias Index = Value.Index
  /// The collection's.
  public typealias Indices = Value.Indices
  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index behind the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The collection's indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next index.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// The next index.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: FunctionLocation({ [location] in location.get()[position] }) {
        [location] value, transaction in
        var all = location.get()
        all[position] = value
        location.set(all, transaction)
      }, transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}
