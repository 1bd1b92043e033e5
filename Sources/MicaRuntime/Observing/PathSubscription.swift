// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A subscription to a path of keys: to each key of it on the object that is there now, and to the
// keys that those depend on.

import Foundation

/// Has somebody told of all changes of the value at the end of a path, until it is cancelled.
final class PathSubscription {
  private weak var object: NSObject?
  private let key: String
  /// What follows the key in the path.
  private let rest: String?
  private let subscriber: Subscriber
  /// The subscription to the rest of the path, on the object that is the key's value now.
  private var following: PathSubscription?
  /// Subscriptions to what the key depends on.
  private var dependencies: [PathSubscription] = []
  private let will: (CollectionChange?) -> Void
  private let did: () -> Void

  init(
    _ object: NSObject, _ keyPath: String, will: @escaping (CollectionChange?) -> Void,
    did: @escaping () -> Void
  ) {
    self.object = object
    let (key, rest) = KeyValueCoding.split(keyPath)
    self.key = KeyValueObserving.canonical(key, of: object)
    self.rest = rest
    self.will = will
    self.did = did
    final class Link { weak var subscription: PathSubscription? }
    let link = Link()
    // Elements of a collection on the way are not those of the value at the end.
    subscriber = Subscriber(will: { will(rest == nil ? $0 : nil) }) {
      link.subscription?.follow()
      did()
    }
    link.subscription = self
    Attachments.value(of: object, SubscriberList.key) { SubscriberList() }
      .add(subscriber, self.key)
    for path in ClassRegistry.view(of: type(of: object)).dependencies[self.key] ?? [] {
      dependencies.append(
        PathSubscription(
          object, path, will: { _ in will(nil) },
          did: {
            link.subscription?.follow()
            did()
          }))
    }
    follow()
  }

  /// Subscribes to the rest of the path where it leads now.
  private func follow() {
    following?.cancel()
    following = nil
    guard let rest, !rest.hasPrefix("@"), let object,
      let next = KeyValueCoding.value(of: object, forKey: key) as? NSObject
    else { return }
    following = PathSubscription(next, rest, will: will, did: did)
  }

  func cancel() {
    following?.cancel()
    for dependency in dependencies { dependency.cancel() }
    (following, dependencies) = (nil, [])
    guard let object else { return }
    KeyValueObserving.list(of: object)?.remove(subscriber, key)
  }
}
