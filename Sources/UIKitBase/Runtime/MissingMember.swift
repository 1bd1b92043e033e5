// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands in an opened program where it uses what Mica doesn't have (Docs/projects.md).

internal import MicaContext
internal import MicaRaster
import Synchronization

/// Places of a program that use a member or type which Mica lacks.
@_spi(Registration)
public enum MissingMember {
  /// Goes on without a statement: its value is used by nothing. Noted once.
  ///
  /// - Parameters:
  ///   - name: `UIFoo.bar`.
  ///   - place: the program's file and line.
  public static func leaveOut(_ name: String, _ place: String) {
    Unsupported.note("\(name) (left out, \(place))")
  }

  /// Ends the program where it can't go on without the missing member.
  public static func reach(_ name: String, _ place: String) -> Never {
    fatalError("\(name) is not in Mica yet, and \(place) can't go on without it")
  }

  /// Ends the program where a value would be needed.
  public static func value<Value>(_ name: String, _ place: String) -> Value {
    reach(name, place)
  }

  /// Has a closure called wherever the program comes to a statement that was left out by `_micaLeaveOut`: tests fail there.
  package static func listen(_ body: @escaping @Sendable (_ name: String, _ place: String) -> Void)
  {
    let listener: LeaveOutListener = ProgramContext.current.state()
    listener.body.withLock { $0 = body }
  }

  fileprivate static func tell(_ name: String, _ place: String) {
    leaveOut(name, place)
    let listener: LeaveOutListener = ProgramContext.current.state()
    listener.body.withLock { $0 }?(name, place)
  }
}

/// What is called for statements that were left out.
private final class LeaveOutListener: ProgramState, Sendable {
  let body = Mutex<(@Sendable (_ name: String, _ place: String) -> Void)?>(nil)
  init(in context: ProgramContext) {}
}

/// Stands in an opened program for a statement that needs what Mica doesn't have; see `MissingMember.leaveOut`. While tests run, the
/// one that comes there fails.
public func _micaLeaveOut(_ name: String, _ place: String) { MissingMember.tell(name, place) }
