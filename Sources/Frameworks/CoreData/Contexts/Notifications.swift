// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names and keys of what contexts tell.

public import MicaFoundation

/// The key of new objects in a context's notifications.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in a context's notifications.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a context's notifications.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects whose values were given up.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that is there where a context has forgotten all its objects.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
  /// Posted at the end of an event in which a context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted after a context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted before a context is saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted when a coordinator has other stores than before.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Posted before a coordinator has other stores than before.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// Posted when others have changed a store; never here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted after a context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted before a context is saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted at the end of an event in which objects have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted after a context was saved, with identifiers in place of objects.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")

  /// The keys of notifications.
  public enum NotificationKey: String, Sendable {
    /// New objects.
    case insertedObjects = "inserted"
    /// Changed objects.
    case updatedObjects = "updated"
    /// Deleted objects.
    case deletedObjects = "deleted"
    /// Objects that were read again.
    case refreshedObjects = "refreshed"
    /// Objects whose values were given up.
    case invalidatedObjects = "invalidated"
    /// Whether the context has forgotten all.
    case invalidatedAllObjects = "invalidatedAll"
    /// Identifiers of new objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// Identifiers of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// Identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The store's state.
    case queryGeneration = "newQueryGeneration"
  }
}
