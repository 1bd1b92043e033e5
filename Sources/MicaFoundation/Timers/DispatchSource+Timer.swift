// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dispatch's timers as events of the program's clock. Their handlers run on the queue that they were made for.

public import Foundation
internal import MicaClock
internal import Synchronization

// Without defaults and optionals, so that these are preferred to Dispatch's own.
extension DispatchSource {
  /// A timer in the program's time, whose handler runs on a global queue.
  public class func makeTimerSource() -> any DispatchSourceTimer { TimerSource(queue: .global()) }

  /// A timer in the program's time. It is never late, whatever the flags.
  public class func makeTimerSource(flags: DispatchSource.TimerFlags) -> any DispatchSourceTimer {
    TimerSource(queue: .global())
  }

  /// A timer in the program's time, whose handler runs on a queue.
  public class func makeTimerSource(queue: DispatchQueue) -> any DispatchSourceTimer {
    TimerSource(queue: queue)
  }

  /// A timer in the program's time, whose handler runs on a queue.
  public class func makeTimerSource(
    flags: DispatchSource.TimerFlags, queue: DispatchQueue
  ) -> any DispatchSourceTimer {
    TimerSource(queue: queue)
  }
}

/// A timer of the program's clock with the life of a dispatch source: inactive at first, suspended and
/// resumed, cancelled for good.
private final class TimerSource: DispatchSourceTimer, @unchecked Sendable {
  private let queue: DispatchQueue
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    var handler: DispatchWorkItem?
    var cancelHandler: DispatchWorkItem?
    var registrationHandler: DispatchWorkItem?
    var event: ClockEvent?
    var start = 0.0
    var interval: Double?
    var count = 0.0
    var suspensions = 1
    var isActive = false
    var isCancelled = false
    /// Firings since the handler ran last.
    var pending: UInt = 0
    var data: UInt = 0
  }

  init(queue: DispatchQueue) { self.queue = queue }

  deinit { state.withLock { $0.event }?.cancel() }

  // MARK: Its time

  func schedule(after delay: Double?, every interval: Double?) {
    guard let clock = VirtualClock.current else { return }
    let old = state.withLock { state in
      let old = state.event
      state.event = nil
      state.pending = 0
      guard !state.isCancelled, let delay else { return old }
      state.start = clock.now + delay
      state.count = 0
      state.interval = interval.map { max($0, 1e-9) }
      state.event = wait(on: clock, state)
      return old
    }
    old?.cancel()
  }

  private func wait(on clock: VirtualClock, _ state: borrowing State) -> ClockEvent {
    let time = state.start + state.count * (state.interval ?? 0)
    return clock.schedule(at: VirtualClock.aligned(time)) { [weak self] in self?.fire(on: clock) }
  }

  private func fire(on clock: VirtualClock) {
    let runs = state.withLock { state in
      guard !state.isCancelled else { return false }
      state.pending += 1
      if state.interval != nil {
        state.count += 1
        state.event = wait(on: clock, state)
      }
      return state.suspensions == 0
    }
    if runs { callHandler() }
  }

  private func callHandler() {
    queue.async { [self] in
      let handler = state.withLock { state -> DispatchWorkItem? in
        guard state.pending > 0, !state.isCancelled, state.suspensions == 0 else { return nil }
        (state.data, state.pending) = (state.pending, 0)
        return state.handler
      }
      handler?.perform()
    }
  }

  // MARK: What a source is asked

  private func item(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?
  ) -> DispatchWorkItem? {
    // Not by `map`: a block as a generic argument crashes the runtime.
    guard let handler else { return nil }
    return DispatchWorkItem(qos: qos, flags: flags) { handler() }
  }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    let item = item(qos, flags, handler)
    state.withLock { $0.handler = item }
  }

  func setEventHandler(handler: DispatchWorkItem) { state.withLock { $0.handler = handler } }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    let item = item(qos, flags, handler)
    state.withLock { $0.cancelHandler = item }
  }

  func setCancelHandler(handler: DispatchWorkItem) { state.withLock { $0.cancelHandler = handler } }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    let item = item(qos, flags, handler)
    state.withLock { $0.registrationHandler = item }
  }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    state.withLock { $0.registrationHandler = handler }
  }

  func activate() { if !state.withLock({ $0.isActive }) { resume() } }

  func resume() {
    let (isFirst, registration, runs) = state.withLock { state in
      precondition(
        state.suspensions > 0, "A dispatch source was resumed more often than suspended.")
      state.suspensions -= 1
      let isFirst = !state.isActive
      state.isActive = true
      return (isFirst, state.registrationHandler, state.suspensions == 0 && state.pending > 0)
    }
    if isFirst, let registration { queue.async(execute: registration) }
    if runs { callHandler() }
  }

  func suspend() { state.withLock { $0.suspensions += 1 } }

  func cancel() {
    let (event, handler) = state.withLock { state in
      defer {
        state.isCancelled = true
        (state.event, state.handler, state.cancelHandler) = (nil, nil, nil)
      }
      return (state.event, state.cancelHandler)
    }
    event?.cancel()
    if let handler { queue.async(execute: handler) }
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }
  var handle: UInt { 0 }
  var mask: UInt { 0 }
  var data: UInt { state.withLock { $0.data } }
}
