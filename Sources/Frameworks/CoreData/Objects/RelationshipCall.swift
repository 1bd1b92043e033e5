// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xcode's accessors of relationships to many, by their selectors.

internal import MicaFoundation
internal import MicaRuntime

/// What an accessor of a relationship does.
struct RelationshipCall {
  private enum Kind {
    case addOne, addMany, removeOne, removeMany
    case insertOne, insertMany, removeAt, removeAtMany, replaceOne, replaceMany
  }

  let relationship: NSRelationshipDescription
  private let kind: Kind

  /// Nil where a selector is none of an entity's accessors.
  init?(_ selector: String, of entity: NSEntityDescription) {
    for relationship in entity.relationshipsByName.values where relationship.isToMany {
      let name = relationship.name
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      let kinds: [String: Kind] = [
        "add\(capital)Object:": .addOne, "add\(capital):": .addMany,
        "remove\(capital)Object:": .removeOne, "remove\(capital):": .removeMany,
        "insertObject:in\(capital)AtIndex:": .insertOne, "insert\(capital):atIndexes:": .insertMany,
        "removeObjectFrom\(capital)AtIndex:": .removeAt,
        "remove\(capital)AtIndexes:": .removeAtMany,
        "replaceObjectIn\(capital)AtIndex:withObject:": .replaceOne,
        "replace\(capital)AtIndexes:with\(capital):": .replaceMany,
      ]
      if let kind = kinds[selector] {
        (self.relationship, self.kind) = (relationship, kind)
        return
      }
    }
    return nil
  }

  /// Changes a relationship's objects.
  func apply(_ arguments: [Any?], to objects: inout [NSManagedObject]) {
    let first = arguments.first ?? nil
    let second = arguments.count > 1 ? arguments[1] : nil
    switch kind {
    case .addOne, .addMany:
      for object in Self.objects(first) where !objects.contains(object) { objects.append(object) }
    case .removeOne, .removeMany:
      let gone = Self.objects(first)
      objects.removeAll { gone.contains($0) }
    case .insertOne, .insertMany:
      let new = Self.objects(first).filter { !objects.contains($0) }
      for (object, place) in zip(new, Self.places(second)) { objects.insert(object, at: place) }
    case .removeAt, .removeAtMany:
      for place in Self.places(first).reversed() { objects.remove(at: place) }
    case .replaceOne, .replaceMany:
      for (object, place) in zip(Self.objects(second), Self.places(first)) {
        objects[place] = object
      }
    }
  }

  private static func objects(_ value: Any?) -> [NSManagedObject] {
    switch unwrapped(value) {
    case let one as NSManagedObject: [one]
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>:
      set.compactMap { $0.base as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    default: []
    }
  }

  private static func places(_ value: Any?) -> [Int] {
    switch unwrapped(value) {
    case let one as Int: [one]
    case let one as NSNumber: [one.intValue]
    case let many as NSIndexSet: many.map { $0 }
    case let many as IndexSet: Array(many)
    default: []
    }
  }
}
