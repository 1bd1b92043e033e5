// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of the gesture recognizers: what a program may override stands here, the machine behind it
// in GestureArena.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// An object that watches the touches of a view and of those in it, and tells its targets when they
/// make a gesture.
///
/// A discrete gesture goes from `.possible` to `.ended` or `.failed`; a continuous one to `.began`,
/// `.changed` any number of times, and `.ended` or `.cancelled` (FACTS_UIKIT b.1). Targets hear of
/// every state but `.possible` and `.failed`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  package let core = GestureCore()

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { core.targets.add(target, action) }
  }

  /// A recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// A recognizer from an archive. What the archive holds is not read yet.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Calls a method of `target`, too; the target is not kept alive. Once for each pair.
  open func addTarget(_ target: Any, action: Selector) {
    core.targets.add(target, action)
  }

  /// Does not call a method any more; nil stands for any target, or for any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    core.targets.remove(target, action)
  }

  // MARK: State

  /// How far the gesture has come. Subclasses set it from their touch methods. What can't be (a
  /// gesture that failed and begins) is ignored.
  open var state: State {
    get { core.announced ?? core.state }
    set { GestureArena.current.request(newValue, of: self) }
  }

  /// Who decides on this recognizer beside others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer is told of touches; true by default. One that is disabled while its
  /// gesture lasts is cancelled.
  open var isEnabled: Bool {
    get { core.isEnabled }
    set { setEnabled(newValue) }
  }

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?

  /// Whether views lose the touches of a gesture that was recognized; true by default.
  open var cancelsTouchesInView = true

  /// Whether views hear of touches only after the recognizer has failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether views hear of the end of touches only after the recognizer has failed; true by default.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are watched, as `UITouch.TouchType`; all by default. There are only
  /// fingers here.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0 as Int) }

  /// The kinds of buttons that are watched; none come here.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of one kind only are watched at a time; true by default.
  open var requiresExclusiveTouchType = true

  /// A name for the program's own use.
  open var name: String?

  /// The keys that are held; none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The pointer's buttons that are held; none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: Touches

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { core.fingers.count }

  /// The middle of the fingers in a view's space; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    place(core.middle, in: view)
  }

  /// One finger in a view's space; nil is the window's. Stops the program where there is no such
  /// finger, as iOS does.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      core.fingers.indices.contains(touchIndex),
      "index (\(touchIndex)) beyond bounds (\(core.fingers.count)) of a recognizer's touches")
    return place(core.fingers[touchIndex].location, in: view)
  }

  /// Takes no further notice of a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    core.fingers.removeAll { $0 === touch }
    core.ignored.insert(touch.serial)
  }

  /// Takes no further notice of a button.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Fingers were put down. Subclasses override it; here nothing happens.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have moved. Subclasses override it; here nothing happens.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted. Subclasses override it; here nothing happens.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system has taken fingers away. Subclasses override it; here nothing happens.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A pencil's estimates were replaced; fingers have none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Buttons were pressed; none come here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Buttons have changed; none come here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Buttons were released; none come here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Buttons were taken away; none come here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the gesture is over and the state is about to be `.possible` again.
  open func reset() {}

  // MARK: Beside others

  /// Waits with recognizing until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    core.requirements.removeAll { $0.recognizer == nil }
    core.requirements.append(GestureCore.Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer, once it recognizes, makes another one of the same touches fail; true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one, once it recognizes, makes this one fail; true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits until another one has failed; false. Asked once for each pair and gesture.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one waits until this one has failed; false. Asked once for each pair and gesture.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether an event is of interest; the delegate's word.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: For the recognizers of this folder

  /// Whether fingers that were just lifted still count: in gestures of taps.
  var countsLiftedFingers: Bool { false }

  /// Called before `reset()`, where a subclass of ours clears what it keeps: a program's override of
  /// `reset()` need not call super.
  func clear() {}

  /// Called before the targets are told of a state, where views of ours follow their own recognizers.
  @_spi(Mica) open func announce() {}
}

extension UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing is known yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// A gesture is over; a discrete one was recognized.
    case ended
    /// A continuous gesture was taken away.
    case cancelled
    /// It is another gesture.
    case failed

    /// A discrete gesture was recognized.
    public static let recognized = State.ended

    /// Whether the gesture is over.
    package var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether a continuous gesture is under way.
    package var isUnderWay: Bool { self == .began || self == .changed }
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    let space: UIView? = view ?? self.view?.window
    return space?.layer.convert(point, from: nil) ?? point
  }

  private func setEnabled(_ isOn: Bool) {
    guard isOn != core.isEnabled else { return }
    core.isEnabled = isOn
    if !isOn { GestureArena.current.cancel(self) }
  }
}
