// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that change with time.

public import Foundation
internal import MicaFoundation
internal import QuartzCore

/// A view that is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date that a timeline's views are made for.
  public struct Context: Sendable {
    /// How often the views change.
    public enum Cadence: Comparable, Sendable {
      /// Each frame.
      case live
      /// About each second.
      case seconds
      /// About each minute.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// How often the views change: each frame.
    public let cadence: Cadence

    /// Does nothing: nothing is made ahead here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The date that a timeline's views are made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {}

extension TimelineView: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Views that are made for each date of a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { (self.schedule, self.content) = (schedule, content) }

  /// Makes a node that follows the schedule.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    TimelineNode(view, inputs)
  }
}

@MainActor
private final class TimelineNode<S: TimelineSchedule, C: View>: BodyNode<TimelineView<S, C>, C> {
  private var entries: S.Entries.Iterator
  private var date: Date
  private var next: Date?
  private var timer: MicaFoundation.Timer?
  private var link: CADisplayLink?
  /// The program's date, and the time of its clock then.
  private let begin = (date: Date(), time: CACurrentMediaTime())

  override init(_ view: TimelineView<S, C>, _ inputs: _ViewInputs) {
    entries = view.schedule.entries(from: begin.date, mode: .normal).makeIterator()
    date = begin.date
    super.init(view, inputs)
    wait()
  }

  private var now: Date { begin.date + (CACurrentMediaTime() - begin.time) }

  private var isStarted = false

  /// Goes to the last date that has come.
  private func advance() {
    let now = now
    if !isStarted {
      isStarted = true
      date = entries.next() ?? now
      next = entries.next()
    }
    // A schedule of the program's own may have more dates than there is time for.
    var count = 0
    while let coming = next, coming <= now, count < 100_000 {
      count += 1
      date = coming
      next = entries.next()
    }
  }

  override func makeBody(_ bound: TimelineView<S, C>) -> C {
    advance()
    return bound.content(TimelineViewDefaultContext(date: date, cadence: .live))
  }

  private func wait() {
    timer?.invalidate()
    link?.invalidate()
    (timer, link) = (nil, nil)
    guard isAlive, let next else { return }
    if let animation = view.schedule as? AnimationTimelineSchedule {
      let link = CADisplayLink { [weak self] link in
        guard let self else { return link.invalidate() }
        self.tick()
      }
      if let least = animation.minimumInterval, least > 1 / 60 {
        link.preferredFramesPerSecond = max(1, Int((1 / least).rounded()))
      }
      link.add(to: .main, forMode: .common)
      self.link = link
    } else {
      let seconds = max(0, next.timeIntervalSince(now))
      guard seconds < 1e8 else { return }
      timer = MicaFoundation.Timer(timeInterval: seconds, repeats: false) { [weak self] _ in
        onMainThread { self?.tick() }
      }
      if let timer { RunLoop.main.add(timer, forMode: .common) }
    }
  }

  private func tick() {
    guard isAlive else { return wait() }
    host.viewGraph.schedule { [weak self] in onMainThread { self?.bodyNeedsUpdate() } }
    if link == nil {
      advance()
      wait()
    }
  }

  override func update(_ new: TimelineView<S, C>) {
    let isOther = !areSame(view.schedule, new.schedule)
    if isOther {
      entries = new.schedule.entries(from: now, mode: .normal).makeIterator()
      isStarted = false
    }
    super.update(new)
    if isOther {
      bodyNeedsUpdate()
      advance()
      wait()
    }
  }

  override func end() {
    super.end()
    wait()
  }
}
