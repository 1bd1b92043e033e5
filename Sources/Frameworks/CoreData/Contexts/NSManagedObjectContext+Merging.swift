// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What others have saved comes into a context.

public import MicaFoundation

/// The identifiers of what a context has saved.
struct SavedIdentifiers: Sendable {
  let inserted: [NSManagedObjectID]
  let updated: [NSManagedObjectID]
  let deleted: [NSManagedObjectID]

  init(_ changes: ObjectChanges) {
    inserted = changes.inserted.all.map(\.objectID)
    updated = changes.updated.all.map(\.objectID)
    deleted = changes.deleted.all.map(\.objectID)
  }

  init(_ info: [AnyHashable: Any]) {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      let found = keys.flatMap { key -> [Any] in
        switch info[key] {
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        case let array as [Any]: array
        default: []
        }
      }
      return found.compactMap {
        ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID
      }.sorted { $0.number < $1.number }
    }
    inserted = ids(NSInsertedObjectsKey, "inserted_objectIDs")
    updated = ids(NSUpdatedObjectsKey, "updated_objectIDs")
    deleted = ids(NSDeletedObjectsKey, "deleted_objectIDs")
  }
}

extension NSManagedObjectContext {
  /// Takes over what another context has saved, as its notification says.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SavedIdentifiers(notification.userInfo ?? [:]))
  }

  /// Takes over what was saved elsewhere, by identifiers, into some contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let ids = SavedIdentifiers(changeNotificationData)
    for context in contexts { context.performAndWait { context.merge(ids) } }
  }

  func merge(_ ids: SavedIdentifiers) {
    for id in ids.inserted { event.inserted.add(object(with: id)) }
    for id in ids.updated {
      guard let object = objects[id], object.status != .deleted else {
        event.refreshed.add(object(with: id))
        continue
      }
      let before = object.values
      merge(object)
      let keys = object.entity.propertiesByName.keys.sorted().filter { key in
        let old = before?[key] as? AnyHashable
        return old != object.values?[key] as? AnyHashable
      }
      for key in keys {
        object.willChangeValue(forKey: key)
        object.didChangeValue(forKey: key)
      }
      event.refreshed.add(object)
    }
    for id in ids.deleted {
      guard let object = objects[id], object.status != .deleted else { continue }
      pending.updated.remove(object)
      event.updated.remove(object)
      event.refreshed.remove(object)
      event.deleted.add(object)
      object.wake()
      objects[id] = nil
      object.status = .none
    }
    processPendingChanges()
  }
}
