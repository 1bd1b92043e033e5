// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who reads an element into an object: the rows of its classes (Type+Keys.swift), and for what is no property the
// readers of NibClasses.

import Foundation
internal import MicaContext
internal import MicaNib
@_spi(Registration) internal import MicaRuntime

/// What reads elements into the objects of a class.
struct NibPlan {
  /// A property that an attribute or a part sets.
  @MainActor
  final class Row {
    let name: String
    let property: PropertyRecord
    /// How the value is read, found out when it is first said.
    private(set) lazy var read = NibReaders.current.reader(of: property)

    init(_ name: String, _ property: PropertyRecord) {
      (self.name, self.property) = (name, property)
    }

    /// Whether the program's language may say it where the element doesn't.
    var isText: Bool { property.valueType == String?.self || property.valueType == String.self }
  }

  /// What a class adds to its superclass.
  @MainActor
  struct Step {
    var before: NibClasses.Reader?
    var rows: [Row] = []
    var after: NibClasses.Reader?
    /// The places of rows by the names of attributes and parts.
    var places: [String: Int] = [:]
    var texts: [Int] = []

    /// The rows that an element has a value for, in their order.
    func rows(for item: NibItem) -> [Row] {
      var found = Set(item.names.compactMap { places[$0] })
      if !item.loader.file.strings.isEmpty { found.formUnion(texts) }
      return found.sorted().map { rows[$0] }
    }
  }

  /// The last of UIKit's classes: the one whose `init(coder:)` reads the element.
  var type: AnyClass?
  /// Those of the most general class first.
  var steps: [Step] = []
}

/// The plans of the classes that a program's documents have named so far.
@MainActor
final class NibReaders: ProgramState {
  private var plans: [ObjectIdentifier: NibPlan] = [:]
  private var values: [ObjectIdentifier: NibValueReader?] = [:]

  nonisolated init(in context: ProgramContext) {}

  /// The running program's.
  static var current: NibReaders { ProgramContext.current.state() }

  /// The reader of a type's values; nil for one that no element says.
  func reader(of type: Any.Type) -> NibValueReader? {
    let key = ObjectIdentifier(type)
    if let known = values[key] { return known }
    let found = NibValues.reader(of: type)
    values[key] = .some(found)
    return found
  }

  func reader(of property: PropertyRecord) -> NibValueReader? {
    reader(of: property.valueType) ?? NibValues.object(property.wrappedType)
  }

  /// Who reads what into objects of a class.
  func plan(of type: AnyClass) -> NibPlan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    var plan = _getSuperclass(type).map { self.plan(of: $0) } ?? NibPlan()
    if let record = ClassRegistry.record(of: type), record.module == "UIKit" {
      plan.type = type
      var step = NibPlan.Step(before: NibClasses.before[key], after: NibClasses.after[key])
      for property in record.rows.ownProperties {
        for name in property.nibNames where !plan.steps.contains(where: { $0.places[name] != nil })
        {
          step.places[name] = step.rows.count
          step.rows.append(NibPlan.Row(name, property))
        }
      }
      step.texts = step.rows.indices.filter { step.rows[$0].isText }
      plan.steps.append(step)
    }
    plans[key] = plan
    return plan
  }
}

extension NibPlan {
  /// Reads an element into an object of the plan's class.
  @MainActor
  func read(_ object: AnyObject, _ item: NibItem) {
    for step in steps {
      step.before?(object, item)
      for row in step.rows(for: item) {
        guard let value = row.read?(item, row.name) else { continue }
        if !row.property.setExactly(value, on: object) { item.note("the attribute \(row.name)") }
      }
      step.after?(object, item)
    }
  }
}
