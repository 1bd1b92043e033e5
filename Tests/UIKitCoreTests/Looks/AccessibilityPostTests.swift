// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program tells those who hear the screen.

import Mica
import MicaFoundation
import Testing
import UIKit

@Suite @MainActor struct AccessibilityPostTests {
  @Test("Posts are kept in order for tests, change nothing else and are no missing feature")
  func kept() throws {
    let (stage, other) = (
      Stage(size: CGSize(width: 100, height: 100)), Stage(size: CGSize(width: 100, height: 100))
    )
    let view = UIView()
    let counter = Counter()
    stage.run {
      NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { _ in counter.count += 1 }
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: view)
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, nil)
    }
    try stage.advance(to: 1)
    let posts = stage.accessibilityPosts
    #expect(posts.map(\.notification) == [.announcement, .screenChanged, .announcement])
    #expect(posts[0].argument as? String == "Saved" && posts[1].argument as? UIView === view)
    #expect(posts[2].argument == nil)
    // Nobody hears the screen, so that no text is ever said to its end.
    #expect(counter.count == 0 && stage.unsupportedFeatures.isEmpty)
    #expect(other.accessibilityPosts.isEmpty)
  }

  @Test("A program that posts without end keeps the newest")
  func endless() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.run {
      for number in 0..<5000 {
        UIAccessibility.post(notification: .announcement, argument: number)
      }
    }
    #expect(stage.accessibilityPosts.count <= 1000)
    #expect(stage.accessibilityPosts.last?.argument as? Int == 4999)
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}
