// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import MicaFoundation
public import OpenCombine

extension Timer {
  /// A publisher of dates, one after each interval of seconds once it is connected. Timers are never late here: the
  /// tolerance, loop and modes mean nothing.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// What is published.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    /// How late a date may come; kept.
    public let tolerance: TimeInterval?
    /// The loop; kept.
    public let runLoop: RunLoop
    /// The loop's mode; kept.
    public let mode: RunLoop.Mode
    /// What else was said of the loop; kept.
    public let options: RunLoop.SchedulerOptions?
    private var subscriptions: [ValueSubscription<Date, Never>] = []

    /// A publisher that is not connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Lets a subscriber hear the dates.
    public func receive<Subscriber>(subscriber: Subscriber)
    where Subscriber: OpenCombine.Subscriber, Subscriber.Input == Date, Subscriber.Failure == Never
    {
      let subscription = ValueSubscription(subscriber)
      subscriptions.append(subscription)
      subscription.onCancel = { [weak self, weak subscription] in
        self?.subscriptions.removeAll { $0 === subscription }
      }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the dates, until the result is cancelled.
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
        for subscription in self?.subscriptions ?? [] { subscription.send(Date()) }
      }
      RunLoop.main.add(timer, forMode: mode)
      return AnyCancellable { [self] in
        timer.invalidate()
        subscriptions = []
      }
    }
  }
}
