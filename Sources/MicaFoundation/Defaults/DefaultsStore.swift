// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program's defaults hold.

internal import Foundation
package import MicaContext
internal import Synchronization

/// All domains that a program sees; safe from any thread.
package final class DefaultsStore: ProgramState, @unchecked Sendable {
  private let lock = Mutex(())
  private var persistent: [String: [String: Any]] = [:]
  /// The persistent domains that were set since they were taken last.
  private var changed: Set<String> = []
  private var volatile: [String: [String: Any]] = [:]
  private var suites: [String] = []
  private var programName = "program"
  private var made: UserDefaults?
  private var folderPath: String?

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: DefaultsStore { ProgramContext.current.state() }

  /// The name of the program's own domain: its bundle identifier, where it has one.
  package var program: String {
    get { lock.withLock { _ in programName } }
    set {
      lock.withLock { _ in
        guard newValue != programName else { return }
        if let values = persistent.removeValue(forKey: programName) {
          persistent[newValue, default: [:]].merge(values) { $1 }
          changed.insert(newValue)
        }
        programName = newValue
      }
    }
  }

  /// The values that the program was started with, as `-key value` gives them.
  package var arguments: [String: Any] {
    get { volatileDomain(UserDefaults.argumentDomain) }
    set { setVolatileDomain(PropertyList.dictionary(newValue), UserDefaults.argumentDomain) }
  }

  /// The program's `UserDefaults.standard`.
  var standard: UserDefaults {
    if let made = lock.withLock({ _ in made }) { return made }
    let fresh = UserDefaults(store: self, domain: Self.programDomain)
    return lock.withLock { _ in
      let kept = made ?? fresh
      made = kept
      return kept
    }
  }

  /// Stands for the program's own domain, whatever its name.
  static let programDomain = ""

  // MARK: Values

  func value(_ key: String, in domain: String) -> Any? {
    let found: Found = lock.withLock { _ in
      for values in searchList(domain) {
        if let value = values[key] { return Found(value: value) }
      }
      return Found(value: nil)
    }
    return found.value
  }

  func set(_ value: Any?, _ key: String, in domain: String) {
    let value = Found(value: value)
    lock.withLock { _ in
      persistent[resolved(domain), default: [:]][key] = value.value
      changed.insert(resolved(domain))
    }
  }

  func allValues(in domain: String) -> [String: Any] {
    let all: Found = lock.withLock { _ in
      var all: [String: Any] = [:]
      for values in searchList(domain).reversed() { all.merge(values) { $1 } }
      return Found(value: all)
    }
    return all.value as? [String: Any] ?? [:]
  }

  /// What crosses the lock: values never change.
  private struct Found: @unchecked Sendable {
    let value: Any?
  }

  /// The domains in which a value is looked for, in order.
  private func searchList(_ domain: String) -> [[String: Any]] {
    let domain = resolved(domain)
    let added = domain == programName ? suites : []
    let names = [domain] + added + [UserDefaults.globalDomain]
    return [volatile[UserDefaults.argumentDomain]].compactMap { $0 }
      + names.compactMap { persistent[$0] }
      + [volatile[UserDefaults.registrationDomain]].compactMap { $0 }
  }

  private func resolved(_ domain: String) -> String {
    domain == Self.programDomain ? programName : domain
  }

  // MARK: Domains

  func register(_ values: [String: Any]) {
    let values = Found(value: values)
    lock.withLock { _ in
      guard let values = values.value as? [String: Any] else { return }
      volatile[UserDefaults.registrationDomain, default: [:]].merge(values) { $1 }
    }
  }

  func addSuite(_ name: String) {
    lock.withLock { _ in
      if !suites.contains(name) { suites.append(name) }
    }
  }

  func removeSuite(_ name: String) {
    lock.withLock { _ in suites.removeAll { $0 == name } }
  }

  var volatileNames: [String] {
    lock.withLock { _ in
      Set(volatile.keys).union([UserDefaults.argumentDomain, UserDefaults.registrationDomain])
        .sorted()
    }
  }

  func volatileDomain(_ name: String) -> [String: Any] {
    lock.withLock { _ in Found(value: volatile[name]) }.value as? [String: Any] ?? [:]
  }

  func setVolatileDomain(_ values: [String: Any]?, _ name: String) {
    let values = Found(value: values)
    lock.withLock { _ in volatile[name] = values.value as? [String: Any] }
  }

  func persistentDomain(_ name: String) -> [String: Any]? {
    lock.withLock { _ in Found(value: persistent[name]) }.value as? [String: Any]
  }

  func setPersistentDomain(_ values: [String: Any]?, _ name: String) {
    let values = Found(value: values)
    lock.withLock { _ in
      persistent[name] = values.value as? [String: Any]
      changed.insert(name)
    }
  }

  // MARK: Files

  /// Gives a domain values that stand where nothing was set; they don't count as a change.
  func putBehind(_ values: [String: Any], _ domain: String) {
    let values = Found(value: values)
    lock.withLock { _ in
      guard let values = values.value as? [String: Any] else { return }
      persistent[domain, default: [:]].merge(values) { set, _ in set }
    }
  }

  /// Where the persistent domains are kept from run to run; nil for nowhere.
  var folder: String? {
    get { lock.withLock { _ in folderPath } }
    set { lock.withLock { _ in folderPath = newValue } }
  }

  /// The domains that were set since the last call, in alphabetical order.
  func takeChanged() -> [String] {
    lock.withLock { _ in
      defer { changed = [] }
      return changed.sorted()
    }
  }
}
