// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tests of preconditions ask for, with the names of Matt Gallagher's library: Nimble's `throwAssertion` uses it.

internal import CMicaRuntime
public import MicaFoundation

/// A trap of Swift's that was caught.
public class BadInstructionException: NSException, @unchecked Sendable {
  /// The exception that `catchBadInstruction(in:)` gives.
  public init() {
    super.init(
      name: NSExceptionName("com.cocoawithlove.BadInstruction"), reason: nil, userInfo: nil)
  }
}

/// Calls a closure in this thread; nil if it returns, an exception if Swift trapped in it, as a failed precondition or
/// `fatalError` does. What the closure held is never freed then, as with the library's own. Signals that a process sends, and
/// invalid accesses to memory, aren't caught.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
  let context = UnsafeMutablePointer<() -> Void>.allocate(capacity: 1)
  context.initialize(to: block)
  defer {
    context.deinitialize(count: 1)
    context.deallocate()
  }
  let trapped = mica_catch_trap(
    { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, context)
  return trapped ? BadInstructionException() : nil
}
