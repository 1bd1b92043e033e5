// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observation with a closure: `object.observe(\.key, options:) { object, change in … }`.

public import Foundation

/// An observation that lasts until it is invalidated or released, or the object is gone.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  var subscription: PathSubscription?

  /// Ends the observation.
  public func invalidate() {
    subscription?.cancel()
    subscription = nil
  }

  deinit { subscription?.cancel() }
}

/// A change as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change.
  public let kind: NSKeyValueChange
  /// The value after the change; nil unless that was asked for.
  public let newValue: Value?
  /// The value before the change; nil unless that was asked for.
  public let oldValue: Value?
  /// Which elements changed; nil for a change of the whole value.
  public let indexes: IndexSet?
  /// Whether this is told before the change.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Has a closure told of changes of a property, as long as the result lives.
  ///
  /// The property must be one whose changes are announced: a `dynamic` one of the program's, or one
  /// of Apple's that is known to be observed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = KeyPathName.of(keyPath, in: Self.self) else { return NSKeyValueObservation() }
    return observe(keyPath, key: key, options, changeHandler)
  }

  /// As `observe`, with the path's name, which the source says and the key path itself doesn't.
  @_spi(Registration)
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, key: String, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let before = ValuesBefore<Value>()
    let tell = {
      (object: Self, old: Value?, new: Value?, isPrior: Bool, collection: CollectionChange?) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: collection?.kind ?? .setting, newValue: new, oldValue: old,
          indexes: collection?.indexes, isPrior: isPrior))
    }
    if options.contains(.initial) {
      tell(self, nil, options.contains(.new) ? self[keyPath: keyPath] : nil, false, nil)
    }
    observation.subscription = PathSubscription(
      self, key,
      will: { [weak self] collection in
        guard let self else { return }
        var old: Value?
        if options.contains(.old) {
          let all = self[keyPath: keyPath]
          old = if let collection { collection.old(in: all) as? Value } else { all }
        }
        before.values.append((old, collection))
        if options.contains(.prior) { tell(self, old, nil, true, collection) }
      },
      did: { [weak self] in
        guard let self, let (old, collection) = before.values.popLast() else { return }
        var new: Value?
        if options.contains(.new) {
          let all = self[keyPath: keyPath]
          new = if let collection { collection.new(in: all) as? Value } else { all }
        }
        tell(self, old, new, false, collection)
      })
    return observation
  }

  /// Announces that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValueObserving.isObserving else { return }
    if let key = KeyPathName.of(keyPath, in: Self.self) { KeyValueObserving.willChange(self, key) }
  }

  /// Announces that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValueObserving.isObserving else { return }
    if let key = KeyPathName.of(keyPath, in: Self.self) { KeyValueObserving.didChange(self, key) }
  }
}

/// Values before changes that have begun, and what changes of a collection's elements do; inner ones last.
private final class ValuesBefore<Value> {
  var values: [(old: Value?, change: CollectionChange?)] = []
}
