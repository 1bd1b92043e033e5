// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How Core Animation's objects take values by key.

import Foundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

extension PropertyRecord {
  /// Sets the property through the object's own setter, and tells observers. Values may have every
  /// form that animations take (FACTS C16); one of another kind changes nothing.
  func assign(_ value: Any?, to object: NSObject) -> Outcome {
    var outcome = Outcome.mismatch
    func set(_ value: Any?) {
      if announcesChanges {
        outcome = self.set(value, on: object)
      } else {
        KeyValueObserving.changing(object, key) { outcome = self.set(value, on: object) }
      }
    }
    set(value)
    if outcome == .mismatch, let other = AnimatableValue(value) { set(boxed(other)) }
    return outcome
  }

  /// A sampled value as programs read the property's: sizes are kept as points.
  private func boxed(_ value: AnimatableValue) -> Any? {
    if kind == .size, case .point(let size) = value {
      return CGSize(width: size.x, height: size.y)
    }
    return value.boxed
  }
}

/// An object of Core Animation, which keeps values under every name.
protocol OpenCoder: NSObject, KeyValueCoder, NilSettable {
  /// The class in notes.
  static var codedName: String { get }
}

extension OpenCoder {
  /// Sets a property that the class declares; a value of another kind is noted.
  func set(_ value: Any?, of record: PropertyRecord) {
    switch record.assign(value, to: self) {
    case .done: break
    case .nilForScalar: setNilValueForKey(record.key)
    case .mismatch, .isReadOnly: note(value, record.key)
    }
  }

  /// Sets a property, or hands the key to `setValue(_:forUndefinedKey:)`.
  func setRegisteredValue(_ value: Any?, _ key: String) {
    if case .property(let record)? = ClassRegistry.view(of: type(of: self)).setter(key) {
      set(value, of: record)
    } else {
      KeyValueCoding.setFoundValue(value, of: self, forKey: key)
    }
  }

  /// Says that a value has been ignored.
  func note(_ value: Any?, _ key: String) {
    let found = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    Unsupported.note("a value of type \(found) for \(Self.codedName).\(key)", of: self)
  }
}
