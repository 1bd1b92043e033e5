// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files outside of a program's own container: app groups, iCloud, and files that the user picked.

public import Foundation
internal import MicaContext

extension URL {
  /// Asks for access to a file that the user picked. Returns true for file URLs: a program reads every file that its user
  /// can read.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access. Does nothing, because access was never limited.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder that the programs of an app group share; created when it is first asked for.
  ///
  /// Mica reads no entitlements: every group exists, as a folder of its name below the program's home folder. Returns
  /// `nil` for a name that is empty or is no name of one folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, groupIdentifier != ".", groupIdentifier != "..",
      !groupIdentifier.contains(where: { $0 == "/" || $0 == "\0" })
    else { return nil }
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    let folder = home.appendingPathComponent("Shared/AppGroup", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }

  /// The folder of an iCloud container: `nil`, because no user is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The iCloud account: `nil`, because no user is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is stored in iCloud: false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}

/// A store of values that iCloud synchronizes between a user's devices.
///
/// Mica has no iCloud: the values live in memory as long as the program runs, and no other device changes them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// Posted when another device changed values; never here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The program's store.
  open class var `default`: NSUbiquitousKeyValueStore { ProgramCloudStore.current.store }

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The object of a key; `nil` if there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the object of a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }
  /// Removes the object of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// The string of a key; `nil` if there is none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The array of a key; `nil` if there is none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a key; `nil` if there is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// The data of a key; `nil` if there are none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The integer of a key; 0 if there is no number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// The number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// The truth value of a key; false if there is none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  /// Sets a string.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  /// Sets an integer.
  open func set(_ value: Int64, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }
  /// Sets a truth value.
  open func set(_ value: Bool, forKey aKey: String) {
    set(NSNumber(value: value) as Any?, forKey: aKey)
  }

  /// All keys with their objects.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Writes the values to disk: true, because there is nothing to write.
  @discardableResult
  open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }
}

/// The key of what happened, in notifications of external changes.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys, in notifications of external changes.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// A reason: another device changed a value.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// A reason: the first values arrived.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// A reason: the store is full.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// A reason: another user signed in to iCloud.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// A program's store.
private final class ProgramCloudStore: ProgramState {
  let store = NSUbiquitousKeyValueStore()
  init(in context: ProgramContext) {}
  static var current: ProgramCloudStore { ProgramContext.current.state() }
}
