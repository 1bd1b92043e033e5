// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program has told those who hear the screen.

import Foundation
package import MicaContext
import Synchronization

/// One call of `UIAccessibility.post(notification:argument:)`.
package struct AccessibilityPost {
  /// What was told.
  package let notification: UIAccessibility.Notification
  /// The text, or the part of the screen that comes next.
  package let argument: Any?
}

/// The posts of a program, the newest last; from any thread.
package final class AccessibilityPosts: ProgramState {
  private let kept = Mutex(Kept())

  private struct Kept: @unchecked Sendable {
    var posts: [AccessibilityPost] = []
  }

  /// A program may post without end: the oldest go.
  private static let limit = 1000

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: AccessibilityPosts { ProgramContext.current.state() }

  package var all: [AccessibilityPost] { kept.withLock { $0 }.posts }

  func add(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let post = AccessibilityPost(notification: notification, argument: argument)
    kept.withLock { kept in
      kept.posts.append(post)
      if kept.posts.count > Self.limit { kept.posts.removeFirst(Self.limit / 2) }
    }
  }
}
