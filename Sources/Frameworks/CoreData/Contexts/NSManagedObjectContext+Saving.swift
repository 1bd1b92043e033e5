// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Saving a context: who hears of it, what is checked, where the changes go.

internal import MicaFoundation

extension NSManagedObjectContext {
  /// Saves all changes to the parent, or to the stores. Throws what keeps an object from being saved; then
  /// nothing is saved.
  public func save() throws {
    guard hasChanges || !event.isEmpty else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    processPendingChanges()
    prepareObjects()
    try validate()
    if parent == nil { try settleConflicts() }
    let told = pending
    let changes = collected()
    if let parent {
      try parent.performAndWait { try parent.take(changes) }
    } else {
      try write(changes)
    }
    settle(told)
    let others = persistentStoreCoordinator?.contexts.filter { $0 !== self } ?? []
    let note = Notification(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: told.userInfo)
    NotificationCenter.default.post(note)
    guard parent == nil else { return }
    for other in others where other.automaticallyMergesChangesFromParent && other.parent == nil {
      let ids = SavedIdentifiers(told)
      if other.concurrencyType != .privateQueueConcurrencyType, Thread.isMainThread {
        other.merge(ids)
      } else {
        other.perform { other.merge(ids) }
      }
    }
  }

  /// Tells objects that they are about to be saved, until none changes any more.
  private func prepareObjects() {
    var told: [NSManagedObjectID: Set<String>] = [:]
    for _ in 0..<1000 {
      var isDone = true
      for object in pending.inserted.all + pending.updated.all + pending.deleted.all {
        if told[object.objectID] == object.changes { continue }
        object.willSave()
        told[object.objectID] = object.changes
        isDone = false
      }
      processPendingChanges()
      if isDone { return }
    }
    fatalError(
      "Failed to process pending changes before save. The context is still dirty after 1000 attempts."
    )
  }

  private func validate() throws {
    var errors: [any Error] = []
    func check(_ objects: [NSManagedObject], _ body: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try body(object) } catch { errors.append(error) }
      }
    }
    check(pending.deleted.all) { try $0.validateForDelete() }
    check(pending.inserted.all) { try $0.validateForInsert() }
    check(pending.updated.all) { try $0.validateForUpdate() }
    if let error = CoreDataError.joined(errors) { throw error }
  }

  private func collected() -> StoredChanges {
    for object in pending.inserted.all + pending.updated.all { object.derive() }
    func change(_ object: NSManagedObject) -> StoredChanges.Change {
      object.load()
      return StoredChanges.Change(
        id: object.objectID, values: object.values ?? [:], keys: object.changes,
        version: object.saved?.version ?? 0)
    }
    var changes = StoredChanges()
    changes.inserted = pending.inserted.all.map(change)
    changes.updated = pending.updated.all.map(change)
    changes.deleted = pending.deleted.all.map(\.objectID)
    return changes
  }

  private func write(_ changes: StoredChanges) throws {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        [
          NSLocalizedFailureReasonErrorKey:
            "This NSPersistentStoreCoordinator has no persistent stores."
        ])
    }
    for change in changes.inserted { try coordinator.settle(change.id) }
    for change in changes.inserted + changes.updated {
      let kept = change.values.filter { key, _ in
        change.id.entity.propertiesByName[key]?.isTransient != true
      }
      change.id.persistentStore?.contents.put(change.id, kept)
    }
    for (store, ids) in Dictionary(
      grouping: changes.deleted, by: { $0.persistentStore.map(ObjectIdentifier.init) })
    where store != nil {
      ids.first?.persistentStore?.contents.remove(Set(ids))
    }
  }

  /// Takes what a context saves whose parent this is.
  private func take(_ changes: StoredChanges) throws {
    for change in changes.inserted where objects[change.id] == nil {
      let object = make(change.id)
      object.values = change.values
      (object.isAwake, object.status) = (true, .inserted)
      object.changes = change.keys
      pending.inserted.add(object)
      event.inserted.add(object)
    }
    for change in changes.updated {
      let object = object(with: change.id)
      object.wake()
      for key in change.keys.sorted() {
        object.willChangeValue(forKey: key)
        object.values?[key] = change.values[key]
        object.changes.insert(key)
        object.didChangeValue(forKey: key)
      }
      noteChange(of: object)
    }
    for id in changes.deleted { delete(object(with: id)) }
    processPendingChanges()
  }

  /// After saving: nothing is new, changed or deleted any more.
  private func settle(_ told: ObjectChanges) {
    pending = ObjectChanges()
    for object in told.inserted.all + told.updated.all {
      (object.status, object.changes) = (.none, [])
      object.saved = StoredRow(
        values: object.values ?? [:], version: row(of: object.objectID)?.version ?? 0)
    }
    for object in told.deleted.all {
      objects[object.objectID] = nil
      (object.status, object.changes) = (.none, [])
    }
    for object in told.inserted.all + told.updated.all + told.deleted.all { object.didSave() }
    for object in told.deleted.all { object.managedObjectContext = nil }
  }
}

extension NSManagedObject {
  /// Works out the derived attributes.
  fileprivate func derive() {
    for case let attribute as NSDerivedAttributeDescription in entity.properties {
      guard let expression = attribute.derivationExpression else { continue }
      let value = expression.expressionValue(with: self, context: nil)
      values?[attribute.name] = attribute.kept(value)
    }
  }
}
