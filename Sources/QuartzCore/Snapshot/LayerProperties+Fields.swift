// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties by their fields: how animations read the model's value and write the presented one.

internal import MicaRaster

extension LayerProperties {
  /// The value of a field; nil where this kind of layer has none.
  func value(of field: LayerField) -> AnimatableValue? {
    func value<Record>(_ record: Record) -> AnimatableValue {
      withUnsafeBytes(of: record) { bytes in
        bytes.baseAddress.map { field.value(at: $0) } ?? .none
      }
    }
    switch (field.record, self.content) {
    case (.geometry, _): return value(self)
    case (.looks, _): return value(shared.looks)
    case (.gradient, .gradient(let record)): return value(record)
    case (.shape, .shape(let record)): return value(record)
    case (.replicator, .replicator(let record)): return value(record)
    case (.emitter, .emitter(let record)): return value(record.current)
    case (.text, .text(let record)): return value(record)
    default: return nil
    }
  }

  /// Sets a field; a value of another kind changes nothing.
  mutating func set(_ field: LayerField, _ value: AnimatableValue) {
    change(field) { field.set(value, at: $0) }
  }

  /// Sets a field, or a part of it, to numbers; false where these do not fit.
  mutating func set(
    _ field: LayerField, _ component: KeyComponent, _ kind: LaneKind, _ lanes: Vector4
  ) -> Bool {
    var isSet = false
    change(field) { isSet = field.set(component, kind, lanes, at: $0) }
    return isSet
  }

  /// Runs `body` on the record that a field is in; not where this kind of layer has none.
  private mutating func change(_ field: LayerField, _ body: (UnsafeMutableRawPointer) -> Void) {
    func change<Record>(_ record: inout Record) {
      withUnsafeMutableBytes(of: &record) { bytes in
        if let start = bytes.baseAddress { body(start) }
      }
    }
    switch (field.record, self.content) {
    case (.geometry, _): return change(&self)
    case (.looks, _): changeLooks { change(&$0) }
    case (.gradient, .gradient(var record)):
      change(&record)
      self.content = .gradient(record)
    case (.shape, .shape(var record)):
      change(&record)
      self.content = .shape(record)
    case (.replicator, .replicator(var record)):
      change(&record)
      self.content = .replicator(record)
    case (.emitter, .emitter(var record)):
      change(&record.current)
      self.content = .emitter(record)
    case (.text, .text(var record)):
      change(&record)
      self.content = .text(record)
    default: return
    }
    // A colour takes its pattern's place.
    if field.kind == .color, let extras = self.extras {
      self.extras = extras.without(patternOf: field.key)
    }
  }
}

extension LayerProperties {
  /// A text layer's values.
  var text: TextProperties? {
    if case .text(let text) = self.content { return text }
    return nil
  }
}
