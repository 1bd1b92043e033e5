// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program asks a context for.

public import MicaFoundation

/// What a fetch request's result may be: objects, identifiers, dictionaries, numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a fetch request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of some properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request of any kind.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?

  /// What kind of request it is.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    fatalError("\(type(of: self)) can't be executed")
  }
}

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// For objects.
  case fetchRequestType = 1
  /// To save.
  case saveRequestType
  /// To change rows.
  case batchUpdateRequestType = 6
  /// To delete rows.
  case batchDeleteRequestType
  /// To make rows.
  case batchInsertRequestType
}

/// A request for objects of an entity: which, in which order, how many.
///
/// The class has no constraint on `ResultType`, since a protocol conforms to itself on Apple's systems alone.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The entity whose objects are asked for.
  open var entity: NSEntityDescription?
  private var name: String?
  /// Which objects; nil for all.
  open var predicate: NSPredicate?
  /// In which order; nil for any.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of objects; 0 for any.
  open var fetchLimit = 0
  /// How many objects are left out before.
  open var fetchOffset = 0
  /// How many objects are read at once; kept.
  open var fetchBatchSize = 0
  /// What is given: objects until it is set.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of the entities below are found too; true until it is set.
  open var includesSubentities = true
  /// Whether objects' values are read at once; kept.
  open var includesPropertyValues = true
  /// Whether what isn't saved yet counts; true until it is set.
  open var includesPendingChanges = true
  /// Whether objects' values are read only when they are asked for; true until it is set.
  open var returnsObjectsAsFaults = true
  /// Relationships whose objects are read too; kept.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether no dictionary is given twice; false until it is set.
  open var returnsDistinctResults = false
  /// The properties that dictionaries have: names or descriptions; nil for all.
  open var propertiesToFetch: [Any]?
  /// The properties whose equal values make one dictionary.
  open var propertiesToGroupBy: [Any]?
  /// Which groups.
  open var havingPredicate: NSPredicate?
  /// Whether known objects are read again; kept.
  open var shouldRefreshRefetchedObjects = false

  /// A request that doesn't say yet what for.
  public override init() {}

  /// A request for the objects of an entity.
  public init(entityName: String) { name = entityName }

  /// The same request, for a result of any type.
  init<Other>(copying other: NSFetchRequest<Other>) {
    (entity, name, predicate) = (other.entity, other.name, other.predicate)
    (sortDescriptors, fetchLimit, fetchOffset) =
      (other.sortDescriptors, other.fetchLimit, other.fetchOffset)
    (fetchBatchSize, resultType) = (other.fetchBatchSize, other.resultType)
    (includesSubentities, includesPendingChanges) =
      (other.includesSubentities, other.includesPendingChanges)
    returnsObjectsAsFaults = other.returnsObjectsAsFaults
    returnsDistinctResults = other.returnsDistinctResults
    (propertiesToFetch, propertiesToGroupBy, havingPredicate) =
      (other.propertiesToFetch, other.propertiesToGroupBy, other.havingPredicate)
    super.init()
    affectedStores = other.affectedStores
  }

  /// The entity's name.
  open var entityName: String? { entity?.name ?? name }

  /// What the request gives in the context whose block runs.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      fatalError("-[NSFetchRequest execute:]: there is no context: it is called outside of perform")
    }
    return try context.fetch(self)
  }

  /// The same request.
  open func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(copying: self) }

  /// The same request.
  open override func copy() -> Any { copy(with: nil) }

  /// What is asked for, in words.
  open override var description: String {
    "<NSFetchRequest> (entity: \(entityName ?? ""); predicate: (\(predicate?.description ?? "")); "
      + "sortDescriptors: (\(sortDescriptors?.description ?? "")))"
  }
}

/// A fetch request of any result.
protocol FetchRequesting: NSPersistentStoreRequest {
  var entity: NSEntityDescription? { get }
  var entityName: String? { get }
  var predicate: NSPredicate? { get }
  var sortDescriptors: [NSSortDescriptor]? { get }
  var fetchLimit: Int { get }
  var fetchOffset: Int { get }
  var resultType: NSFetchRequestResultType { get }
  var includesSubentities: Bool { get }
  var includesPendingChanges: Bool { get }
  var returnsObjectsAsFaults: Bool { get }
  var returnsDistinctResults: Bool { get }
  var propertiesToFetch: [Any]? { get }
  var propertiesToGroupBy: [Any]? { get }
  var havingPredicate: NSPredicate? { get }
}

extension NSFetchRequest: FetchRequesting {}

extension FetchRequesting {
  func foundEntity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    entity ?? entityName.flatMap { context.model?.entitiesByName[$0] }
  }
}
