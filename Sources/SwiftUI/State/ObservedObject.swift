// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observable objects that something else keeps.

/// An observable object that the view is given. Its changes have the body run again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { Binding(location: ObjectLocation(root, keyPath)) }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// An object that the view is given.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// An object that the view is given.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Follows the object.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription()
    slot = subscription
    subscription.follow(wrappedValue, context)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}
