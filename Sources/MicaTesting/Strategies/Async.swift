// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value that comes later.

/// A value that a closure is called with, at once or later.
public struct Async<Value> {
  /// Asks for the value: the closure that is passed is called with it, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` produces by calling its argument.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// The value that a function makes of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
