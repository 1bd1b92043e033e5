// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What C knows of a program: its time, and how much of its work is under way (CMicaClock).

internal import CMicaClock
import Synchronization

/// A program in C's eyes; lives as long as its context. Used from any thread.
package final class ProgramHandle: @unchecked Sendable {
  package let program: OpaquePointer

  init(number: Int) { program = mica_program_create(Int64(number)) }

  func setOwner(_ context: ProgramContext) {
    mica_program_set_owner(program, Unmanaged.passUnretained(context).toOpaque())
  }

  deinit { mica_program_destroy(program) }

  func setClock() { mica_program_set_clock(program) }

  var hasClock: Bool { mica_program_has_clock(program) }

  /// Sets the time that the program is told, in seconds from its start.
  package func setTime(_ seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    mica_program_set_time(program, Int64(exactly: nanoseconds) ?? .max / 2)
  }

  /// How much work of the program is under way on other threads.
  package var workCount: Int { Int(mica_work_count(program)) }

  /// How often something was posted.
  package var posts: UInt32 { mica_program_posts(program) }

  /// Wakes the thread that waits.
  package func post() { mica_program_post(program) }

  /// Waits until something was posted since `posts` was read, or at most `most` pieces of work are under way;
  /// false if so many seconds of the machine's time passed before.
  package func wait(posts: UInt32, most: Int, seconds: Double) -> Bool {
    mica_program_wait(program, posts, Int32(most), seconds)
  }
}
