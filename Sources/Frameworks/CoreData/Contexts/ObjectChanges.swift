// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a context has to save or to tell: new, changed and deleted objects in order.

internal import MicaFoundation

/// Objects in the order in which they came, each once.
struct ObjectList {
  private var places: [NSManagedObjectID: Int] = [:]
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var next = 0

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  var all: [NSManagedObject] {
    places.sorted { $0.value < $1.value }.compactMap { objects[$0.key] }
  }

  var set: Set<NSManagedObject> { Set(objects.values) }

  func contains(_ object: NSManagedObject) -> Bool { places[object.objectID] != nil }

  mutating func add(_ object: NSManagedObject) {
    guard places[object.objectID] == nil else { return }
    places[object.objectID] = next
    objects[object.objectID] = object
    next += 1
  }

  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    objects[object.objectID] = nil
    return places.removeValue(forKey: object.objectID) != nil
  }
}

/// New, changed, deleted and newly read objects.
struct ObjectChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()
  /// Whether the context has forgotten all its objects.
  var isAllInvalidated = false

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isAllInvalidated
  }

  /// What a notification tells, by Apple's keys.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted.set }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated.set }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted.set }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = refreshed.set }
    if isAllInvalidated { info[NSInvalidatedAllObjectsKey] = [NSManagedObjectID]() }
    return info
  }
}
