// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Notifications that wait, each once of those that are alike.

import MicaFoundation
import Testing

@Suite struct NotificationQueueTests {
  @MainActor @Test func alikeNotificationsAreSentOnceAndLater() async {
    let (center, log) = (NotificationCenter(), HeardLog())
    center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      log.add("\(notification.name.rawValue.suffix(4)) \(notification.userInfo?["n"] ?? "-")")
    }
    let queue = NotificationQueue(notificationCenter: center)
    for number in 1...3 {
      queue.enqueue(
        Notification(name: .rang, object: nil, userInfo: ["n": number]), postingStyle: .asap)
    }
    queue.enqueue(Notification(name: .knocked), postingStyle: .whenIdle)
    queue.enqueue(Notification(name: .init("dropped")), postingStyle: .whenIdle)
    queue.dequeueNotifications(
      matching: Notification(name: .init("dropped")),
      coalesceMask: Int(NotificationQueue.NotificationCoalescing.onName.rawValue))
    #expect(log.words.isEmpty)
    queue.enqueue(Notification(name: .init("done")), postingStyle: .now)
    #expect(log.words == ["done -"])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.words == ["done -", "rang 3", "cked -"])
  }
}
