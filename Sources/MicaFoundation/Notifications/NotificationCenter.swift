// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who is told of what: a program's own centre in place of the process's.

public import Foundation
internal import MicaContext
public import MicaRuntime
internal import Synchronization

/// Hands notifications from those who post them to those who observe them; a program's own.
///
/// Observers hear in the order of their registration, on the thread that posts. Those that are
/// removed while a notification goes round don't hear it any more; those that are added then hear
/// the next one. Neither observers nor senders are kept alive, and an observer that has died is
/// forgotten by itself.
open class NotificationCenter: NSObject, @unchecked Sendable {
  private let table = ObservationTable()

  /// A centre of its own, without observers.
  public override init() {}

  /// The running program's.
  open class var `default`: NotificationCenter {
    ProgramContext.current.state(DefaultCenter.self).center
  }

  /// Sends a notification to all who observe its name and sender.
  open func post(_ notification: Notification) {
    for observation in table.matching(notification) { observation.hear(notification) }
  }

  /// Sends a notification of that name.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Sends a notification of that name, with more to know in `aUserInfo`.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// Calls a method of `observer` for each notification; nil for the name or the sender means any.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    table.add(
      Observation(
        name: aName, sender: anObject, listener: .method(aSelector, of: Listener.Target(observer))))
  }

  /// Calls a block for each notification, until the returned token is given to `removeObserver(_:)`.
  ///
  /// Without a queue the block runs on the thread that posts; with one it runs there, and whoever
  /// posts waits for it.
  @discardableResult
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = ObservationToken()
    table.add(
      Observation(name: name, sender: obj, listener: .block(block, queue: queue, token: token)))
    return token
  }

  /// Ends all that an observer, or the token of a block, hears.
  open func removeObserver(_ observer: Any) {
    table.remove { $0.isOf(observer) }
  }

  /// Ends what an observer hears of a name and a sender, as they were given to `addObserver`; nil
  /// means any.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map(SenderFilter.init)
    table.remove { observation in
      observation.isOf(observer) && (aName == nil || observation.name == aName)
        && (sender == nil || observation.sender == sender)
    }
  }
}

/// What a block's observer is known by.
private final class ObservationToken: NSObject, @unchecked Sendable {}

/// A program's default centre.
private final class DefaultCenter: ProgramState {
  let center = NotificationCenter()

  init(in context: ProgramContext) {}
}
