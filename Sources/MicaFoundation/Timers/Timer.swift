// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Timers of a run loop: events of the program's clock.

public import Foundation
internal import MicaClock
public import MicaRuntime

/// Calls a block, or a method of a target, at a time, once or again and again.
///
/// A run loop keeps a timer until it is invalidated, or has fired if it doesn't repeat; it keeps its
/// target. A repeating timer fires at whole intervals from its first time on; what it missed while the main
/// thread was busy is left out. Timers fire on the main thread; one that is scheduled on another thread never
/// fires, since that thread's run loop doesn't run.
open class Timer: NSObject, @unchecked Sendable {
  /// The shortest interval of a repeating timer, in seconds.
  private static let shortest = 0.0001

  private var action: ((Timer) -> Void)?
  private let repeats: Bool
  /// Seconds of the clock at which the timer fires for the first time since `fireDate` was set.
  private var start: Double
  /// How many intervals after that it fires next.
  private var count = 0.0
  private var clock: VirtualClock?
  private var event: ClockEvent?
  private var isFiring = false
  /// Whether the action has set the date of its next call.
  private var wasMoved = false

  /// Seconds between two firings; 0 for a timer that doesn't repeat.
  open private(set) var timeInterval: TimeInterval
  /// How late the timer may fire; kept, since timers are never late here.
  open var tolerance: TimeInterval = 0
  /// Whether the timer can still fire.
  open private(set) var isValid = true
  /// What the target may ask for; nil for timers with a block.
  open private(set) var userInfo: Any?

  private init(
    at seconds: Double, _ interval: TimeInterval, _ repeats: Bool, _ userInfo: Any? = nil,
    _ action: @escaping (Timer) -> Void
  ) {
    (start, self.repeats, self.userInfo, self.action) = (seconds, repeats, userInfo, action)
    timeInterval = repeats ? Timer.valid(interval) : 0
    super.init()
  }

  /// A timer that never fires and isn't valid: what `Timer()` is until a real one takes its place.
  public convenience override init() {
    self.init(at: Timer.now, 0, false) { _ in }
    isValid = false
  }

  private static func valid(_ interval: TimeInterval) -> TimeInterval {
    interval > shortest ? interval : shortest
  }

  /// The clock's time at a date.
  private static func seconds(_ date: Date) -> Double { now + date.timeIntervalSinceNow }

  private static func seconds(after interval: TimeInterval) -> Double { now + valid(interval) }

  private static var now: Double { VirtualClock.current?.now ?? 0 }

  // MARK: With a block

  /// A timer that no run loop knows yet.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(at: Timer.seconds(after: interval), interval, repeats, nil, block)
  }

  /// A timer that no run loop knows yet, with a date for its first firing.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(at: Timer.seconds(date), interval, repeats, nil, block)
  }

  /// A timer of the current run loop.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  // MARK: With a target

  /// A timer that no run loop knows yet; it sends itself to the target.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(at: Timer.seconds(after: ti), ti, yesOrNo, userInfo) {
      MethodCall.send(aSelector, to: aTarget, $0)
    }
  }

  /// A timer that no run loop knows yet, with a date for its first firing; it sends itself to the target.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(at: Timer.seconds(date), ti, rep, ui) { MethodCall.send(s, to: t, $0) }
  }

  /// A timer of the current run loop; it sends itself to the target.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  // MARK: Its life

  /// Fires now, apart from the timer's schedule; a timer that doesn't repeat is invalid afterwards.
  open func fire() {
    guard isValid else { return }
    action?(self)
    if !repeats { invalidate() }
  }

  /// Ends the timer for good, and lets go of its target.
  open func invalidate() {
    isValid = false
    event?.cancel()
    (event, action, clock, userInfo) = (nil, nil, nil, nil)
  }

  /// When the timer fires next.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: nextTime - Timer.now) }
    set {
      start = Timer.seconds(newValue)
      count = 0
      wasMoved = isFiring
      guard isValid, !isFiring, let clock else { return }
      event?.cancel()
      wait(on: clock)
    }
  }

  private var nextTime: Double { VirtualClock.aligned(start + count * timeInterval) }

  /// Makes the timer one of the program's run loop; again does nothing.
  func schedule() {
    guard isValid, clock == nil, let current = VirtualClock.current else { return }
    clock = current
    wait(on: current)
  }

  private func wait(on clock: VirtualClock) {
    event = clock.schedule(at: nextTime) { [self] in fireInTime() }
  }

  private func fireInTime() {
    guard isValid else { return }
    isFiring = true
    wasMoved = false
    action?(self)
    isFiring = false
    guard isValid, let clock else { return }
    guard repeats else { return invalidate() }
    // After the action, so that what it took so long for is left out.
    if !wasMoved {
      let missed = ((clock.now - start) / timeInterval).rounded(.down)
      count = max(count, missed.isFinite ? missed : count) + 1
      if nextTime <= clock.now { count += 1 }
    }
    wait(on: clock)
  }
}
