// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Taps (FACTS_SWIFTUI k.1, k.3).

/// The numbers that tell gestures apart, in points and seconds (FACTS_UIKIT b).
enum TapLimits {
  static let movement: CGFloat = 10
  static let duration: TimeInterval = 0.75
  static let pause: TimeInterval = 0.35
  static let distance: CGFloat = 45
}

/// One or more taps.
public struct TapGesture: Sendable {
  /// How many taps; 1 by default.
  public var count: Int

  /// One or more taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: _PrimitiveGesture {
  /// Nothing is reported.
  public typealias Value = ()

  /// Counts the taps.
  public func _makeMachine() -> _GestureMachine<Value> {
    TapMachine(count, .local) { _ in () }
  }
}

/// One or more taps whose location is reported.
public struct SpatialTapGesture: Sendable {
  /// What is reported of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the finger was lifted, in points.
    public var location: CGPoint
  }

  /// How many taps; 1 by default.
  public var count: Int
  /// The coordinates of the location; the view's own by default.
  public var coordinateSpace: CoordinateSpace

  /// One or more taps, with a location in the view's own coordinates unless said otherwise.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  /// One or more taps, with a location in some coordinates.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: _PrimitiveGesture {
  /// Counts the taps.
  public func _makeMachine() -> _GestureMachine<Value> {
    TapMachine(count, coordinateSpace) { Value(location: $0) }
  }
}

private final class TapMachine<Value>: _GestureMachine<Value> {
  private let count: Int
  private let space: CoordinateSpace
  private let make: (CGPoint) -> Value
  private var taps = 0
  private var first: CGPoint?
  /// When the phase at hand, a tap or a pause, has lasted too long.
  private var deadline: TimeInterval?

  init(_ count: Int, _ space: CoordinateSpace, _ make: @escaping (CGPoint) -> Value) {
    (self.count, self.space, self.make) = (max(1, count), space, make)
  }

  override var isTap: Bool { true }

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    switch event.kind {
    case .began:
      guard event.down.count == 1, let touch = event.down.first else { return phase = .failed }
      if let first, first.distance(to: touch.start) > TapLimits.distance { return phase = .failed }
      first = first ?? touch.start
      expire(TapLimits.duration, event)
    case .moved:
      if event.down.contains(where: { $0.location.distance(to: $0.start) > TapLimits.movement }) {
        phase = .failed
      }
    case .ended:
      guard let touch = event.touches.first(where: { !$0.isDown }) else { return }
      taps += 1
      if taps >= count {
        phase = .ended(make(driver?.convert(touch.location, to: space) ?? touch.location))
      } else {
        expire(TapLimits.pause, event)
      }
    case .cancelled: phase = .failed
    case .timer:
      if let deadline, event.time >= deadline - 1e-6 { phase = .failed }
    }
  }

  private func expire(_ delay: TimeInterval, _ event: GestureEvent) {
    deadline = event.time + delay
    wake(after: delay)
  }

  override func reset() {
    super.reset()
    (taps, first, deadline) = (0, nil, nil)
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
