// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls by selector that wait: performs after a delay, on the main thread, in the background.

public import Foundation
internal import MicaClock
internal import MicaContext
public import MicaRuntime

/// What waits to be performed in a program.
private final class DelayedCalls: ProgramState {
  struct Call {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let event: ClockEvent
  }

  var calls: [Int: Call] = [:]
  private var count = 0

  init(in context: ProgramContext) {}

  static var current: DelayedCalls { ProgramContext.current.state() }

  func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    guard let clock = VirtualClock.current else { return }
    count += 1
    let number = count
    let time = VirtualClock.aligned(clock.now + max(0, delay))
    let event = clock.schedule(at: time) { [weak self] in
      guard let call = self?.calls.removeValue(forKey: number) else { return }
      MethodCall.send(call.selector, to: call.target, call.argument)
    }
    calls[number] = Call(target: target, selector: selector, argument: argument, event: event)
  }

  func cancel(where matches: (Call) -> Bool) {
    for (number, call) in calls where matches(call) {
      call.event.cancel()
      calls[number] = nil
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls the method of that selector after a delay, on the main thread. The object is kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.current.add(self, aSelector, anArgument, delay)
  }

  /// Calls the method of that selector after a delay, on the main thread, in any mode.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.current.add(self, aSelector, anArgument, delay)
  }

  /// Calls the method of that selector on the main thread: at once if this is it and `wait` says so, else in a
  /// later turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    if Thread.isMainThread && wait {
      MethodCall.send(aSelector, to: target, argument)
    } else if wait {
      DispatchQueue.main.sync { _ = MethodCall.send(aSelector, to: target, argument) }
    } else {
      DispatchQueue.main.async { MethodCall.send(aSelector, to: target, argument) }
    }
  }

  /// Calls the method of that selector on a thread: at once on this one, else on the main thread or, as Linux's threads take no
  /// calls, on another one.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if thr == Thread.current, wait {
      MethodCall.send(aSelector, to: self, arg)
    } else if thr == Thread.mainThread {
      performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    } else {
      performSelector(inBackground: aSelector, with: arg)
    }
  }

  /// Calls the method of that selector on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    DispatchQueue.global().async { MethodCall.send(aSelector, to: target, argument) }
  }

  /// Cancels what waits to be performed by an object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedCalls.current.cancel { $0.target === target }
  }

  /// Cancels what waits to be performed by an object with a selector and an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    DelayedCalls.current.cancel {
      $0.target === target && $0.selector == aSelector && areEqual($0.argument, anArgument)
    }
  }
}

/// Whether two arguments are equal as `isEqual:` says, or the same object.
private func areEqual(_ one: Any?, _ other: Any?) -> Bool {
  switch (one, other) {
  case (nil, nil): return true
  case (let one?, let other?):
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  default: return false
  }
}
