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
  }

  private var content: Content

  /// A value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value. Outside of a view's body it is the default.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    }
  }

  /// Reads the environment.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    guard case .keyPath(let keyPath) = content else { return }
    content = .value(context.environment[keyPath: keyPath])
  }
}

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
