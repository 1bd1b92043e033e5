// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observable objects of the environment.

/// An observable object that a view around has put into the environment. Its changes have the body run again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { Binding(location: ObjectLocation(root, keyPath)) }
  }

  private var object: ObjectType?

  /// The object of this type in the environment.
  public init() {}

  /// The object. It is an error if no view around provides one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Finds the object and follows it.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    object = context.environment[EnvironmentObjectKey<ObjectType>.self]
    let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription()
    slot = subscription
    if let object { subscription.follow(object, context) } else { subscription.end() }
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// The environment's object of a type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

nonisolated extension View {
  /// Puts an observable object into the environment of this view and what it holds, found there by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}

/// An object in the environment of what a view holds.
public struct _EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension _EnvironmentObjectModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }
}
