// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What contexts read from and save to.

public import MicaFoundation
internal import MicaRaster

/// The stores of a model, for any number of contexts.
///
/// Partly: what is saved lives as long as the program; no store is written to a file or read from one.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores, in the order in which they were added.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// What the program calls it.
  open var name: String?
  private struct Member { weak var context: NSManagedObjectContext? }
  private var members: [Member] = []
  private let lock = NSRecursiveLock()

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      members.removeAll { $0.context == nil || $0.context === context }
      members.append(Member(context: context))
    }
  }

  /// The contexts that save to this coordinator.
  var contexts: [NSManagedObjectContext] { lock.withLock { members.compactMap(\.context) } }

  // MARK: Stores

  /// Adds a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    if storeType != NSInMemoryStoreType, storeURL?.path != "/dev/null" {
      Unsupported.note("a Core Data store on disk (objects live for one run)")
      if let path = storeURL?.path, FileManager.default.fileExists(atPath: path) {
        Unsupported.note(
          "the contents of the Core Data store \(storeURL?.lastPathComponent ?? path)")
      }
    }
    let store = NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options, in: self)
    persistentStores.append(store)
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: ["added": [store]])
    return store
  }

  /// Adds a store, by shorter names.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store as it is described; the block hears of it before this returns.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Gives up a store; what it held comes back where it is added again.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
  }

  /// The store at a place.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// The place of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// What a store says of itself.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

  /// Sets what a store says of itself.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// Forgets what a store at a place holds.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    CoreDataState.current.remove(at: url.standardizedFileURL.path)
  }

  // MARK: Objects

  /// The identifier that a text stands for.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    persistentStores.lazy.flatMap(\.contents.identifiers).first { $0.uriRepresentation() == url }
  }

  /// Runs a block while no other does.
  open func perform(_ block: @escaping () -> Void) { lock.withLock(block) }
  /// Runs a block while no other does.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try lock.withLock(block)
  }

  func row(of id: NSManagedObjectID) -> StoredRow? {
    if let store = id.persistentStore { return store.contents.row(of: id) }
    return persistentStores.lazy.compactMap { $0.contents.row(of: id) }.first
  }

  func identifiers(where fits: (NSEntityDescription) -> Bool) -> [NSManagedObjectID] {
    persistentStores.flatMap { $0.contents.identifiers.filter { fits($0.entity) } }
  }

  /// Gives an object's identifier its store and number.
  func settle(_ id: NSManagedObjectID) throws {
    guard id.isTemporaryID else { return }
    guard let store = persistentStores.first(where: { $0.takes(id.entity, of: managedObjectModel) })
    else {
      throw CoreDataError.make(NSPersistentStoreSaveError, [:])
    }
    if store.isReadOnly { throw CoreDataError.make(NSPersistentStoreSaveError, [:]) }
    id.settle(in: store, key: store.contents.nextKey(of: id.entity))
  }
}

extension NSPersistentStore {
  /// The types of stores, by shorter names.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database, on iOS.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file, on iOS.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}
