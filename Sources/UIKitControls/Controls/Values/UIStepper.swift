// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A stepper: a value that goes up and down by steps (FACTS_UIKIT d.7).

import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A control with a minus and a plus, 94 × 32 points large whatever size it is given.
///
/// A finger on one of them changes the value at once and, with `autorepeat`, again after half a second,
/// ten times a second and after two seconds twenty times (d.7 for the first pause; the first step and
/// ten a second as Apple documents for `NSStepper.autorepeat`, the rest our choice). Without
/// `autorepeat` the value changes when the finger is lifted.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  var model = StepperModel()
  let parts = StepperParts()

  /// A stepper from 0 to 100 at 0, at a place.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperParts.size))
    setUpStepper()
  }

  /// A stepper from 0 to 100 at 0, from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds = CGRect(origin: .zero, size: StepperParts.size)
    setUpStepper()
    readNib(coder, as: UIStepper.self)
  }

  // MARK: Value

  /// The value, within the range; 0 by default. Setting it sends no event.
  open var value: Double {
    get { model.value }
    set {
      announcing("value") { model.set(newValue) }
      showStepper()
    }
  }

  /// The least value; 0 by default. A maximum below it becomes the same.
  open var minimumValue: Double {
    get { model.minimum }
    set {
      model.setMinimum(newValue)
      showStepper()
    }
  }

  /// The greatest value; 100 by default. A minimum above it becomes the same.
  open var maximumValue: Double {
    get { model.maximum }
    set {
      model.setMaximum(newValue)
      showStepper()
    }
  }

  /// How much a step changes the value; 1 by default. What is not above 0 changes nothing; on iOS it
  /// stops the program.
  open var stepValue: Double {
    get { model.step }
    set { if newValue > 0, newValue.isFinite { model.step = newValue } }
  }

  /// Whether `valueChanged` is sent at every step, or when the finger is lifted; true by default.
  open var isContinuous = true
  /// Whether a finger that stays goes on changing the value; true by default.
  open var autorepeat = true
  /// Whether the value goes on at the other end of the range; false by default.
  open var wraps = false { didSet { showStepper() } }

  // MARK: Looks

  /// Sets the picture in place of the plus in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    model.pluses[state] = image
    showStepper()
  }

  /// Sets the picture in place of the minus in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    model.minuses[state] = image
    showStepper()
  }

  /// The picture set in place of the plus in a state, or in the normal one.
  open func incrementImage(for state: State) -> UIImage? { model.pluses[state] ?? model.pluses[[]] }

  /// The picture set in place of the minus in a state, or in the normal one.
  open func decrementImage(for state: State) -> UIImage? {
    model.minuses[state] ?? model.minuses[[]]
  }

  open override var isEnabled: Bool { didSet { showStepper() } }

  // MARK: Geometry

  /// See `UIView`; the size stays the stepper's.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: StepperParts.size) }
  }

  /// See `UIView`; the size stays the stepper's.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: StepperParts.size) }
  }

  /// They have one size (FACTS_UIKIT e.3).
  @_spi(Mica) public override func usualHugging(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    .defaultHigh
  }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { StepperParts.size }

  /// 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperParts.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showStepper()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showStepper()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch, event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lift(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    letGo(event)
  }

  /// Not a single tap around the stepper (FACTS_UIKIT b.6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
