// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What dispatch sources are asked, and their timers' times. Dispatch's own protocols know its own class only.

public import Foundation

/// A source of calls on a queue.
public protocol DispatchSourceProtocol: AnyObject {
  /// What a source calls.
  typealias DispatchSourceHandler = @convention(block) () -> Void

  /// Sets what is called for events.
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  /// Sets what is called for events.
  func setEventHandler(handler: DispatchWorkItem)
  /// Sets what is called after `cancel()`.
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  /// Sets what is called after `cancel()`.
  func setCancelHandler(handler: DispatchWorkItem)
  /// Sets what is called once the source is active.
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  /// Sets what is called once the source is active.
  func setRegistrationHandler(handler: DispatchWorkItem)
  /// Ends the source for good.
  func cancel()
  /// Ends one `suspend()`; a new source is suspended once.
  func resume()
  /// Holds calls back, until `resume()` was called as often.
  func suspend()
  /// Resumes a new source.
  func activate()
  /// What the source watches; 0 for timers.
  var handle: UInt { get }
  /// What of it; 0 for timers.
  var mask: UInt { get }
  /// How many events the last call was for.
  var data: UInt { get }
  /// Whether `cancel()` was called.
  var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
  /// Sets what is called for events; nil for nothing.
  public func setEventHandler(handler: DispatchSourceHandler?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Sets what is called for events; nil for nothing.
  public func setEventHandler(qos: DispatchQoS, handler: DispatchSourceHandler?) {
    setEventHandler(qos: qos, flags: [], handler: handler)
  }

  /// Sets what is called for events; nil for nothing.
  public func setEventHandler(flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    setEventHandler(qos: .unspecified, flags: flags, handler: handler)
  }

  /// Sets what is called after `cancel()`; nil for nothing.
  public func setCancelHandler(handler: DispatchSourceHandler?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Sets what is called once the source is active; nil for nothing.
  public func setRegistrationHandler(handler: DispatchSourceHandler?) {
    setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// A source whose events are times.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets when the timer fires first, in seconds from now (nil: never), and how many seconds lie between its
  /// firings (nil: once).
  func schedule(after delay: Double?, every interval: Double?)
}

extension DispatchSourceTimer {
  /// Sets when the timer fires first, and how often after that (`.never`: once). It is never late here.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: Self.seconds(until: deadline), every: interval.seconds)
  }

  /// Sets when the timer fires first, and how many seconds lie between its firings.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: Self.seconds(until: deadline), every: interval.isFinite ? interval : nil)
  }

  /// Sets when the timer fires first, by date, and how often after that (`.never`: once).
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: Self.seconds(until: wallDeadline), every: interval.seconds)
  }

  /// Sets when the timer fires first, by date, and how many seconds lie between its firings.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: Self.seconds(until: wallDeadline), every: interval.isFinite ? interval : nil)
  }

  private static func seconds(until time: DispatchTime) -> Double? {
    guard time != .distantFuture else { return nil }
    let now = Double(DispatchTime.now().uptimeNanoseconds)
    return max(0, (Double(time.uptimeNanoseconds) - now) / 1e9)
  }

  private static func seconds(until time: DispatchWallTime) -> Double? {
    guard time != .distantFuture else { return nil }
    // A date counts its nanoseconds backwards.
    let nanoseconds = Double(0 &- time.rawValue)
    return max(0, nanoseconds / 1e9 - Date().timeIntervalSince1970)
  }
}

extension DispatchTimeInterval {
  /// Nil for never.
  fileprivate var seconds: Double? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: nil
    }
  }
}
