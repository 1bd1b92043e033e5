// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Results of calls by selector live as long as on iOS, where they are autoreleased.

/// Runs `body`; results of `perform` within it live until it ends.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let outer = RuntimeThread.current.autoreleased
  RuntimeThread.current.autoreleased = []
  defer { RuntimeThread.current.autoreleased = outer }
  return try body()
}

/// The objects that a thread keeps alive for a while.
package enum AutoreleasePool {
  /// How many objects a pool keeps that nobody drains: a thread without a run loop lets go of the
  /// oldest.
  private static let limit = 1024

  /// Lets go of what the thread's pool holds; the run loop calls this after each turn.
  package static func drain() { RuntimeThread.current.autoreleased = [] }

  /// Keeps an object alive until the pool lets go of it.
  package static func keep(_ object: AnyObject) { _ = unmanaged(object) }

  /// The object, alive until the pool lets go of it.
  static func unmanaged(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let thread = RuntimeThread.current
    if thread.autoreleased.count >= limit { thread.autoreleased.removeFirst(limit / 2) }
    thread.autoreleased.append(object)
    return Unmanaged.passUnretained(object)
  }
}
