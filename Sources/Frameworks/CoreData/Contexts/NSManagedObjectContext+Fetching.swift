// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finding objects.

internal import MicaFoundation
internal import MicaRaster

extension NSManagedObjectContext {
  // MARK: By identifiers

  /// The object of an identifier, whether there is one or not: its values are read when they are asked for.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objects[objectID] ?? make(objectID)
  }

  /// The object of an identifier; an error where there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = objects[objectID], object.status != .deleted { return object }
    guard row(of: objectID) != nil else {
      throw CoreDataError.make(
        NSManagedObjectReferentialIntegrityError, [NSValidationObjectErrorKey: objectID])
    }
    return object(with: objectID)
  }

  /// The object of an identifier, if the context knows it.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  // MARK: By requests

  /// The objects that a request asks for. Without sort descriptors they come in the order in which they
  /// were made; iOS promises none.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try results(of: request)
    return found.map { value in
      guard let result = value as? Result else {
        fatalError("a request for \(Result.self) has the result \(type(of: value))")
      }
      return result
    }
  }

  /// How many objects a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try sliced(matches(request), request).count
  }

  /// Runs a request of any kind.
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.run(in: self)
  }

  /// What a request gives: objects, identifiers, dictionaries, or a number.
  func results(of request: any FetchRequesting) throws -> [Any] {
    if request.resultType == .dictionaryResultType {
      // A limit counts rows, which are grouped.
      return try sliced(DictionaryResults(request).rows(of: matches(request)), request)
    }
    let objects = sliced(try matches(request), request)
    switch request.resultType {
    case .countResultType: return [NSNumber(value: objects.count)]
    case .managedObjectIDResultType: return objects.map(\.objectID)
    default:
      if !request.returnsObjectsAsFaults { for object in objects { object.wake() } }
      return objects
    }
  }

  private func sliced<Value>(_ values: [Value], _ request: any FetchRequesting) -> [Value] {
    let rest = values.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// The objects that meet a request's predicate, in its order.
  func matches(_ request: any FetchRequesting) throws -> [NSManagedObject] {
    guard let entity = request.foundEntity(in: self) else {
      fatalError(
        "executeFetchRequest:error: A fetch request must have an entity."
          + (request.entityName.map { " There is none of the name '\($0)'." } ?? ""))
    }
    processDeletions()
    let candidates = candidates(of: entity, request)
    let wasMatching = isMatching
    isMatching = true
    defer { isMatching = wasMatching }
    var found = candidates
    if let predicate = request.predicate {
      let prepared = FetchPredicate(for: entity, in: self).prepared(predicate)
      found = candidates.filter { prepared.evaluate(with: $0) }
    }
    return (request.sortDescriptors ?? []).sorted(found)
  }

  private func processDeletions() { if !unpropagated.isEmpty { propagate() } }

  /// The objects of an entity and of those below it, saved ones first, in the order of their making.
  private func candidates(
    of entity: NSEntityDescription, _ request: any FetchRequesting
  ) -> [NSManagedObject] {
    let below = request.includesSubentities
    func fits(_ other: NSEntityDescription) -> Bool {
      below ? other.isKindOf(entity: entity) : other === entity || other.name == entity.name
    }
    let stores = request.affectedStores
    var found: [NSManagedObject] = []
    for id in identifiers(where: fits) {
      if let stores, let store = id.persistentStore, !stores.contains(where: { $0 === store }) {
        continue
      }
      let object = object(with: id)
      if object.status != .deleted || !request.includesPendingChanges { found.append(object) }
    }
    if request.includesPendingChanges {
      found += pending.inserted.all.filter { fits($0.entity) }
    }
    return found
  }

  // MARK: Where values come from

  /// The values of an object as the parent or the store has them; nil where there is none.
  func row(of id: NSManagedObjectID) -> StoredRow? {
    guard let parent else { return persistentStoreCoordinator?.row(of: id) }
    return parent.waitingRow(of: id)
  }

  /// The identifiers of the objects that the parent or the store has.
  func identifiers(where fits: (NSEntityDescription) -> Bool) -> [NSManagedObjectID] {
    guard let parent else { return persistentStoreCoordinator?.identifiers(where: fits) ?? [] }
    return parent.performAndWait {
      let saved = parent.identifiers(where: fits).filter {
        parent.objects[$0]?.status != .deleted
      }
      return saved + parent.pending.inserted.all.filter { fits($0.entity) }.map(\.objectID)
    }
  }

  /// The values of one of this context's objects, for a context whose parent this is.
  private func waitingRow(of id: NSManagedObjectID) -> StoredRow? {
    performAndWait {
      guard let object = objects[id] else { return row(of: id) }
      guard object.status != .deleted else { return nil }
      object.load()
      if object.status == .none, object.saved == nil { return nil }
      return StoredRow(values: object.values ?? [:], version: object.saved?.version ?? 0)
    }
  }

  /// Gives objects the identifiers that they will be saved with.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    for object in objects { try coordinator.settle(object.objectID) }
  }

  /// Says which store a new object will be saved in.
  ///
  /// Partly: the first store that has the entity takes it.
  public func assign(_ object: Any, to store: NSPersistentStore) {
    if persistentStoreCoordinator?.persistentStores.first !== store {
      Unsupported.note("NSManagedObjectContext.assign(_:to:)")
    }
  }
}
