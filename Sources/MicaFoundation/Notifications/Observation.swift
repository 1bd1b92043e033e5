// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One observer of one centre.

internal import Dispatch
internal import Foundation
internal import MicaRuntime
internal import Synchronization

/// What one call of `addObserver` asked for.
final class Observation: @unchecked Sendable {
  let name: Notification.Name?
  let sender: SenderFilter?
  private let listener: Listener
  private let isRemoved = Atomic<Bool>(false)

  init(name: Notification.Name?, sender: Any?, listener: Listener) {
    self.name = name
    self.sender = sender.map(SenderFilter.init)
    self.listener = listener
  }

  /// Nobody can hear it any more.
  var isDead: Bool { listener.isDead || sender?.isDead == true }

  func isOf(_ observer: Any) -> Bool { listener.isOf(observer as AnyObject) }

  func remove() { isRemoved.store(true, ordering: .relaxed) }

  func hear(_ notification: Notification) {
    guard !isRemoved.load(ordering: .relaxed) else { return }
    listener.hear(notification)
  }
}

/// Who hears notifications, and how.
enum Listener {
  case method(Selector, of: Target)
  case block(@Sendable (Notification) -> Void, queue: OperationQueue?, token: NSObject)

  /// An observer with methods: an object, which is not kept alive, or a class.
  struct Target {
    private weak var object: AnyObject?
    private let type: AnyClass?
    private let identity: ObjectIdentifier

    init(_ observer: Any) {
      type = observer as? AnyClass
      let object = observer as AnyObject
      self.object = type == nil ? object : nil
      identity = type.map { ObjectIdentifier($0) } ?? ObjectIdentifier(object)
    }

    /// The object or class, while it lives.
    var value: Any? { type ?? object }

    func `is`(_ other: AnyObject) -> Bool {
      ((other as? AnyClass).map { ObjectIdentifier($0) } ?? ObjectIdentifier(other)) == identity
    }
  }

  var isDead: Bool {
    if case .method(_, let target) = self { target.value == nil } else { false }
  }

  func isOf(_ observer: AnyObject) -> Bool {
    switch self {
    case .method(_, let target): target.is(observer)
    case .block(_, _, let token): token === observer
    }
  }

  func hear(_ notification: Notification) {
    switch self {
    case .method(let selector, let target):
      if let value = target.value { MethodCall.send(selector, to: value, notification) }
    case .block(let block, let queue, _):
      guard let queue, !Self.isRunning(queue) else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      let operation = BlockOperation { block(notification) }
      queue.addOperations([operation], waitUntilFinished: true)
    }
  }

  /// Whether the calling thread is the one that the queue's work runs on.
  private static func isRunning(_ queue: OperationQueue) -> Bool {
    if queue === OperationQueue.main { return Thread.isMainThread }
    return queue === OperationQueue.current
  }
}

/// Whose notifications an observer wants: one object's, which is not kept alive, or those of an equal
/// value.
struct SenderFilter: Equatable {
  private weak var object: AnyObject?
  private let identity: ObjectIdentifier?
  private let value: AnyHashable?

  init(_ sender: Any) {
    if Swift.type(of: sender) is AnyClass {
      let object = sender as AnyObject
      self.object = object
      identity = ObjectIdentifier(object)
      value = nil
    } else {
      identity = nil
      value = sender as? AnyHashable
    }
  }

  /// Its object is gone, so that nothing comes from it any more.
  var isDead: Bool { identity != nil && object == nil }

  func admits(_ sender: Any?) -> Bool {
    guard let sender, !isDead else { return false }
    return SenderFilter(sender) == self
  }

  static func == (first: SenderFilter, second: SenderFilter) -> Bool {
    if let identity = first.identity { return identity == second.identity }
    return first.value != nil && first.value == second.value
  }
}
