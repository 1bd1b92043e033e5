// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A class with all that it inherits: what lookups by name read.

/// The rows of a class and of its superclasses under their names, a subclass's before theirs.
package final class ClassView: @unchecked Sendable {
  /// The nearest registered class's record: the class's own, or a superclass's.
  package let record: ClassRecord?
  /// By key.
  package let properties: [String: PropertyRecord]
  package let methods: [Selector: MethodRecord]
  package let classMethods: [Selector: ClassMethodRecord]
  package let dependencies: [String: [String]]
  package let overrides: CodingOverrides
  package let makers: [String: ObjectMaker]
  /// The initialisers that the class has, as far as anybody said.
  package let initializers: Set<String>
  /// All properties, those of the class itself first, then its superclass's and so on.
  package let orderedProperties: [PropertyRecord]
  /// The names of properties that an object keeps by name.
  let managedNames: [ManagedName]
  let getters = AccessorCache()
  let setters = AccessorCache()

  init(own: ClassRecord?, superview: ClassView?) {
    guard let own else {
      record = superview?.record
      properties = superview?.properties ?? [:]
      methods = superview?.methods ?? [:]
      classMethods = superview?.classMethods ?? [:]
      dependencies = superview?.dependencies ?? [:]
      overrides = superview?.overrides ?? CodingOverrides()
      makers = superview?.makers ?? [:]
      initializers = superview?.initializers ?? []
      orderedProperties = superview?.orderedProperties ?? []
      managedNames = superview?.managedNames ?? []
      return
    }
    let rows = own.rows
    record = own
    let pairs = rows.properties.map { ($0.key, $0) }
    let named = Dictionary(pairs, uniquingKeysWith: { $1 })
    properties = (superview?.properties ?? [:]).merging(named) { $1 }
    methods = (superview?.methods ?? [:]).merging(rows.methods) { $1 }
    classMethods = (superview?.classMethods ?? [:]).merging(rows.classMethods) { $1 }
    dependencies = (superview?.dependencies ?? [:]).merging(rows.dependencies) { $0 + $1 }
    overrides = rows.overrides.over(superview?.overrides)
    makers = (superview?.makers ?? [:]).merging(rows.makers) { $1 }
    let inherited = rows.inheritsInitializers ? superview?.initializers ?? [] : []
    initializers = inherited.union(rows.initializers)
    let older = (superview?.orderedProperties ?? []).filter { named[$0.key] == nil }
    orderedProperties = rows.properties + older
    managedNames = rows.managedNames + (superview?.managedNames ?? [])
  }
}
