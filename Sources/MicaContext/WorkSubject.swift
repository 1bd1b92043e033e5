// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whose layout, drawing or values a thread works on: what goes wrong there is told of it.

/// The object that the calling thread works on: a layer that is laid out, drawn or committed.
package enum WorkSubject {
  /// The innermost one; nil where the thread works on none.
  package static var current: AnyObject? {
    ThreadSlot.current.pointee.subject?.takeUnretainedValue()
  }

  /// What `body` returns, which works on an object. No allocation.
  @inline(__always)
  package static func with<Result>(
    _ object: AnyObject, _ body: () throws -> Result
  ) rethrows -> Result {
    let slot = ThreadSlot.current
    let outer = slot.pointee.subject
    slot.pointee.subject = Unmanaged.passUnretained(object)
    defer {
      slot.pointee.subject = outer
      withExtendedLifetime(object) {}
    }
    return try body()
  }
}
