// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import MicaFoundation
public import OpenCombine

extension NSObjectProtocol where Self: NSObject {
  /// A publisher of the values of a property that can be observed; by default it begins with the present one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> KeyValueObservingPublisher<Self, Value> {
    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Publishes the values of a property as they are set.
public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
  /// What is published.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  /// Whose property it is.
  public let object: Subject
  /// The property.
  public let keyPath: KeyPath<Subject, Value>
  /// What is published: `.initial`, `.prior`, `.old`, `.new`.
  public let options: NSKeyValueObservingOptions

  /// A publisher of a property's values.
  public init(
    object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
  ) { (self.object, self.keyPath, self.options) = (object, keyPath, options) }

  /// Lets a subscriber hear the values; without demand for all of them it gets the newest when it asks.
  public func receive<Subscriber>(subscriber: Subscriber)
  where Subscriber: OpenCombine.Subscriber, Subscriber.Input == Value, Subscriber.Failure == Never {
    let subscription = ValueSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    let observation = object.observe(keyPath, options: options) { [keyPath] object, change in
      if change.isPrior { return }
      subscription.send(object[keyPath: keyPath])
    }
    subscription.onCancel = { observation.invalidate() }
  }
}
