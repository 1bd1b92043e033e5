// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import MicaFoundation
public import OpenCombine

/// A moment of a run loop or an operation queue.
public struct LoopTime: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date
  /// A moment.
  public init(_ date: Date) { self.date = date }
  /// How long it is until another moment.
  public func distance(to other: LoopTime) -> Stride {
    Stride(floatLiteral: other.date.timeIntervalSince(date))
  }
  /// A later moment.
  public func advanced(by n: Stride) -> LoopTime {
    LoopTime(date.addingTimeInterval(n.timeInterval))
  }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// Seconds.
    public var timeInterval: TimeInterval
    /// The number of seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// A number of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// A number of seconds.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    /// A number of seconds.
    public init(integerLiteral value: TimeInterval) { timeInterval = value }
    /// A number of seconds, if it is one.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      timeInterval = seconds
    }

    /// Whether it is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    /// So many times as long.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    /// Both together.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    /// What one is longer by.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    /// So many times as long.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// Longer by another.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Shorter by another.
    public static func -= (a: inout Self, b: Self) { a = a - b }

    /// Seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
  }
}

/// What is run once, or again and again, at times of the program's clock.
private func timer(
  at date: LoopTime, every interval: LoopTime.Stride?, _ action: @escaping () -> Void
) -> Timer {
  nonisolated(unsafe) let action = action
  let timer = Timer(
    fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
  ) { _ in action() }
  RunLoop.main.add(timer, forMode: .common)
  return timer
}

extension RunLoop: @retroactive Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = LoopTime

  /// Nothing that one could say.
  public struct SchedulerOptions: Sendable {
    /// Nothing.
    public init() {}
  }

  /// Now.
  public var now: LoopTime { LoopTime(Date()) }
  /// The least difference of two moments: none.
  public var minimumTolerance: LoopTime.Stride { 0 }

  /// Runs in the next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Runs at a moment.
  public func schedule(
    after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { _ = timer(at: date, every: nil, action) }

  /// Runs at a moment, and again and again.
  public func schedule(
    after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeating = timer(at: date, every: interval, action)
    return AnyCancellable { repeating.invalidate() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = LoopTime

  /// Nothing that one could say.
  public struct SchedulerOptions: Sendable {
    /// Nothing.
    public init() {}
  }

  /// Now.
  public var now: LoopTime { LoopTime(Date()) }
  /// The least difference of two moments: none.
  public var minimumTolerance: LoopTime.Stride { 0 }

  /// Runs as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Runs as an operation, from a moment on.
  public func schedule(
    after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = timer(at: date, every: nil) { [weak self] in self?.schedule(options: options, action) }
  }

  /// Runs as an operation, from a moment on again and again.
  public func schedule(
    after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeating = timer(at: date, every: interval) { [weak self] in
      self?.schedule(options: options, action)
    }
    return AnyCancellable { repeating.invalidate() }
  }
}
