// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Domains and suites.

extension UserDefaults {
  /// Looks for values in a suite too, after the program's own.
  public func addSuite(named suiteName: String) { store.addSuite(suiteName) }

  /// Doesn't look for values in a suite any more.
  public func removeSuite(named suiteName: String) { store.removeSuite(suiteName) }

  /// The domains that are not kept: arguments and what was registered.
  public var volatileDomainNames: [String] { store.volatileNames }

  /// The values of a domain that is not kept.
  public func volatileDomain(forName domainName: String) -> [String: Any] {
    store.volatileDomain(domainName)
  }

  /// Sets all values of a domain that is not kept.
  public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    store.setVolatileDomain(PropertyList.dictionary(domain), domainName)
  }

  /// Removes a domain that is not kept.
  public func removeVolatileDomain(forName domainName: String) {
    store.setVolatileDomain(nil, domainName)
  }

  /// The values of a program's or suite's domain; nil if it has none.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    store.persistentDomain(domainName)
  }

  /// Sets all values of a program's or suite's domain.
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    store.setPersistentDomain(PropertyList.dictionary(domain), domainName)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Removes all values of a program's or suite's domain.
  public func removePersistentDomain(forName domainName: String) {
    store.setPersistentDomain(nil, domainName)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// False: nobody manages the device.
  public func objectIsForced(forKey key: String) -> Bool { false }

  /// False: nobody manages the device.
  public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
