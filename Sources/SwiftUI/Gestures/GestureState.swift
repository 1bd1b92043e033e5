// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// State that lasts as long as a gesture (FACTS_SWIFTUI i.13).

/// A value that a gesture changes, and that has its initial value again when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let atReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// State with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// State with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// State with an initial value, which it gets again in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// State with an initial value, which it gets again in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// State with an initial value. The closure changes the transaction in which it gets that again.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, atReset) = (wrappedValue, reset)
  }

  /// State with an initial value. The closure changes the transaction in which it gets that again.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

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

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }

  /// Gives it its initial value again.
  func reset() {
    var transaction = Transaction()
    atReset(wrappedValue, &transaction)
    location?.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// State that is nil at first, which it is again in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// State that is nil at first. The closure changes the transaction in which it is nil again.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
