// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Traps that tests catch.

import CwlPreconditionTesting
import Synchronization
import Testing

private final class Counter: Sendable {
  let value = Mutex(0)
  func add() { value.withLock { $0 += 1 } }
}

@inline(never) private func check(_ numbers: [Int], _ index: Int) -> Int { numbers[index] }

struct TrapTests {
  @Test func aTrapIsCaught() {
    let counter = Counter()
    for _ in 0..<20 {
      let caught = catchBadInstruction {
        counter.add()
        precondition(counter.value.withLock { $0 } < 0, "caught by a test")
        counter.add()
      }
      #expect(caught?.name.rawValue == "com.cocoawithlove.BadInstruction")
    }
    #expect(counter.value.withLock { $0 } == 20)
    #expect(catchBadInstruction { _ = check([1, 2], 2) } != nil)
  }

  @Test func whatReturnsIsNoException() {
    #expect(catchBadInstruction {} == nil)
    #expect(catchBadInstruction { _ = check([1, 2], 1) } == nil)
  }

  /// The inner call catches, and the outer one goes on.
  @Test func callsAreNested() {
    let counter = Counter()
    let outer = catchBadInstruction {
      if catchBadInstruction(in: { fatalError("inner, caught by a test") }) != nil { counter.add() }
      fatalError("outer, caught by a test")
    }
    #expect(outer != nil && counter.value.withLock { $0 } == 1)
  }

  /// Threads catch their own traps.
  @Test func threadsDontMix() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          let caught = catchBadInstruction { if index % 2 == 0 { fatalError("caught by a test") } }
          return (caught != nil) == (index % 2 == 0)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
