// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import MicaFoundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of a name, of one sender or of all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications as they are posted, to as many as have asked for.
  public struct Publisher: OpenCombine.Publisher {
    /// What is published.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Who posts.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// The sender; nil for any.
    public let object: AnyObject?

    /// A publisher of a centre's notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Lets a subscriber hear what is posted from now on.
    public func receive<Subscriber>(subscriber: Subscriber)
    where
      Subscriber: OpenCombine.Subscriber, Subscriber.Input == Output, Subscriber.Failure == Never
    {
      let subscription = ValueSubscription(subscriber)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        subscription.send($0)
      }
      subscription.onCancel = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: subscription)
    }
  }
}
