// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's names for run loops and their timers.

public import Foundation

/// A run loop.
public typealias CFRunLoop = RunLoop
/// A mode of run loops.
public typealias CFRunLoopMode = RunLoop.Mode
/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

extension RunLoop.Mode {
  /// The usual mode.
  public static let defaultMode = RunLoop.Mode.default
}

/// The usual mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode? = .default
/// All modes that count as usual.
public let kCFRunLoopCommonModes: CFRunLoopMode? = .common

/// The thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes a run loop up. A program's run loop looks for work by itself.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Has a block run in the next turn of a run loop, in any mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let block else { return }
  nonisolated(unsafe) let work = block
  rl?.perform { work() }
}

/// A timer that calls a block at a time, in seconds since 2001, and again after each interval of more than
/// 0 seconds. It fires once it was added to a run loop. The allocator, flags and order mean nothing here.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: Any!, _ fireDate: Double, _ interval: Double, _ flags: UInt,
  _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // Timers fire on the main thread, where the block was given.
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { block?($0) }
}

/// Has a timer fire in a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer, let mode else { return }
  rl.add(timer, forMode: mode)
}

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Takes a timer out of a run loop; it stops for good.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }
