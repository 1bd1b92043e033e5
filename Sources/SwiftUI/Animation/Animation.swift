// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How changes are shown over time.

/// How a change is shown over time.
@frozen
public struct Animation: Equatable, Sendable {
  /// The default: a spring.
  public static let `default` = Animation()
}

/// Runs a closure, whose changes are shown by an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try transaction.run(body)
}
