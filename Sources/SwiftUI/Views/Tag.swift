// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What containers know a view by, and values that a program gives a container.

/// The tags of a view, one for each type.
enum TagsTrait: _TraitKey {
  static var defaultValue: AnyHashable? { nil }
}

nonisolated extension View {
  /// Sets the value by which a picker, a list or tabs know this view when it is selected.
  ///
  /// With `includeOptional` it also stands for selections of optional values.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagsTrait.self, AnyHashable(tag))
  }
}

extension DisplayNode {
  /// The view's tag of a type, where it has one: the innermost. An optional type takes a tag of the type within.
  func tag<V: Hashable>(_ type: V.Type) -> V? {
    for tag in allTraits(TagsTrait.self) {
      if let tag, let value = tag.base as? V { return value }
    }
    return nil
  }
}

// MARK: Container values

/// A key of a value that a view gives the container around.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that a view gives the container around.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tags: [AnyHashable] = []

  /// A value by its key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type; nil where the view has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags { if let value = tag.base as? V { return value } }
    return nil
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains { $0.base as? V == tag } }
}

/// A change of a view's container values.
enum ContainerValueTrait: _TraitKey {
  static var defaultValue: ((inout ContainerValues) -> Void)? { nil }
}

nonisolated extension View {
  /// Sets a value that the container around can read of each view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  { trait(ContainerValueTrait.self, { $0[keyPath: keyPath] = value }) }
}

extension DisplayNode {
  /// The values that the view gives its container. Of several of a key the outermost counts.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    values.tags = allTraits(TagsTrait.self).compactMap { $0 }
    for change in allTraits(ContainerValueTrait.self) { change?(&values) }
    return values
  }
}
