// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Notifications that wait for the end of a turn, and are sent once.

public import Foundation
internal import MicaContext
internal import Synchronization

/// Sends notifications later, each once of those that are alike.
///
/// `.asap` and `.whenIdle` both mean the main queue: what was put in before goes first. Modes of the
/// run loop are not looked at.
open class NotificationQueue: NSObject, @unchecked Sendable {
  /// When a notification is sent.
  public typealias PostingStyle = Foundation.NotificationQueue.PostingStyle
  /// Which notifications are alike.
  public typealias NotificationCoalescing = Foundation.NotificationQueue.NotificationCoalescing

  private struct Item: @unchecked Sendable {
    let number: Int
    let notification: Notification
  }

  private let center: NotificationCenter
  private let lock = Mutex(())
  private var items: [Item] = []
  private var lastNumber = 0

  /// A queue for notifications of a centre.
  public init(notificationCenter: NotificationCenter) { center = notificationCenter }

  /// The running program's, for its default centre.
  open class var `default`: NotificationQueue {
    ProgramContext.current.state(DefaultQueue.self).queue
  }

  /// Sends a notification later, instead of those like it by name and sender.
  open func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
    enqueue(
      notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }

  /// Sends a notification, now or later, instead of those like it.
  open func enqueue(
    _ notification: Notification, postingStyle: PostingStyle, coalesceMask: NotificationCoalescing,
    forModes modes: [RunLoop.Mode]?
  ) {
    if !coalesceMask.intersection([.onName, .onSender]).isEmpty {
      dequeueNotifications(matching: notification, coalesceMask: Int(coalesceMask.rawValue))
    }
    guard postingStyle != .now else { return center.post(notification) }
    let item = lock.withLock { _ in
      lastNumber += 1
      items.append(Item(number: lastNumber, notification: notification))
      return lastNumber
    }
    DispatchQueue.main.async { self.send(item) }
  }

  /// Forgets those that wait and are like a notification.
  open func dequeueNotifications(matching notification: Notification, coalesceMask: Int) {
    let mask = NotificationCoalescing(rawValue: UInt(bitPattern: coalesceMask))
    let sender = notification.object.map(SenderFilter.init)
    let waiting = lock.withLock { _ in items }
    let alike = waiting.filter { item in
      (!mask.contains(.onName) || item.notification.name == notification.name)
        && (!mask.contains(.onSender) || item.notification.object.map(SenderFilter.init) == sender)
    }
    let numbers = Set(alike.map(\.number))
    lock.withLock { _ in items.removeAll { numbers.contains($0.number) } }
  }

  private func send(_ number: Int) {
    let item: Item? = lock.withLock { _ in
      items.firstIndex { $0.number == number }.map { items.remove(at: $0) }
    }
    if let item { center.post(item.notification) }
  }
}

/// A program's default queue.
private final class DefaultQueue: ProgramState {
  let queue: NotificationQueue

  init(in context: ProgramContext) {
    queue = context.lend { NotificationQueue(notificationCenter: .default) }
  }
}
