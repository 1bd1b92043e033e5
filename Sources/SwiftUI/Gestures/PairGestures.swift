// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gestures of two fingers: pinches and turns (FACTS_SWIFTUI k.1).

/// Two fingers that change their distance.
public struct MagnifyGesture: Sendable {
  /// What is reported.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The distance in parts of that at the beginning.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the beginning, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// How much the magnification changes before the gesture begins; 0.01 by default.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that change their distance.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: _PrimitiveGesture {
  /// Follows the fingers.
  public func _makeMachine() -> _GestureMachine<Value> {
    PairMachine(minimumScaleDelta) { pair in
      (
        abs(pair.scale - 1),
        Value(
          time: Date(timeIntervalSinceReferenceDate: pair.time), magnification: pair.scale,
          velocity: pair.scaleVelocity, startAnchor: pair.anchor, startLocation: pair.location)
      )
    }
  }
}

/// Two fingers that change their distance.
public struct MagnificationGesture: Sendable {
  /// How much the magnification changes before the gesture begins; 0.01 by default.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that change their distance.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: _PrimitiveGesture {
  /// The distance in parts of that at the beginning.
  public typealias Value = CGFloat

  /// Follows the fingers.
  public func _makeMachine() -> _GestureMachine<CGFloat> {
    PairMachine(minimumScaleDelta) { (abs($0.scale - 1), $0.scale) }
  }
}

/// Two fingers that turn around each other.
public struct RotateGesture: Sendable {
  /// What is reported.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle from the beginning, clockwise.
    public var rotation: Angle
    /// The change of the angle in a second.
    public var velocity: Angle
    /// The middle of the fingers at the beginning, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture begins; one degree by default.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn around each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: _PrimitiveGesture {
  /// Follows the fingers.
  public func _makeMachine() -> _GestureMachine<Value> {
    PairMachine(minimumAngleDelta.radians) { pair in
      (
        abs(pair.turn),
        Value(
          time: Date(timeIntervalSinceReferenceDate: pair.time),
          rotation: Angle(radians: pair.turn),
          velocity: Angle(radians: pair.turnVelocity), startAnchor: pair.anchor,
          startLocation: pair.location)
      )
    }
  }
}

/// Two fingers that turn around each other.
public struct RotationGesture: Sendable {
  /// How far the fingers turn before the gesture begins; one degree by default.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn around each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: _PrimitiveGesture {
  /// The angle from the beginning, clockwise.
  public typealias Value = Angle

  /// Follows the fingers.
  public func _makeMachine() -> _GestureMachine<Angle> {
    PairMachine(minimumAngleDelta.radians) { (abs($0.turn), Angle(radians: $0.turn)) }
  }
}

/// What two fingers have done since they were put down.
struct FingerPairing {
  var time: TimeInterval = 0
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0
  var turn: CGFloat = 0
  var turnVelocity: CGFloat = 0
  var anchor = UnitPoint.center
  var location = CGPoint.zero
}

private final class PairMachine<Value>: _GestureMachine<Value> {
  private let least: CGFloat
  /// How far the pair has come, and what is reported of it.
  private let measure: (FingerPairing) -> (CGFloat, Value)
  private var pair = FingerPairing()
  private var fingers: [ObjectIdentifier] = []
  private var first = (distance: CGFloat(0), angle: CGFloat(0))
  private var lastAngle: CGFloat = 0

  init(_ least: CGFloat, _ measure: @escaping (FingerPairing) -> (CGFloat, Value)) {
    (self.least, self.measure) = (least, measure)
  }

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if event.kind == .cancelled { return phase = .failed }
    let down = event.down
    if fingers.isEmpty {
      guard down.count >= 2 else {
        if down.isEmpty { phase = .failed }
        return
      }
      fingers = [down[0].id, down[1].id]
      begin(down[0].location, down[1].location, event.time)
      return
    }
    guard let one = down.first(where: { $0.id == fingers[0] }),
      let two = down.first(where: { $0.id == fingers[1] })
    else {
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
      return
    }
    guard event.kind == .moved else { return }
    move(one.location, two.location, event.time)
    let (way, value) = measure(pair)
    if !phase.isPossible || way >= least { phase = .active(value) }
  }

  private func begin(_ one: CGPoint, _ two: CGPoint, _ time: TimeInterval) {
    first = (max(1, one.distance(to: two)), atan2(two.y - one.y, two.x - one.x))
    lastAngle = first.angle
    pair = FingerPairing(time: time)
    let middle = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
    pair.location = driver?.convert(middle, to: .local) ?? middle
    let size = driver?.size ?? .zero
    guard size.width > 0, size.height > 0 else { return }
    pair.anchor = UnitPoint(x: pair.location.x / size.width, y: pair.location.y / size.height)
  }

  private func move(_ one: CGPoint, _ two: CGPoint, _ time: TimeInterval) {
    let angle = atan2(two.y - one.y, two.x - one.x)
    var step = angle - lastAngle
    if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
    lastAngle = angle
    let scale = max(1, one.distance(to: two)) / first.distance
    let passed = CGFloat(time - pair.time)
    if passed > 0 {
      pair.scaleVelocity = (scale - pair.scale) / passed
      pair.turnVelocity = step / passed
    }
    pair.time = time
    pair.scale = scale
    pair.turn += step
  }

  override func reset() {
    super.reset()
    (pair, fingers) = (FingerPairing(), [])
  }
}
