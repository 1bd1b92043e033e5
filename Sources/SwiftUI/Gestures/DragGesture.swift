// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Drags (FACTS_SWIFTUI k.1).

/// A finger that moves.
public struct DragGesture: Sendable {
  /// What is reported of a drag.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where it was put down.
    public var startLocation: CGPoint
    /// From where it was put down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// In points a second.
    public var velocity: CGSize
    /// Where the movement would end.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * DragLimits.prediction,
        y: location.y + velocity.height * DragLimits.prediction)
    }
    /// From where the finger was put down to where the movement would end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the finger moves before the drag begins, in points; 10 by default.
  public var minimumDistance: CGFloat
  /// The coordinates of the positions; the view's own by default.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves by a distance, with positions in the view's own coordinates unless said otherwise.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  /// A finger that moves by a distance, with positions in some coordinates.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

enum DragLimits {
  /// For how many seconds the movement goes on in a prediction.
  static let prediction: CGFloat = 0.25
  /// What velocities are measured over, in seconds.
  static let window: TimeInterval = 0.1
}

extension DragGesture: _PrimitiveGesture {
  /// Follows the finger.
  public func _makeMachine() -> _GestureMachine<Value> {
    DragMachine(minimumDistance, coordinateSpace)
  }
}

private final class DragMachine: _GestureMachine<DragGesture.Value> {
  private let least: CGFloat
  private let space: CoordinateSpace
  private var touch: ObjectIdentifier?
  private var start = CGPoint.zero
  private var samples: [(time: TimeInterval, location: CGPoint)] = []

  init(_ least: CGFloat, _ space: CoordinateSpace) { (self.least, self.space) = (least, space) }

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if touch == nil {
      // A drag that follows another gesture begins where the finger is then.
      guard let first = event.down.first else { return }
      touch = first.id
      start = event.kind == .began ? first.start : first.location
      samples = [(event.time, start)]
    }
    guard let own = event.touches.first(where: { $0.id == touch }) else { return }
    if event.kind == .cancelled { return phase = .failed }
    guard event.kind != .timer else { return }
    if samples.last?.location != own.location {
      samples.append((event.time, own.location))
    }
    if case .possible = phase {
      if !own.isDown { return phase = .failed }
      guard own.location.distance(to: start) >= least else { return }
    }
    let value = value(own.location, event.time)
    phase = own.isDown ? .active(value) : .ended(value)
  }

  private func value(_ location: CGPoint, _ time: TimeInterval) -> DragGesture.Value {
    let recent = samples.filter { time - $0.time <= DragLimits.window }
    var velocity = CGSize.zero
    if let first = recent.first, let last = recent.last, time > first.time {
      let passed = CGFloat(time - first.time)
      velocity = CGSize(
        width: (last.location.x - first.location.x) / passed,
        height: (last.location.y - first.location.y) / passed)
    }
    samples = recent.isEmpty ? Array(samples.suffix(1)) : recent
    func local(_ point: CGPoint) -> CGPoint { driver?.convert(point, to: space) ?? point }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: local(location),
      startLocation: local(start), velocity: velocity)
  }

  override func reset() {
    super.reset()
    (touch, start, samples) = (nil, .zero, [])
  }
}
