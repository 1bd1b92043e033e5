// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value observing: who is told when a key of an object changes.

package import Foundation
import Synchronization

/// Announcements of change, which setters make and observers get.
///
/// Setters call `willChangeValue(forKey:)` and `didChangeValue(forKey:)`, or `changing`. As long as no
/// object of the process is observed that costs one atomic load; after that, one look-up.
package enum KeyValueObserving {
  /// How many subscriptions there are.
  private static let subscriptions = Atomic<Int>(0)

  static func count(_ change: Int) { subscriptions.add(change, ordering: .relaxed) }

  /// Changes a key of an object with announcements before and after.
  package static func changing(_ object: NSObject, _ key: String, _ change: () -> Void) {
    guard isObserving else { return change() }
    willChange(object, key)
    change()
    didChange(object, key)
  }

  /// Whether anybody observes anything.
  package static var isObserving: Bool { subscriptions.load(ordering: .relaxed) != 0 }

  /// Whether anybody observes a key of an object.
  package static func isObserved(_ object: NSObject, _ key: String) -> Bool {
    isObserving && !subscribers(of: object, key).isEmpty
  }

  /// Changes some elements of a collection with announcements of that alone: the setter's own reach no observer.
  static func changing(
    _ object: NSObject, _ key: String, _ change: CollectionChange, _ body: () -> Void
  ) {
    guard isObserving else { return body() }
    let key = canonical(key, of: object)
    willChange(object, key, change)
    let thread = RuntimeThread.current
    thread.announced.append((ObjectIdentifier(object), key))
    body()
    thread.announced.removeLast()
    didChange(object, key)
  }

  /// Announces that a key is about to change: as a whole, or some elements of a collection.
  package static func willChange(
    _ object: NSObject, _ key: String, _ change: CollectionChange? = nil
  ) {
    guard isObserving else { return }
    for subscriber in subscribers(of: object, key) { subscriber.will(change) }
  }

  /// Announces that a key has changed.
  package static func didChange(_ object: NSObject, _ key: String) {
    guard isObserving else { return }
    for subscriber in subscribers(of: object, key) { subscriber.did() }
  }

  private static func subscribers(of object: NSObject, _ key: String) -> [Subscriber] {
    guard let list = list(of: object) else { return [] }
    let key = canonical(key, of: object)
    let isAnnounced = RuntimeThread.current.announced.contains {
      $0.object == ObjectIdentifier(object) && $0.key == key
    }
    return isAnnounced ? [] : list.subscribers(key)
  }

  static func list(of object: NSObject) -> SubscriberList? {
    Attachments.value(of: object, SubscriberList.key) as? SubscriberList
  }

  /// The name under which the class registered a key: `isHidden` for `hidden`.
  static func canonical(_ key: String, of object: NSObject) -> String {
    if case .property(let row) = ClassRegistry.view(of: type(of: object)).getter(key) {
      return row.key
    }
    return key
  }
}

/// Who is told of changes of one key of one object.
final class Subscriber {
  let will: (CollectionChange?) -> Void
  let did: () -> Void

  init(will: @escaping (CollectionChange?) -> Void, did: @escaping () -> Void) {
    self.will = will
    self.did = did
  }
}

/// The subscribers of an object, attached to it.
final class SubscriberList: @unchecked Sendable {
  /// What lists are attached under.
  static var key: UnsafeRawPointer { unsafeBitCast(SubscriberList.self, to: UnsafeRawPointer.self) }

  private let lock = Mutex(())
  private var byKey: [String: [Subscriber]] = [:]

  func subscribers(_ key: String) -> [Subscriber] { lock.withLock { _ in byKey[key] ?? [] } }

  func add(_ subscriber: Subscriber, _ key: String) {
    lock.withLock { _ in byKey[key, default: []].append(subscriber) }
    KeyValueObserving.count(1)
  }

  func remove(_ subscriber: Subscriber, _ key: String) {
    let isRemoved = lock.withLock { _ in
      guard let place = byKey[key]?.firstIndex(where: { $0 === subscriber }) else { return false }
      byKey[key]?.remove(at: place)
      if byKey[key]?.isEmpty == true { byKey[key] = nil }
      return true
    }
    if isRemoved { KeyValueObserving.count(-1) }
  }

  deinit { KeyValueObserving.count(-byKey.values.reduce(0) { $0 + $1.count }) }
}
