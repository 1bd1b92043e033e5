// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A switch: on or off (FACTS_UIKIT d.4).

import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A control that is on or off, 51 × 31 points large whatever size it is given.
///
/// A tap turns it over; a drag takes the thumb along, and the value changes where the finger comes over
/// the middle.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  let parts = SwitchParts()
  var isHeld = false
  /// Where the finger was put down; nil once it has dragged the thumb.
  var pressPlace: CGFloat?

  /// A switch that is off, at a place.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchParts.size))
    setUpSwitch()
  }

  /// A switch that is off, from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds = CGRect(origin: .zero, size: SwitchParts.size)
    setUpSwitch()
    readNib(coder, as: UISwitch.self)
  }

  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the device wants it.
    case automatic = 0
    /// A box with a mark; only on a Mac.
    case checkbox
    /// A track with a thumb.
    case sliding
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: isOn ? "1" : "0", traits: .button)
  }

  // MARK: Value

  /// Whether the switch is on; false by default. Setting it sends no event and animates nothing.
  open var isOn: Bool {
    get { parts.isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    announcing("isOn") { parts.isOn = on }
    show(over: animated ? ControlPace.toggle : nil)
  }

  // MARK: Looks

  /// The track's colour while the switch is on; nil, the default, is the system's green.
  open var onTintColor: UIColor? {
    didSet {
      own(.onTintColor)
      show(over: nil)
    }
  }
  /// The thumb's colour; nil, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet {
      own(.thumbTintColor)
      show(over: nil)
    }
  }
  /// Kept, and without effect, as on iOS since version 7.
  open var onImage: UIImage? { didSet { own(.onImage) } }
  /// Kept, and without effect, as on iOS since version 7.
  open var offImage: UIImage? { didSet { own(.offImage) } }
  /// A title for a box with a mark, which doesn't exist here.
  open var title: String?
  /// How the switch is to look; `automatic` by default.
  open var preferredStyle = Style.automatic
  /// How it looks: with a thumb.
  open var style: Style { .sliding }

  open override var isEnabled: Bool { didSet { show(over: nil) } }

  // MARK: Geometry

  /// See `UIView`; the size stays the switch's.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchParts.size) }
  }

  /// See `UIView`; the size stays the switch's.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchParts.size) }
  }

  /// They have one size (FACTS_UIKIT e.3).
  @_spi(Mica) public override func usualHugging(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    .defaultHigh
  }

  /// 49 × 31 points: on iOS the right 2 lie outside of what is aligned (d.4 M).
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchParts.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(over: nil)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lift(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    letGo()
  }

  /// Not a single tap around the switch, nor a drag along it (FACTS_UIKIT b.6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterTap(gestureRecognizer) && !isOuterDragAlong(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
