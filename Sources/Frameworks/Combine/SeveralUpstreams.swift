// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Merge and CombineLatest have in common: one subscription over those of several upstreams.

internal import Foundation
internal import OpenCombine

/// Receives the events of several upstreams, by their numbers.
protocol UpstreamHub<Failure>: AnyObject {
  associatedtype Failure: Error
  func receive(_ subscription: any Subscription, from index: Int)
  func receive(_ value: Any, from index: Int) -> Subscribers.Demand
  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int)
}

/// Subscribes to one of them.
struct UpstreamSide<Input, Failure: Error>: Subscriber {
  let hub: any UpstreamHub<Failure>
  let index: Int
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { hub.receive(subscription, from: index) }
  func receive(_ input: Input) -> Subscribers.Demand { hub.receive(input as Any, from: index) }
  func receive(completion: Subscribers.Completion<Failure>) {
    hub.receive(completion, from: index)
  }
}

/// What both know of their upstreams. The lock is held while the subscriber is called: it may come back in.
class UpstreamList<Downstream: Subscriber>: Subscription {
  let lock = NSRecursiveLock()
  private(set) var downstream: Downstream?
  private(set) var demand = Subscribers.Demand.none
  private var subscriptions: [(any Subscription)?]
  private var ended: Set<Int> = []

  init(_ count: Int, _ downstream: Downstream) {
    subscriptions = Array(repeating: nil, count: count)
    self.downstream = downstream
  }

  var isOver: Bool { downstream == nil }
  var haveAllEnded: Bool { ended.count == subscriptions.count }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      guard !isOver else { return }
      self.demand += demand
      demandChanged()
    }
  }

  /// The subscriber asks for more.
  func demandChanged() {}

  func cancel() {
    let left = lock.withLock {
      downstream = nil
      defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
      return subscriptions
    }
    for subscription in left { subscription?.cancel() }
  }

  /// Stores an upstream's subscription; cancels it and returns false where the subscriber has cancelled.
  func keep(_ subscription: any Subscription, _ index: Int) -> Bool {
    let isWanted = lock.withLock {
      guard !isOver, subscriptions[index] == nil else { return false }
      subscriptions[index] = subscription
      return true
    }
    if !isWanted { subscription.cancel() }
    return isWanted
  }

  /// Asks an upstream that hasn't ended for values.
  func ask(_ index: Int, for demand: Subscribers.Demand) {
    if !ended.contains(index) { subscriptions[index]?.request(demand) }
  }

  /// Sends a value that was asked for.
  func send(_ value: Downstream.Input) {
    guard let downstream else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  /// Ends with an upstream's failure; true where an end without one was noted.
  func note(_ completion: Subscribers.Completion<Downstream.Failure>, of index: Int) -> Bool {
    guard !isOver else { return false }
    if case .failure = completion {
      finish(completion)
      return false
    }
    ended.insert(index)
    subscriptions[index] = nil
    return true
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let last = downstream else { return }
    cancel()
    last.receive(completion: completion)
  }
}

/// Sends the newest values of all upstreams, whenever one of them has a new one.
final class LatestValues<Downstream: Subscriber>: UpstreamList<Downstream>, UpstreamHub {
  typealias Failure = Downstream.Failure
  private var values: [Any?]
  private var isDue = false
  private let combine: ([Any]) -> Downstream.Input

  init(_ count: Int, _ downstream: Downstream, _ combine: @escaping ([Any]) -> Downstream.Input) {
    values = Array(repeating: nil, count: count)
    self.combine = combine
    super.init(count, downstream)
  }

  func receive(_ subscription: any Subscription, from index: Int) {
    if keep(subscription, index) { subscription.request(.unlimited) }
  }

  func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.withLock {
      values[index] = .some(value)
      isDue = true
      demandChanged()
    }
    return .none
  }

  /// Without a demand the newest combination waits.
  override func demandChanged() {
    guard isDue, demand > 0, !isOver else { return }
    let known = values.compactMap { $0 }
    guard known.count == values.count else { return }
    isDue = false
    send(combine(known))
  }

  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
    lock.withLock {
      if note(completion, of: index), haveAllEnded { finish(.finished) }
    }
  }
}

/// Sends the values of all upstreams as they come.
final class MergedValues<Downstream: Subscriber>: UpstreamList<Downstream>, UpstreamHub {
  typealias Failure = Downstream.Failure
  /// Values that the subscriber hasn't requested yet: one of each upstream.
  private var waiting: [(value: Downstream.Input, index: Int)] = []
  private let count: Int
  private var asksWithoutEnd = false

  override init(_ count: Int, _ downstream: Downstream) {
    self.count = count
    super.init(count, downstream)
  }

  func receive(_ subscription: any Subscription, from index: Int) {
    guard keep(subscription, index) else { return }
    subscription.request(lock.withLock { asksWithoutEnd } ? .unlimited : .max(1))
  }

  func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    guard let value = value as? Downstream.Input else { return .none }
    return lock.withLock {
      guard demand > 0 else {
        waiting.append((value, index))
        return .none
      }
      send(value)
      return asksWithoutEnd ? .none : .max(1)
    }
  }

  override func demandChanged() {
    while demand > 0, !waiting.isEmpty, !isOver {
      let (value, index) = waiting.removeFirst()
      send(value)
      ask(index, for: .max(1))
    }
    if demand == .unlimited, !asksWithoutEnd {
      asksWithoutEnd = true
      for index in 0..<count { ask(index, for: .unlimited) }
    }
    endIfEmpty()
  }

  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
    lock.withLock {
      if note(completion, of: index) { endIfEmpty() }
    }
  }

  private func endIfEmpty() {
    if haveAllEnded, waiting.isEmpty { finish(.finished) }
  }
}
