// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Requests that change many rows at once, and their results.

public import MicaFoundation

/// What a request of any kind gives.
open class NSPersistentStoreResult: NSObject {}

/// What a request gives that is answered later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that was asked.
  public let managedObjectContext: NSManagedObjectContext
  /// What went wrong.
  open internal(set) var operationError: (any Error)?
  /// How far it is; nil.
  open var progress: Progress? { nil }

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  /// Does nothing: the answer is there already. Nothing to do: the result exists already.
  open func cancel() {}
}

/// What a fetch request gives that is answered later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// What was found.
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A fetch request whose answer a block gets.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// How many objects are expected; kept.
  open var estimatedResultCount = 0
  private let block: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// A request and what is done with its answer, on the context's queue.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, block) = (request, blk)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform {
      do { result.finalResult = try context.fetch(self.fetchRequest) } catch {
        result.operationError = error
      }
      self.block?(result)
    }
    return result
  }
}

/// What a batch deletion gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// Identifiers of what was deleted.
  case resultTypeObjectIDs
  /// How many were deleted.
  case resultTypeCount
}

/// Deletes objects from the stores, past all contexts and rules.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is given.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let find: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  /// Deletes what a request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    find = { context in
      fetch.includesPendingChanges = false
      return try context.matches(fetch).map(\.objectID)
    }
  }

  /// Deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) { find = { _ in objects } }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let ids = try find(context).filter { !$0.isTemporaryID }
    for id in ids {
      id.persistentStore?.contents.unlink(id)
      id.persistentStore?.contents.remove([id])
    }
    let result = NSBatchDeleteResult(resultType)
    switch resultType {
    case .resultTypeStatusOnly: result.result = true as NSNumber
    case .resultTypeObjectIDs: result.result = ids
    case .resultTypeCount: result.result = NSNumber(value: ids.count)
    }
    return result
  }
}

/// What a batch deletion has given.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result's kind.
  public let resultType: NSBatchDeleteRequestResultType
  /// A flag, identifiers or a number.
  open internal(set) var result: Any?

  init(_ type: NSBatchDeleteRequestResultType) { resultType = type }
}

/// What a batch of changes gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType
  /// Identifiers of what was changed.
  case updatedObjectIDsResultType
  /// How many were changed.
  case updatedObjectsCountResultType
}

/// Changes values of objects in the stores, past all contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let name: String?
  private let given: NSEntityDescription?
  /// Which objects; nil for all.
  open var predicate: NSPredicate?
  /// New values or expressions, by properties or their names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of the entities below are changed too.
  open var includesSubentities = true
  /// What is given.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) { (name, given) = (entityName, nil) }
  /// Changes objects of an entity.
  public init(entity: NSEntityDescription) { (name, given) = (entity.name, entity) }

  /// The entity's name.
  open var entityName: String { name ?? "" }
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.entity = given
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    request.includesPendingChanges = false
    let objects = try context.matches(request).filter { !$0.objectID.isTemporaryID }
    for object in objects {
      let id = object.objectID
      var values = id.persistentStore?.contents.row(of: id)?.values ?? [:]
      for (key, value) in propertiesToUpdate ?? [:] {
        let key = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
        guard let attribute = id.entity.attributesByName[key] else { continue }
        let expression = value as? NSExpression
        values[key] = attribute.kept(
          expression == nil ? value : expression?.expressionValue(with: object, context: nil))
      }
      id.persistentStore?.contents.put(id, values)
    }
    let result = NSBatchUpdateResult(resultType)
    switch resultType {
    case .statusOnlyResultType: result.result = true as NSNumber
    case .updatedObjectIDsResultType: result.result = objects.map(\.objectID)
    case .updatedObjectsCountResultType: result.result = NSNumber(value: objects.count)
    }
    return result
  }
}

/// What a batch of changes has given.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result's kind.
  public let resultType: NSBatchUpdateRequestResultType
  /// A flag, identifiers or a number.
  open internal(set) var result: Any?

  init(_ type: NSBatchUpdateRequestResultType) { resultType = type }
}

/// What a batch insertion gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly
  /// Identifiers of what was made.
  case objectIDs
  /// How many were made.
  case count
}

/// Makes objects in the stores, past all contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  private let name: String?
  private let given: NSEntityDescription?
  /// The values of each object.
  open var objectsToInsert: [[String: Any]]?
  /// Sets the values of the next object; true ends.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// What is given.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Makes objects of an entity.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (name, given, objectsToInsert) = (entityName, nil, dictionaries)
  }

  /// Makes objects of an entity.
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (name, given, objectsToInsert) = (entity.name, entity, dictionaries)
  }

  /// Makes objects of an entity, whose values a block sets until it gives true.
  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    (name, given, dictionaryHandler) = (entity.name, entity, handler)
  }

  /// The entity's name.
  open var entityName: String { name ?? "" }
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let entity = given ?? context.model?.entitiesByName[entityName],
      let coordinator = context.persistentStoreCoordinator
    else { throw CoreDataError.make(NSPersistentStoreSaveError, [:]) }
    var rows = objectsToInsert ?? []
    var row = NSMutableDictionary()
    while let dictionaryHandler, !dictionaryHandler(row) {
      rows.append((row as NSDictionary) as? [String: Any] ?? [:])
      row = NSMutableDictionary()
    }
    let ids = try rows.map { row in
      let id = NSManagedObjectID(of: entity)
      try coordinator.settle(id)
      var values = entity.initialValues
      for (key, value) in row {
        if let attribute = entity.attributesByName[key] { values[key] = attribute.kept(value) }
      }
      id.persistentStore?.contents.put(id, values)
      return id
    }
    let result = NSBatchInsertResult(resultType)
    switch resultType {
    case .statusOnly: result.result = true as NSNumber
    case .objectIDs: result.result = ids
    case .count: result.result = NSNumber(value: ids.count)
    }
    return result
  }
}

/// What a batch insertion has given.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result's kind.
  public let resultType: NSBatchInsertRequestResultType
  /// A flag, identifiers or a number.
  open internal(set) var result: Any?

  init(_ type: NSBatchInsertRequestResultType) { resultType = type }
}
