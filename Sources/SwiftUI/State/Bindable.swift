// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bindings to the properties of what is observed.

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  private init(object: Value) { wrappedValue = object }

  /// Itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { Binding(location: ObjectLocation(wrappedValue, keyPath)) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// The same.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
