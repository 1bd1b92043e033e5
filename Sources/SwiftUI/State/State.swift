// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// State of a view's own.

/// A value that a view keeps for as long as its identity lives. Writing it has the bodies run again that read it.
///
/// The initial value is that of the first value of the view for the identity; later ones don't count (FACTS_SWIFTUI i.2).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// State with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// State with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }

  /// Finds the value that is kept for the identity.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    if let kept = slot as? StateLocation<Value> {
      location = kept
    } else {
      let made = StateLocation(initial, context)
      (slot, location) = (made, made)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: _InstalledProperty {}

extension State: Sendable where Value: Sendable {}
