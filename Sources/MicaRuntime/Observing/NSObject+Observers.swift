// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observers that are objects: `addObserver(_:forKeyPath:options:context:)` and what it leads to.

public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Has `observer` told of changes at the end of a path of keys; neither object is retained.
  ///
  /// Changes of `dynamic` properties are announced, those of Apple's keys that are known to be
  /// observed, and all that key-value coding makes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    ObserverList.of(self).add(
      self, observer: observer, keyPath: keyPath, options: options, context: context)
  }

  /// Ends the last observation of that path and context by `observer`; stops the program where there
  /// is none.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    ObserverList.of(self).remove(self, observer, keyPath) { $0 == context }
  }

  /// Ends the last observation of that path by `observer`; stops the program where there is none.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    ObserverList.of(self).remove(self, observer, keyPath) { _ in true }
  }

  /// What an observer is told; stops the program, since a class that observes has a method of its own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObserverList.refuse(self, keyPath, object)
  }

  /// Announces that the value of a key is about to change.
  public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }

  /// Announces that the value of a key has changed.
  public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

  /// Announces that elements of an array are about to be inserted, removed or replaced.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObserving.willChange(self, key, CollectionChange(changeKind, at: indexes))
  }

  /// Announces that elements of an array were inserted, removed or replaced.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObserving.didChange(self, key)
  }

  /// Announces that a set is about to be changed by the elements of another one.
  public func willChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) {
    guard KeyValueObserving.isObserving else { return }
    let current = KeyedSet.elements(of: KeyValueCoding.value(of: self, forKey: key))
    KeyValueObserving.willChange(
      self, key, CollectionChange(mutationKind, objects, of: current))
  }

  /// Announces that a set was changed by the elements of another one.
  public func didChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) {
    KeyValueObserving.didChange(self, key)
  }
}

/// The observers of an object that are objects themselves, attached to it.
package final class ObserverList {
  private static var key: UnsafeRawPointer {
    unsafeBitCast(ObserverList.self, to: UnsafeRawPointer.self)
  }

  private final class Observation {
    weak var observer: NSObject?
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    var subscription: PathSubscription?
    /// Values before changes that have begun, and what changes of a collection's elements do.
    var begun: [(old: Any?, change: CollectionChange?)] = []

    init(_ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
      self.observer = observer
      identity = ObjectIdentifier(observer)
      self.keyPath = keyPath
      self.context = context
    }

    deinit { subscription?.cancel() }
  }

  private var observations: [Observation] = []

  static func of(_ object: NSObject) -> ObserverList {
    Attachments.value(of: object, key) { ObserverList() }
  }

  func add(
    _ object: NSObject, observer: NSObject, keyPath: String,
    options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    let observation = Observation(observer, keyPath, context)
    func value(_ object: NSObject) -> Any {
      KeyValueCoding.value(of: object, forKeyPath: keyPath) ?? NSNull()
    }
    func tell(
      _ object: NSObject, _ observation: Observation, _ details: [NSKeyValueChangeKey: Any],
      _ collection: CollectionChange? = nil
    ) {
      guard let observer = observation.observer else { return }
      var change = details
      let kind = collection?.kind ?? .setting
      change[.kindKey] = NSNumber(value: kind.rawValue)
      if let indexes = collection?.indexes { change[.indexesKey] = indexes }
      Self.tell(observer, keyPath: keyPath, of: object, change: change, context: context)
    }
    if options.contains(.initial) {
      tell(object, observation, options.contains(.new) ? [.newKey: value(object)] : [:])
    }
    observation.subscription = PathSubscription(
      object, keyPath,
      will: { [weak object, weak observation] collection in
        guard let object, let observation else { return }
        var old: Any?
        if options.contains(.old) {
          let all = value(object)
          old = if let collection { collection.old(in: all) } else { all }
        }
        observation.begun.append((old, collection))
        guard options.contains(.prior) else { return }
        var change: [NSKeyValueChangeKey: Any] = [
          .notificationIsPriorKey: NSNumber(value: true)
        ]
        if let old { change[.oldKey] = old }
        tell(object, observation, change, collection)
      },
      did: { [weak object, weak observation] in
        guard let object, let observation, let (old, collection) = observation.begun.popLast()
        else { return }
        var change: [NSKeyValueChangeKey: Any] = [:]
        if let old { change[.oldKey] = old }
        if options.contains(.new) {
          let all = value(object)
          if let collection {
            change[.newKey] = collection.new(in: all)
          } else {
            change[.newKey] = all
          }
        }
        tell(object, observation, change, collection)
      })
    observations.append(observation)
  }

  func remove(
    _ object: NSObject, _ observer: NSObject, _ keyPath: String,
    where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let identity = ObjectIdentifier(observer)
    let place = observations.lastIndex {
      $0.identity == identity && $0.keyPath == keyPath && matches($0.context)
    }
    guard let place else {
      fatalError(
        "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(object) "
          + "because it is not registered as an observer.")
    }
    observations.remove(at: place).subscription?.cancel()
  }

  /// Calls an observer's own `observeValue`: an override in a root's body, or the row of its table.
  private static func tell(
    _ observer: NSObject, keyPath: String, of object: NSObject,
    change: [NSKeyValueChangeKey: Any], context: UnsafeMutableRawPointer?
  ) {
    if let observer = observer as? any KeyValueObserver {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    } else if let observe = ClassRegistry.view(of: type(of: observer)).overrides.observe {
      observe(observer, keyPath, object, change, context)
    } else {
      refuse(observer, keyPath, object)
    }
  }

  /// What iOS says to an observer without a method, before it stops.
  package static func refuse(_ observer: NSObject, _ keyPath: String?, _ object: Any?) {
    fatalError(
      "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(keyPath ?? "nil") Observed object: \(object ?? "nil")")
  }
}
