// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Notifications one after the other, for tasks.

public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// The notifications of a name and a sender, for `for await`; nil for the sender means any.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted, one after the other.
  ///
  /// Each iteration hears what is posted after it has begun; what is posted faster than it is asked
  /// for waits in line.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What is iterated.
    public typealias Element = Notification
    /// Iterating never throws.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: SenderFilter?
    private weak var sender: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object.map { SenderFilter($0) }
      sender = object
    }

    /// Begins to hear.
    public func makeAsyncIterator() -> Iterator {
      // A sender that has died sends nothing.
      if object?.isDead == true { return Iterator(NotificationLine()) }
      return Iterator(NotificationLine(center, name, sender))
    }

    /// Takes one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      private let line: NotificationLine

      fileprivate init(_ line: NotificationLine) { self.line = line }

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await line.next() }

      /// The next notification, for code that runs on an actor; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await line.next(isolation: actor)
      }
    }
  }
}

/// Notifications that wait for one iteration, or an iteration that waits for one.
private final class NotificationLine: @unchecked Sendable {
  private struct State {
    var waiting: [Notification] = []
    var taker: CheckedContinuation<Box?, Never>?
    var isOver = false
  }

  /// A notification on its way from the thread that posted it.
  private struct Box: @unchecked Sendable {
    let notification: Notification
  }

  private let lock = Mutex(())
  private var state = State()
  private var center: NotificationCenter?
  private var token: (any NSObjectProtocol)?

  /// Nothing ever comes.
  init() {}

  init(_ center: NotificationCenter, _ name: Notification.Name, _ sender: AnyObject?) {
    self.center = center
    token = center.addObserver(forName: name, object: sender, queue: nil) { [weak self] in
      self?.add($0)
    }
  }

  deinit {
    if let token { center?.removeObserver(token) }
  }

  private func add(_ notification: Notification) {
    let taker = lock.withLock { _ in
      defer { state.taker = nil }
      if state.taker == nil, !state.isOver { state.waiting.append(notification) }
      return state.taker
    }
    taker?.resume(returning: Box(notification: notification))
  }

  func next(isolation actor: isolated (any Actor)? = #isolation) async -> Notification? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }?.notification
    } onCancel: {
      end()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Box?, Never>) {
    let ready: Box?? = lock.withLock { _ in
      if state.isOver { return .some(nil) }
      if !state.waiting.isEmpty { return Box(notification: state.waiting.removeFirst()) }
      state.taker = continuation
      return nil
    }
    if let ready { continuation.resume(returning: ready) }
  }

  private func end() {
    let taker = lock.withLock { _ in
      defer { state.taker = nil }
      state.isOver = true
      state.waiting = []
      return state.taker
    }
    taker?.resume(returning: nil)
  }
}
