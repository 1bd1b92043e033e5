// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's defaults: what it keeps from run to run on a device.

public import Foundation
internal import MicaContext
internal import MicaRuntime

/// A program's defaults, its own and in memory, unless its stage keeps them in a folder.
///
/// A value is looked for among the arguments, then in the program's own domain or the suite's, in
/// suites that were added, in the global domain, and among what was registered. Numbers come out as
/// `NSNumber`.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The values of all programs of a device.
  public class var globalDomain: String { "NSGlobalDomain" }
  /// The values that a program was started with.
  public class var argumentDomain: String { "NSArgumentDomain" }
  /// The values that stand where nothing else does.
  public class var registrationDomain: String { "NSRegistrationDomain" }

  /// Posted after a value has changed.
  public class var didChangeNotification: NSNotification.Name {
    NSNotification.Name("NSUserDefaultsDidChangeNotification")
  }
  /// Posted where a device keeps too much; never here.
  public class var sizeLimitExceededNotification: NSNotification.Name {
    NSNotification.Name("NSUserDefaultsSizeLimitExceededNotification")
  }

  let store: DefaultsStore
  /// The domain that values are set in.
  let domain: String

  /// The running program's.
  open class var standard: UserDefaults { DefaultsStore.current.standard }

  /// Forgets nothing: the values are those of the program.
  open class func resetStandardUserDefaults() {}

  /// The running program's values, as `standard` has them.
  public convenience override init() {
    let store = DefaultsStore.current
    self.init(store: store, domain: DefaultsStore.programDomain)
  }

  /// A suite of values that programs share. Nil for the program's own domain and the global one.
  public convenience init?(suiteName suitename: String?) {
    let store = DefaultsStore.current
    if suitename == store.program || suitename == Self.globalDomain { return nil }
    self.init(store: store, domain: suitename ?? DefaultsStore.programDomain)
  }

  init(store: DefaultsStore, domain: String) {
    self.store = store
    self.domain = domain
  }

  // MARK: Values

  /// The value of a key: a text, number, date, data, array or dictionary.
  open func object(forKey defaultName: String) -> Any? {
    store.value(defaultName, in: domain)
  }

  /// Sets the value of a key; nil removes it. Stops the program where the value is no property list.
  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value = unwrapped(value) else { return removeObject(forKey: defaultName) }
    guard let listed = PropertyList.value(value) else {
      fatalError("Attempt to insert non-property list object \(value) for key \(defaultName)")
    }
    change(defaultName) { store.set(listed, defaultName, in: domain) }
  }

  /// Removes the value of a key; what is registered for it shows again.
  open func removeObject(forKey defaultName: String) {
    change(defaultName) { store.set(nil, defaultName, in: domain) }
  }

  /// Gives keys the values that they have where nobody sets another.
  open func register(defaults registrationDictionary: [String: Any]) {
    store.register(PropertyList.dictionary(registrationDictionary))
  }

  /// Everything that can be found.
  open func dictionaryRepresentation() -> [String: Any] { store.allValues(in: domain) }

  /// Writes what was set, where the stage keeps defaults in a folder; whether that went well.
  @discardableResult
  open func synchronize() -> Bool { store.save() }

  private func change(_ key: String, _ body: () -> Void) {
    KeyValueObserving.changing(self, key, body)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  // MARK: Keys

  /// The value of a key, as `object(forKey:)`.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as `set(_:forKey:)`.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.pathValue(of: self, keyPath)
  }

  /// Sets the value at the end of a path of keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setPathValue(value, of: self, keyPath)
  }

  /// Nil: all keys can have values.
  open func value(forUndefinedKey key: String) -> Any? { nil }

  /// Sets the value of a key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { set(value, forKey: key) }
}

extension UserDefaults: KeyValueCoder {}
