// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The properties that a class of layers declares, one row each. Key-value coding and observing,
// actions, `defaultValue(forKey:)`, animations and commit all go by these rows.

@_spi(Registration) internal import MicaRuntime

/// The values of a model that are copied as a whole by `init(layer:)`.
protocol LayerValues {
  /// Apple's defaults.
  init()
}

/// One row for each property of `Layer`: its key, the property, where its value lies in `Values`, and
/// where in the snapshot's `Record`.
final class LayerTable<Layer: CALayer, Values: LayerValues, Record>: @unchecked Sendable {
  typealias Member<Value> = ReferenceWritableKeyPath<Layer, Value>

  private let record: LayerField.Record?
  private var steps: [CommitStep] = []
  private var rows: [(ClassTable<Layer>) -> Void] = []

  /// What a commit does for one property.
  private struct CommitStep {
    let value: any CommittedValue.Type
    /// In bytes, in the model's values and in the record.
    let from: Int
    let to: Int
  }

  init(_ record: LayerField.Record?, _ describe: (LayerTable) -> Void) {
    self.record = record
    describe(self)
  }

  // MARK: Rows

  /// A property that animates: its name, the property, where its value lies in the layer's values, and
  /// where in the record. How it is kept there follows from its type.
  ///
  /// - Parameter key: Apple's key, where that is not the name.
  @inline(__always)
  func animated<Value, Model: AnimatedValue>(
    _ name: StaticString, key: StaticString? = nil,
    _ member: @autoclosure @escaping () -> Member<Value>,
    _ value: KeyPath<Values, Model>, _ shown: WritableKeyPath<Record, Model.Shown>,
    change: LayerProperty.Change = .animates
  ) where Model.Model == Model {
    animated(name, key: key, member(), value, shown, as: Model.self, change: change)
  }

  /// A property that animates, and whose value is kept `as` something else.
  @inline(__always)
  func animated<Value, Model: AnimatedValue>(
    _ name: StaticString, key: StaticString? = nil,
    _ member: @autoclosure @escaping () -> Member<Value>,
    _ value: KeyPath<Values, Model.Model>, _ shown: WritableKeyPath<Record, Model.Shown>,
    as model: Model.Type, change: LayerProperty.Change = .animates
  ) {
    let step = step(value, shown, model)
    steps.append(step)
    add(name, member, property(key ?? name, model.kind, step.to, change), Self.initial(step, model))
  }

  /// A property that animates, and whose value the class itself keeps in the record.
  @inline(__always)
  func animated<Value, Shown>(
    _ name: StaticString, _ member: @autoclosure @escaping () -> Member<Value>,
    byHand shown: WritableKeyPath<Record, Shown>, _ kind: FieldKind
  ) {
    let place = MemoryLayout<Record>.offset(of: shown) ?? Self.noPlace("\(name)")
    add(name, member, property(name, kind, place, .animates)) { nil }
  }

  /// A property that does not animate, and is kept in the record.
  @inline(__always)
  func kept<Value, Model: CommittedValue>(
    _ name: StaticString, key: StaticString? = nil,
    _ member: @autoclosure @escaping () -> Member<Value>,
    _ value: KeyPath<Values, Model>, _ shown: WritableKeyPath<Record, Model.Shown>,
    change: LayerProperty.Change = .atOnce
  ) where Model.Model == Model {
    kept(name, key: key, member(), value, shown, as: Model.self, change: change)
  }

  /// The same, for a value that is kept `as` something else.
  @inline(__always)
  func kept<Value, Model: CommittedValue>(
    _ name: StaticString, key: StaticString? = nil,
    _ member: @autoclosure @escaping () -> Member<Value>,
    _ value: KeyPath<Values, Model.Model>, _ shown: WritableKeyPath<Record, Model.Shown>,
    as model: Model.Type, change: LayerProperty.Change = .atOnce
  ) {
    let step = step(value, shown, model)
    steps.append(step)
    add(
      name, member, LayerProperty(key: "\(key ?? name)", change: change), Self.initial(step, model))
  }

  /// A property that has nothing in the record, or what the class itself puts there.
  ///
  /// - Parameter announces: whether its setter tells observers.
  func named<Value>(
    _ name: StaticString, key: StaticString? = nil,
    _ member: @autoclosure @escaping () -> Member<Value>,
    change: LayerProperty.Change = .atOnce, announces: Bool = true
  ) {
    let property = LayerProperty(key: "\(key ?? name)", change: change, announces: announces)
    add(name, member, property) { nil }
  }

  // MARK: What goes by them

  /// Writes the rows into the registry.
  func fill(_ table: ClassTable<Layer>) {
    for row in rows { row(table) }
  }

  /// Keeps the values in a snapshot's record.
  func commit(_ values: inout Values, _ record: inout Record) {
    withUnsafeMutableBytes(of: &values) { values in
      withUnsafeMutableBytes(of: &record) { record in
        guard let model = values.baseAddress, let shown = record.baseAddress else { return }
        steps.withUnsafeBufferPointer { steps in
          for step in steps {
            step.value.commit(from: UnsafeRawPointer(model) + step.from, to: shown + step.to)
          }
        }
      }
    }
  }

  // MARK: Places

  @inline(__always)
  private func step<Model: CommittedValue>(
    _ value: KeyPath<Values, Model.Model>, _ shown: WritableKeyPath<Record, Model.Shown>,
    _ model: Model.Type
  ) -> CommitStep {
    CommitStep(
      value: model, from: MemoryLayout<Values>.offset(of: value) ?? Self.noPlace("a value"),
      to: MemoryLayout<Record>.offset(of: shown) ?? Self.noPlace("a field"))
  }

  private func property(
    _ key: StaticString, _ kind: FieldKind, _ place: Int, _ change: LayerProperty.Change
  ) -> LayerProperty {
    let field = record.map { LayerField(name: key, record: $0, kind: kind, offset: place) }
    return LayerProperty(key: "\(key)", field: field, change: change)
  }

  /// A new layer's value, where the property is of the type of what is stored.
  private static func initial<Value, Model: CommittedValue>(
    _ step: CommitStep, _ model: Model.Type
  ) -> () -> Value? {
    let from = step.from
    return {
      withUnsafeBytes(of: Values()) { values in
        values.baseAddress.flatMap {
          ($0 + from).assumingMemoryBound(to: Model.Model.self).pointee as? Value
        }
      }
    }
  }

  private func add<Value>(
    _ name: StaticString, _ member: @escaping () -> Member<Value>, _ property: LayerProperty,
    _ initial: @escaping () -> Value?
  ) {
    rows.append { table in
      table.property(
        "\(name)", member(), detail: property, dynamic: property.announces, default: initial())
    }
  }

  private static func noPlace(_ what: String) -> Int {
    preconditionFailure("\(Layer.self): \(what) is computed, so it lies nowhere")
  }
}
