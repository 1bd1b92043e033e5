// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import OpenCombine
internal import Synchronization

/// Sends values to a subscriber, as many as it has asked for; others are dropped.
final class ValueSubscription<Input, Failure: Error>: Subscription, @unchecked Sendable {
  private var subscriber: AnySubscriber<Input, Failure>?
  private var demand = Subscribers.Demand.none
  private let lock = Mutex(())
  /// Called once, when nobody wants values any more.
  var onCancel: (() -> Void)?
  /// Called when more values are asked for.
  var onDemand: (() -> Void)?

  init<Subscriber: OpenCombine.Subscriber>(_ subscriber: Subscriber)
  where Subscriber.Input == Input, Subscriber.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { _ in self.demand += demand }
    onDemand?()
  }

  func cancel() {
    let end = lock.withLock { _ in
      subscriber = nil
      defer { (onCancel, onDemand) = (nil, nil) }
      return onCancel
    }
    end?()
  }

  /// Sends a value, if one was asked for.
  func send(_ value: Input) {
    let receiver = lock.withLock { _ -> AnySubscriber<Input, Failure>? in
      guard let subscriber, demand > 0 else { return nil }
      demand -= 1
      return subscriber
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.withLock { _ in demand += more }
  }
}
