// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The wrapper that reads the environment.

internal import Observation

/// A value of the environment, by its key path, or an observable object in it by its type.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
    /// An object by its type.
    case object(any ObjectFinder.Type)
  }

  private var content: Content

  /// A value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value. Outside of a view's body it is the default.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    case .object:
      fatalError(
        "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this view."
      )
    }
  }

  /// Reads the environment.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    switch content {
    case .keyPath(let keyPath): content = .value(context.environment.read(keyPath))
    case .object(let find):
      if let object: Value = find.find(in: context.environment) { content = .value(object) }
    case .value: break
    }
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Environment<Value>) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let first), .keyPath(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    case (.value(let first), .value(let second)): areSame(first, second)
    default: false
    }
  }
}

/// Finds an object in the environment.
private protocol ObjectFinder {
  static func find<Value>(in environment: EnvironmentValues) -> Value?
}

private enum ObjectByType<T: AnyObject>: ObjectFinder {
  static func find<Value>(in environment: EnvironmentValues) -> Value? {
    environment[EnvironmentObjectKey<T>.self].flatMap { $0 as? Value }
  }
}

private enum OptionalObjectByType<T: AnyObject>: ObjectFinder {
  static func find<Value>(in environment: EnvironmentValues) -> Value? {
    environment[EnvironmentObjectKey<T>.self] as? Value
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The observable object of a type in the environment. It is an error if no view around provides one.
  public init(_ objectType: Value.Type) {
    content = .object(ObjectByType<Value>.self)
  }
}

extension Environment {
  /// The observable object of a type in the environment; nil if no view around provides one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object(OptionalObjectByType<T>.self)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A key path to an environment value, set for what a view holds.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// A change of the environment for what a view holds.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

nonisolated extension View {
  /// Puts an observable object into the environment of this view and what it holds, found there by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Sets a value of the environment for this view and what it holds.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)) }

  /// Changes a value of the environment for this view and what it holds.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
