// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A model, its coordinator and a context for the main queue, as Xcode's template has them.

public import MicaFoundation
internal import MicaRaster

/// All that a program needs to keep objects: `container.viewContext` is where they are.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of model and store.
  public let name: String
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// What the stores are to be; a database of the container's name until it is set.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container whose model is `NAME.momd` of the program's bundle. Without one the model is empty, and
  /// a note says so.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name))
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  private static func model(named name: String) -> NSManagedObjectModel {
    for ending in ["momd", "mom"] {
      let path = (Bundle.main.resourcePath ?? Bundle.main.bundlePath) + "/\(name).\(ending)"
      if let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path)) { return model }
    }
    Unsupported.note("the data model \(name), which the bundle doesn't have")
    return NSManagedObjectModel()
  }

  /// The folder of Application Support.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Adds the stores that are described; the block hears of each before this returns, unless its
  /// description says otherwise.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let described = Work { block }
    for description in persistentStoreDescriptions {
      let add = Work { [persistentStoreCoordinator] in
        persistentStoreCoordinator.addPersistentStore(
          with: description, completionHandler: try described.body())
      }
      if description.shouldAddStoreAsynchronously {
        DispatchQueue.main.async { try? add.body() }
      } else {
        try? add.body()
      }
    }
  }

  /// A context of a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, on that context's queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own on that context's queue, and returns or throws what the block does.
  public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Result in try block(context) }
  }
}
