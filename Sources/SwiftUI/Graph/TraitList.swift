// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view tells the container of the list that it is in: its tag, its section, its place in a collection.

/// A key of what a view tells the container around.
protocol _TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view tells the container around, and what those around it add. Entries are shared: their values change in place.
final class TraitList {
  fileprivate let key: ObjectIdentifier
  fileprivate var value: Any
  fileprivate let outer: TraitList?

  init<K: _TraitKey>(_ key: K.Type, _ value: K.Value, outer: TraitList?) {
    (self.key, self.value, self.outer) = (ObjectIdentifier(key), value, outer)
  }

  /// Gives the entry another value of the same key.
  func set<K: _TraitKey>(_ key: K.Type, _ value: K.Value) { self.value = value }

  /// The innermost value of a key.
  fileprivate func find<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    var entry: TraitList? = self
    while let current = entry {
      if current.key == ObjectIdentifier(key) { return current.value as? K.Value }
      entry = current.outer
    }
    return nil
  }

  /// All values of a key, innermost first.
  func all<K: _TraitKey>(_ key: K.Type) -> [K.Value] {
    var values: [K.Value] = []
    var entry: TraitList? = self
    while let current = entry {
      if current.key == ObjectIdentifier(key), let value = current.value as? K.Value {
        values.append(value)
      }
      entry = current.outer
    }
    return values
  }
}

extension DisplayNode {
  /// The display that stands for the view in its own list: another one than this where a container of the program's own shows it.
  fileprivate var base: DisplayNode? { (self as? SubviewDisplay)?.child }

  /// What the view tells its container; the key's default where it tells nothing.
  final func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    var display: DisplayNode? = self
    while let current = display {
      if let value = current.traits?.find(key) { return value }
      display = current.base
    }
    return K.defaultValue
  }

  /// All values that the view and those around it tell, innermost first.
  final func allTraits<K: _TraitKey>(_ key: K.Type) -> [K.Value] {
    (base?.allTraits(key) ?? []) + (traits?.all(key) ?? [])
  }
}

/// A modifier that tells the container something.
public struct _TraitWritingModifier<Value> {
  let writer: any TraitWriter<Value>.Type
  let value: Value
}

/// Writes a trait. A type without cases for each key.
@MainActor
protocol TraitWriter<Value> {
  associatedtype Value
  static func list(_ value: Value, outer: TraitList?) -> TraitList
  static func set(_ list: TraitList, _ value: Value)
}

/// Writes the trait of a key.
enum KeyTraitWriter<K: _TraitKey>: TraitWriter {
  static func list(_ value: K.Value, outer: TraitList?) -> TraitList {
    TraitList(K.self, value, outer: outer)
  }
  static func set(_ list: TraitList, _ value: K.Value) { list.set(K.self, value) }
}

extension _TraitWritingModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node whose views have the trait.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { TraitNode(view, inputs) }
}

@MainActor
private final class TraitNode<C: View, V>: SingleNode<
  ModifiedContent<C, _TraitWritingModifier<V>>, C
>
{
  private let list: TraitList

  override init(
    _ view: ModifiedContent<C, _TraitWritingModifier<V>>, _ inputs: _ViewInputs
  ) {
    list = view.modifier.writer.list(view.modifier.value, outer: inputs.traits)
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    inner.traits = list
    child = C._makeNode(view.content, inner)
  }

  override func update(_ new: ModifiedContent<C, _TraitWritingModifier<V>>) {
    let isSame = areSame(view.modifier.value, new.modifier.value)
    view = new
    new.modifier.writer.set(list, new.modifier.value)
    child.update(new.content)
    if !isSame { displaysDidChange() }
  }
}

nonisolated extension View {
  /// Tells the container around something about each view.
  func trait<K: _TraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier(writer: KeyTraitWriter<K>.self, value: value))
  }
}
