// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Long presses (FACTS_SWIFTUI k.1).

/// A finger that stays where it is for a while.
public struct LongPressGesture: Sendable {
  /// How long, in seconds; 0.5 by default.
  public var minimumDuration: Double
  /// How far the finger may move, in points; 10 by default.
  public var maximumDistance: CGFloat

  /// A finger that stays within a distance for a while.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

extension LongPressGesture: _PrimitiveGesture {
  /// True while the finger presses.
  public typealias Value = Bool

  /// Waits for the press.
  public func _makeMachine() -> _GestureMachine<Bool> {
    LongPressMachine(minimumDuration, maximumDistance)
  }
}

final class LongPressMachine: _GestureMachine<Bool> {
  private let duration: TimeInterval
  private let distance: CGFloat
  private var deadline: TimeInterval?

  init(_ duration: TimeInterval, _ distance: CGFloat) {
    self.duration = duration.isNaN ? 0 : max(0, duration)
    self.distance = distance
  }

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    switch event.kind {
    case .began:
      guard event.down.count == 1 else { return phase = .failed }
      guard duration > 0 else { return phase = .ended(true) }
      phase = .possible(true)
      guard duration.isFinite else { return }
      deadline = event.time + duration
      wake(after: duration)
    case .moved:
      if event.down.contains(where: { $0.location.distance(to: $0.start) > distance }) {
        phase = .failed
      }
    case .ended, .cancelled: phase = .failed
    case .timer:
      if let deadline, event.time >= deadline - 1e-6 { phase = .ended(true) }
    }
  }

  override func reset() {
    super.reset()
    deadline = nil
  }
}
