// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modifiers that add gestures to views.

/// Which gestures of a view take part.
@frozen
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A mask by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A view with a gesture.
public struct _GestureModifier<G: Gesture> {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
}

extension _GestureModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    GestureDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? GestureDisplay<G>)?.update(self)
  }
}

/// A display whose view has a gesture.
class GestureGroupDisplay: GroupDisplay {
  /// Whether the views within take part.
  var includesSubviews: Bool { true }
  /// Whether the gesture takes part.
  @MainActor var isActive: Bool { true }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    guard let hit = child.hitTest(convert(point, to: child) ?? point) else { return nil }
    return includesSubviews ? hit : self
  }

  override func touchView(at point: CGPoint) -> UIView? { isActive ? groupView : nil }
}

private final class GestureDisplay<G: Gesture>: GestureGroupDisplay {
  private let follower: GestureFollowerOf<G>
  private let driver: GestureDriver
  private var mask: GestureMask

  @MainActor
  init(_ child: DisplayNode, _ modifier: _GestureModifier<G>, _ inputs: _ViewInputs) {
    follower = GestureFollowerOf(modifier.gesture)
    driver = GestureDriver(follower, modifier.priority)
    mask = modifier.mask
    super.init(child, inputs)
    driver.display = self
    takeState()
  }

  @MainActor
  func update(_ new: _GestureModifier<G>) {
    follower.update(new.gesture)
    mask = new.mask
    takeState()
  }

  override func environmentDidChange(from old: EnvironmentValues) { onMainThread { takeState() } }

  override var includesSubviews: Bool { mask.contains(.subviews) }
  override var isActive: Bool { mask.contains(.gesture) && environment.isEnabled }

  @MainActor
  private func takeState() {
    if driver.isEnabled != isActive { driver.isEnabled = isActive }
  }

  override func makeView() -> DisplayView {
    let view = super.makeView()
    view.addGestureRecognizer(driver)
    return view
  }
}

nonisolated extension View {
  /// Adds a gesture; those of the views within come before it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that takes part if it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the views within.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask)) }

  /// Adds a gesture that comes before those of the views within, if it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized together with those of the views within.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask)) }

  /// Adds a gesture that is recognized together with those of the views within, if it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Calls a closure when the view is tapped, once or several times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls a closure with the location when the view is tapped, once or several times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Calls a closure with the location when the view is tapped, once or several times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Calls a closure when a finger has stayed on the view for a while; `onPressingChanged` when the press begins and ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// Calls a closure when a finger has stayed on the view for a while; `pressing` when the press begins and ends.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press whose beginning and end are told.
struct PressGesture {
  let press: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

}

extension PressGesture: _PrimitiveGesture {
  func _makeMachine() -> _GestureMachine<Bool> { PressMachine(self, press._makeMachine()) }

  func _update(_ machine: _GestureMachine<Bool>) { (machine as? PressMachine)?.gesture = self }
}

private final class PressMachine: _GestureMachine<Bool> {
  var gesture: PressGesture
  private let inner: _GestureMachine<Bool>
  private var isPressing = false
  private var isDone = false

  init(_ gesture: PressGesture, _ inner: _GestureMachine<Bool>) {
    (self.gesture, self.inner) = (gesture, inner)
  }

  override func driverDidChange() { inner.driver = driver }

  override func handle(_ event: GestureEvent) {
    inner.handle(event)
    phase = inner.phase
  }

  override func cancel() {
    inner.cancel()
    phase = inner.phase
  }

  override func emit() {
    if isPressing != (phase.value == true && !phase.isOver) {
      isPressing.toggle()
      gesture.pressing?(isPressing)
    }
    guard phase.isEnded, !isDone else { return }
    isDone = true
    gesture.action()
  }

  override func reset() {
    super.reset()
    inner.reset()
    isDone = false
    if isPressing {
      isPressing = false
      gesture.pressing?(false)
    }
  }
}
