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
  struct Row {
    let name: String
    let property: PropertyRecord
    let read: NibValueReader
    /// Whether a text of the program's language may say it where the element doesn't.
    let isText: Bool
  }

  /// What a class adds to its superclass.
  struct Step {
    var before: NibClasses.Reader?
    var rows: [Row] = []
    var after: NibClasses.Reader?
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

  /// Who reads what into objects of a class.
  func plan(of type: AnyClass) -> NibPlan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    var plan = _getSuperclass(type).map { self.plan(of: $0) } ?? NibPlan()
    if let record = ClassRegistry.record(of: type), record.module == "UIKit" {
      plan.type = type
      let known = Set(plan.steps.flatMap(\.rows).map(\.name))
      var step = NibPlan.Step(before: NibClasses.before[key], after: NibClasses.after[key])
      step.rows = record.rows.ownProperties.flatMap { rows(of: $0) }
        .filter { !known.contains($0.name) }
      plan.steps.append(step)
    }
    plans[key] = plan
    return plan
  }

  private func rows(of property: PropertyRecord) -> [NibPlan.Row] {
    let names = property.nibNames
    guard !names.isEmpty, let read = reader(of: property.wrappedType) else { return [] }
    let isText = property.wrappedType == String.self
    return names.map { NibPlan.Row(name: $0, property: property, read: read, isText: isText) }
  }
}

extension NibPlan {
  /// Reads an element into an object of the plan's class.
  @MainActor
  func read(_ object: AnyObject, _ item: NibItem) {
    for step in steps {
      step.before?(object, item)
      for row in step.rows where item.has(row.name) || row.isText {
        guard let value = row.read(item, row.name) else { continue }
        if row.property.set(value, on: object) != .done { item.note("the attribute \(row.name)") }
      }
      step.after?(object, item)
    }
  }
}
