// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's run loops that a program runs itself: turns of the program's clock within a turn. What would wait without
// an end returns at once and says so.

public import Foundation
internal import MicaClock
internal import MicaRaster

/// A source of a run loop that a program signals. Partly: it never fires.
public final class CFRunLoopSource {
  init() {}
}

/// How a source of a program's own works.
public struct CFRunLoopSourceContext {
  /// The version; 0.
  public var version = 0
  /// What its calls get.
  public var info: UnsafeMutableRawPointer?
  /// Called when it is signalled.
  public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  /// A context of zeros.
  public init() {}
}

/// Why `CFRunLoopRunInMode` returned.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// Nothing is left to wait for.
  case finished = 1
  /// The loop was stopped.
  case stopped
  /// The time is over.
  case timedOut
  /// A source was handled.
  case handledSource
}

/// A source for a run loop.
public func CFRunLoopSourceCreate(
  _ allocator: Any!, _ order: Int, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource() }

/// Adds a source to a run loop. Partly: no source fires, which is noted.
public func CFRunLoopAddSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) { Unsupported.note("CFRunLoopAddSource") }

/// Nothing to do: `CFRunLoopAddSource` notes that no source fires.
public func CFRunLoopRemoveSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {}

/// Ends a run of the loop. Partly: `CFRunLoopRunInMode` goes on to its end, which is noted.
public func CFRunLoopStop(_ rl: CFRunLoop!) { Unsupported.note("CFRunLoopStop") }

/// Runs the thread's loop until it is stopped. Partly: returns at once, which is noted.
public func CFRunLoopRun() { Unsupported.note("CFRunLoopRun") }

/// Runs turns within this one for some seconds; with `returnAfterSourceHandled` until something has happened.
///
/// A loop of another thread than the main one has nothing to wait for: it is finished.
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  guard Thread.isMainThread, let clock = VirtualClock.current else { return .finished }
  let limit = VirtualClock.aligned(clock.now + max(0, seconds))
  let happens = !clock.skip(to: clock.now) || clock.nextEventTime.map { $0 <= limit } ?? false
  if returnAfterSourceHandled, happens {
    RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(seconds))
    return .handledSource
  }
  RunLoop.main.run(until: Date().addingTimeInterval(limit - clock.now))
  return .timedOut
}
