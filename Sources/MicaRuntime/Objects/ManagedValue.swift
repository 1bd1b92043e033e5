// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What rewritten programs have for the bodies of `@NSManaged` properties (Docs/porting.md).

/// A value that an object keeps by name, as the declared type: numbers of any kind, sets, enumerations by their raw
/// values. Stops the program where there is none and the type has no empty value.
public func _micaManaged<Value>(_ value: Any?, _ key: StaticString) -> Value {
  switch Converted<Value>(value) {
  case .value(let value): return value
  case .missing(let zero?): return zero
  case .missing(nil), .mismatch:
    if unwrapped(value) == nil, let empty = Value.self as? any RangeReplaceableCollection.Type,
      let value = empty.init() as? Value
    {
      return value
    }
    fatalError("\(key) is \(unwrapped(value) ?? "nil"), not a value of \(Value.self)")
  }
}
