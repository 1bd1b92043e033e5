// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An object's values: where they are read from, how they are set, and what leads back.

internal import MicaFoundation
@_spi(Registration) internal import MicaRuntime

extension NSManagedObject {
  /// The property of a key, unless the class has an accessor of its own.
  func property(_ key: String) -> NSPropertyDescription? {
    guard let property = entity.propertiesByName[key],
      ClassRegistry.view(of: type(of: self)).getter(key) == nil
    else { return nil }
    return property
  }

  // MARK: Reading

  /// Reads the values, if nobody did yet.
  func load() {
    guard values == nil else { return }
    let row = managedObjectContext?.row(of: objectID)
    saved = row
    values = row?.values ?? [:]
  }

  /// Reads the values and tells the object, if nobody asked for one yet. While a context looks for
  /// objects that meet a predicate they are only read.
  func wake() {
    load()
    guard !isAwake, managedObjectContext?.isMatching != true else { return }
    isAwake = true
    managedObjectContext?.withoutChanges { awakeFromFetch() }
  }

  /// The value of a property as programs see it.
  func value(of property: NSPropertyDescription) -> Any? {
    switch property {
    case let relationship as NSRelationshipDescription:
      let objects = identifiers(of: relationship).compactMap { object(of: $0) }
      guard relationship.isToMany else { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case let fetched as NSFetchedPropertyDescription:
      return fetchedObjects(fetched)
    default: return values?[property.name]
    }
  }

  /// The identifiers of a relationship's objects.
  func identifiers(of relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    load()
    switch values?[relationship.name] {
    case let list as [NSManagedObjectID]: return list
    case let one as NSManagedObjectID: return [one]
    default: return []
    }
  }

  func object(of id: NSManagedObjectID) -> NSManagedObject? {
    managedObjectContext?.object(with: id) ?? companions[id]
  }

  private func fetchedObjects(_ property: NSFetchedPropertyDescription) -> [Any] {
    guard let source = property.fetchRequest, let managedObjectContext
    else { return [] }
    let request = NSFetchRequest<any NSFetchRequestResult>(copying: source)
    request.predicate = request.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    return (try? managedObjectContext.fetch(request)) ?? []
  }

  func committedValue(of property: NSPropertyDescription) -> Any? {
    guard let value = saved?.values[property.name] else { return nil }
    switch value {
    case let id as NSManagedObjectID where property is NSRelationshipDescription:
      return object(of: id)
    case let list as [NSManagedObjectID]:
      return NSSet(array: list.compactMap { object(of: $0) })
    default: return value
    }
  }

  // MARK: Setting

  /// Sets a property; what leads back follows.
  func set(_ value: Any?, of property: NSPropertyDescription) {
    switch property {
    case let relationship as NSRelationshipDescription:
      replace(Self.objects(in: value, of: relationship), in: relationship)
    default: setPrimitive(value, of: property)
    }
  }

  /// Sets a property; what leads back doesn't follow.
  func setPrimitive(_ value: Any?, of property: NSPropertyDescription) {
    switch property {
    case let attribute as NSAttributeDescription: store(attribute.kept(value), property)
    case let relationship as NSRelationshipDescription:
      let objects = Self.objects(in: value, of: relationship)
      keep(objects)
      store(objects.map(\.objectID), of: relationship)
    default: break
    }
  }

  /// The objects in what a program sets: one, a set, an ordered set or an array of them.
  private static func objects(
    in value: Any?, of relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    guard let value = unwrapped(value), !(value is NSNull) else { return [] }
    let objects: [Any]
    switch value {
    case let one as NSManagedObject: objects = [one]
    case let set as NSSet: objects = set.allObjects
    case let set as NSOrderedSet: objects = set.map { $0 }
    case let array as NSArray: objects = array.map { $0 }
    default:
      // A set has no order of its own: that of the objects' making is the same in each run.
      objects =
        (value as? [Any])
        ?? (value as? Set<AnyHashable>)?.compactMap { $0.base as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number } ?? []
    }
    let found = objects.compactMap { $0 as? NSManagedObject }
    let destination = relationship.destinationEntity
    let isWrong =
      found.count != objects.count
      || found.contains { object in destination.map { !object.entity.isKindOf(entity: $0) } ?? false
      }
    if isWrong {
      fatalError(
        "Unacceptable type of value for \(relationship.isToMany ? "to-many" : "to-one") relationship: "
          + "property = \"\(relationship.name)\"; desired type = "
          + "\(destination?.managedObjectClassName ?? ""); value = \(value).")
    }
    if value is NSSet { return found.sorted { $0.objectID.number < $1.objectID.number } }
    return found
  }

  private func store(_ value: Any?, _ property: NSPropertyDescription) {
    values?[property.name] = value
    note(property.name)
  }

  func store(_ ids: [NSManagedObjectID], of relationship: NSRelationshipDescription) {
    load()
    if relationship.isToMany {
      values?[relationship.name] = ids
    } else {
      values?[relationship.name] = ids.last
    }
    note(relationship.name)
  }

  /// Notes that a property has changed.
  private func note(_ key: String) {
    guard managedObjectContext?.ignoresChanges != true else { return }
    changes.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  /// Takes objects into the same context, or keeps them where there is none.
  private func keep(_ objects: [NSManagedObject]) {
    for object in objects where object.managedObjectContext !== managedObjectContext {
      if let managedObjectContext, object.managedObjectContext == nil {
        managedObjectContext.insert(object)
      } else if managedObjectContext == nil, let context = object.managedObjectContext {
        context.insert(self)
      } else if object.managedObjectContext != nil, managedObjectContext != nil {
        fatalError(
          "Illegal attempt to establish a relationship between objects in different contexts")
      }
    }
    guard managedObjectContext == nil else { return }
    for object in objects {
      companions[object.objectID] = object
      object.companions[objectID] = self
    }
  }

  // MARK: Relationships

  /// Sets a relationship's objects, and what leads back from old and new ones.
  func replace(_ objects: [NSManagedObject], in relationship: NSRelationshipDescription) {
    keep(objects)
    let old = identifiers(of: relationship)
    var seen: Set<NSManagedObjectID> = []
    let new = objects.map(\.objectID).filter { seen.insert($0).inserted }
    guard old != new else { return note(relationship.name) }
    store(new, of: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for id in old where !seen.contains(id) { object(of: id)?.unlink(self, inverse) }
    let before = Set(old)
    for object in objects where !before.contains(object.objectID) {
      object.link(self, inverse, from: relationship)
    }
  }

  /// Adds what leads back to an object.
  private func link(
    _ other: NSManagedObject, _ inverse: NSRelationshipDescription,
    from relationship: NSRelationshipDescription
  ) {
    let ids = identifiers(of: inverse)
    guard !ids.contains(other.objectID) else { return }
    announce(inverse.name) {
      if inverse.isToMany {
        store(ids + [other.objectID], of: inverse)
      } else {
        // Whoever led here before doesn't any more.
        for id in ids { object(of: id)?.unlink(self, relationship) }
        store([other.objectID], of: inverse)
      }
    }
  }

  /// Removes what leads to an object.
  func unlink(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let ids = identifiers(of: relationship)
    guard ids.contains(other.objectID) else { return }
    announce(relationship.name) {
      store(ids.filter { $0 !== other.objectID }, of: relationship)
    }
  }

  private func announce(_ key: String, _ change: () -> Void) {
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }
}

extension NSEntityDescription {
  /// The values of a new object.
  var initialValues: [String: Any] {
    attributesByName.compactMapValues { $0.kept($0.defaultValue) }
  }
}
