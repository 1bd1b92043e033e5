// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Inserting, deleting and changing objects, and who is told.

internal import MicaFoundation

extension NSManagedObjectContext {
  // MARK: What has changed

  /// The new objects.
  public var insertedObjects: Set<NSManagedObject> { pending.inserted.set }
  /// The changed objects that are saved already.
  public var updatedObjects: Set<NSManagedObject> { pending.updated.set }
  /// The objects that will be gone when the context is saved.
  public var deletedObjects: Set<NSManagedObject> { pending.deleted.set }
  /// The objects that the context knows.
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  /// Whether there is anything to save.
  public var hasChanges: Bool { !pending.isEmpty }

  // MARK: Changing

  /// Makes an object one of the context's, to be saved with it.
  public func insert(_ object: NSManagedObject) {
    if object.managedObjectContext === self { return }
    guard object.managedObjectContext == nil else {
      fatalError("an object of one context is inserted into another: \(object)")
    }
    object.managedObjectContext = self
    object.status = .inserted
    objects[object.objectID] = object
    pending.inserted.add(object)
    event.inserted.add(object)
    schedule()
    object.awakeFromInsert()
    let companions = object.companions.values.sorted { $0.objectID.number < $1.objectID.number }
    object.companions = [:]
    for companion in companions { insert(companion) }
  }

  /// Marks an object to be deleted when the context is saved; a new one is forgotten.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self else {
      fatalError("An NSManagedObjectContext cannot delete objects in other contexts.")
    }
    guard object.status != .deleted else { return }
    object.wake()
    object.prepareForDeletion()
    if object.status == .inserted {
      pending.inserted.remove(object)
    } else {
      pending.updated.remove(object)
      pending.deleted.add(object)
    }
    event.updated.remove(object)
    event.refreshed.remove(object)
    if !event.inserted.remove(object) { event.deleted.add(object) }
    object.status = .deleted
    unpropagated.append(object)
    if !propagatesDeletesAtEndOfEvent { propagate() }
    schedule()
  }

  /// Notes that an object's values have changed.
  func noteChange(of object: NSManagedObject) {
    if object.status == .none { pending.updated.add(object) }
    if object.status != .deleted, !event.inserted.contains(object) {
      event.refreshed.remove(object)
      event.updated.add(object)
    }
    schedule()
  }

  /// Runs what changes no object that is to be saved.
  func withoutChanges(_ body: () -> Void) {
    let outer = ignoresChanges
    ignoresChanges = true
    defer { ignoresChanges = outer }
    body()
  }

  // MARK: Telling

  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    queue.async { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Ends the event: what leads to deleted objects is removed, and observers hear of all changes.
  public func processPendingChanges() {
    // An observer may change objects in turn.
    for _ in 0..<100 {
      propagate()
      guard !event.isEmpty else { return }
      let changes = event
      event = ObjectChanges()
      NotificationCenter.default.post(
        name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }
  }

  /// Follows the delete rules of deleted objects.
  func propagate() {
    while !unpropagated.isEmpty {
      let object = unpropagated.removeFirst()
      for property in object.entity.properties {
        guard let relationship = property as? NSRelationshipDescription else { continue }
        let others = object.identifiers(of: relationship).compactMap { object.object(of: $0) }
        switch relationship.deleteRule {
        case .cascadeDeleteRule:
          for other in others where other.managedObjectContext === self { delete(other) }
        case .nullifyDeleteRule:
          guard let inverse = relationship.inverseRelationship else { continue }
          for other in others where other.status != .deleted { other.unlink(object, inverse) }
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
      if !pending.deleted.contains(object) { forget(object) }
    }
  }

  func forget(_ object: NSManagedObject) {
    objects[object.objectID] = nil
    object.load()
    object.managedObjectContext = nil
    object.status = .none
    object.changes = []
  }

  // MARK: Going back

  /// Forgets all that isn't saved.
  public func rollback() {
    unpropagated = []
    for object in pending.inserted.all {
      event.inserted.remove(object)
      event.deleted.add(object)
      forget(object)
    }
    for object in pending.deleted.all {
      object.status = .none
      event.deleted.remove(object)
      event.inserted.add(object)
      reread(object)
    }
    for object in pending.updated.all {
      event.updated.remove(object)
      event.refreshed.add(object)
      reread(object)
    }
    pending = ObjectChanges()
    processPendingChanges()
  }

  private func reread(_ object: NSManagedObject) {
    let keys = object.changes.sorted()
    for key in keys { object.willChangeValue(forKey: key) }
    (object.values, object.saved, object.changes) = (nil, nil, [])
    for key in keys.reversed() { object.didChangeValue(forKey: key) }
  }

  /// Forgets all objects, and what isn't saved.
  public func reset() {
    for object in objects.values { (object.managedObjectContext, object.status) = (nil, .none) }
    objects = [:]
    (pending, event, unpropagated) = (ObjectChanges(), ObjectChanges(), [])
    event.isAllInvalidated = true
    processPendingChanges()
  }

  /// Reads an object's values again when they are asked for; without `mergeChanges` its changes are lost.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, object.status == .none else { return }
    if flag {
      merge(object)
    } else {
      object.willTurnIntoFault()
      (object.values, object.saved, object.changes, object.isAwake) = (nil, nil, [], false)
      pending.updated.remove(object)
      event.updated.remove(object)
      object.didTurnIntoFault()
    }
    event.refreshed.add(object)
    schedule()
  }

  /// Reads all objects again, and keeps what has changed.
  public func refreshAllObjects() {
    for object in objects.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      refresh(object, mergeChanges: true)
    }
  }

  /// Reads an object's values anew under what has changed.
  func merge(_ object: NSManagedObject) {
    guard object.values != nil else { return }
    let changed = object.values?.filter { object.changes.contains($0.key) } ?? [:]
    let cleared = object.changes.filter { object.values?[$0] == nil }
    object.values = nil
    object.load()
    object.values?.merge(changed) { $1 }
    for key in cleared { object.values?[key] = nil }
  }

  /// Has the undo manager take its last changes back.
  public func undo() { undoManager?.undo() }

  /// Has the undo manager make its last changes again.
  public func redo() { undoManager?.redo() }
}
