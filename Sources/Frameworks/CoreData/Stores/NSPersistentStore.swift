// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stores: where saved objects are, for one run.

public import MicaFoundation
internal import MicaRaster

/// A store in a database, on iOS.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file, on iOS.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// Whether a store can only be read; kept.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether an older store is brought to the present model; nothing is older here.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way there is worked out.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// What the database is told; kept.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// How files are protected; kept.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Whether a history is kept; none is.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether others' changes are told; there are no others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The kind of a store, in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// What a store is known by, in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// Where saved objects are: in memory, whatever its type, for one run of the program.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// What it is part of.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// Its type.
  public let type: String
  /// The configuration whose entities it takes.
  public let configurationName: String
  /// Its options.
  public let options: [AnyHashable: Any]?
  /// Where it would be.
  open var url: URL?
  /// Whether it can only be read.
  open var isReadOnly = false
  /// What it says of itself.
  open var metadata: [String: Any]!
  let contents: StoreContents

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    in coordinator: NSPersistentStoreCoordinator
  ) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    self.url = url
    persistentStoreCoordinator = coordinator
    contents = CoreDataState.current.contents(
      at: type == NSInMemoryStoreType ? nil : url?.standardizedFileURL.path)
    super.init()
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
  }

  /// What it is known by, the same in each run.
  open var identifier: String! {
    let digits = String(contents.number)
    return "00000000-0000-0000-0000-" + String(repeating: "0", count: max(0, 12 - digits.count))
      + digits
  }

  /// Whether the store takes an entity's objects.
  func takes(_ entity: NSEntityDescription, of model: NSManagedObjectModel) -> Bool {
    guard configurationName != "PF_DEFAULT_CONFIGURATION_NAME" else { return true }
    return model.entities(forConfigurationName: configurationName)?.contains {
      $0.name == entity.name
    } ?? false
  }

  open override var description: String { "<NSPersistentStore \(type) \(url?.path ?? "")>" }
}

/// What a store is to be.
open class NSPersistentStoreDescription: NSObject {
  /// Its type: a database until it is set.
  open var type = NSSQLiteStoreType
  /// The configuration whose entities it takes.
  open var configuration: String?
  /// Where it would be.
  open var url: URL?
  /// Its options.
  open private(set) var options: [String: NSObject] = [
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
  ]
  /// Whether it can only be read.
  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// How long to wait, in seconds; kept.
  open var timeout: TimeInterval = 240
  /// Whether it is added later; false until it is set.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is brought to the present model.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way there is worked out.
  open var shouldInferMappingModelAutomatically = true

  /// A database in memory alone.
  public override init() {}

  /// A store at a place.
  public init(url: URL) { self.url = url }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets what the database is told; kept. Nothing to do: stores are in memory and have no database.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}
