// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A slider: a value within a range (FACTS_UIKIT d.5). What subclasses may override stands here; the
// parts are in UISlider+Parts.swift.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A control with a thumb on a track, 34 points high. A finger moves the thumb that is put on it, or
/// near it; beside it nothing happens.
@preconcurrency @MainActor
open class UISlider: UIControl {
  var model = SliderModel()
  var parts = SliderParts()

  /// A slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSlider()
  }

  /// A slider from 0 to 1 at 0, from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSlider()
    readNib(coder, as: UISlider.self)
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: spokenShare, traits: .adjustable)
  }

  // MARK: Value

  /// The value, within the range; 0 by default. Setting it sends no event and animates nothing.
  open var value: Float {
    get { model.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the range, without an event. What is no number changes nothing.
  open func setValue(_ value: Float, animated: Bool) {
    announcing("value") { model.set(value) }
    show(over: animated ? ControlPace.slide : nil)
  }

  /// The value on the left; 0 by default. A maximum below it becomes the same.
  open var minimumValue: Float {
    get { model.minimum }
    set {
      model.setMinimum(newValue)
      show(over: nil)
    }
  }

  /// The value on the right; 1 by default. A minimum above it becomes the same.
  open var maximumValue: Float {
    get { model.maximum }
    set {
      model.setMaximum(newValue)
      show(over: nil)
    }
  }

  /// Whether `valueChanged` is sent while the thumb moves, or only in the end; true by default.
  open var isContinuous = true

  // MARK: Looks

  /// The picture on the left; nil by default.
  open var minimumValueImage: UIImage? { didSet { looksChanged() } }
  /// The picture on the right; nil by default.
  open var maximumValueImage: UIImage? { didSet { looksChanged() } }
  /// The track's colour up to the thumb; nil, the default, is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      own(.minimumTrackTintColor)
      looksChanged()
    }
  }
  /// The track's colour beyond the thumb; nil, the default, is the system's fill.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      own(.maximumTrackTintColor)
      looksChanged()
    }
  }
  /// The thumb's colour; nil, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet {
      own(.thumbTintColor)
      looksChanged()
    }
  }

  /// Sets the picture of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    model.thumbs[state] = image
    looksChanged()
  }

  /// Sets the picture of the track up to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    model.minimumTracks[state] = image
    looksChanged()
  }

  /// Sets the picture of the track beyond the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    model.maximumTracks[state] = image
    looksChanged()
  }

  /// The picture set for the thumb in a state, or in the normal one.
  open func thumbImage(for state: State) -> UIImage? { model.thumbs[state] ?? model.thumbs[[]] }

  /// The picture set for the track up to the thumb in a state, or in the normal one.
  open func minimumTrackImage(for state: State) -> UIImage? {
    model.minimumTracks[state] ?? model.minimumTracks[[]]
  }

  /// The picture set for the track beyond the thumb in a state, or in the normal one.
  open func maximumTrackImage(for state: State) -> UIImage? {
    model.maximumTracks[state] ?? model.maximumTracks[[]]
  }

  /// The thumb's picture in the present state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track up to the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track beyond the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  open override var isEnabled: Bool { didSet { looksChanged() } }
  open override var isHighlighted: Bool { didSet { looksChanged() } }

  // MARK: Geometry

  /// The rectangle of the picture on the left.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    parts.imageRect(minimumValueImage, in: bounds, atEnd: false)
  }

  /// The rectangle of the picture on the right.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    parts.imageRect(maximumValueImage, in: bounds, atEnd: true)
  }

  /// The rectangle of the track: 4 points high, between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { findTrackRect(bounds) }

  /// The rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    findThumbRect(bounds, rect, value)
  }

  /// No width of its own, 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
  }

  /// The given width, 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderParts.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(over: nil)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksChanged()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grab(touch)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    drop(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    drop(event)
  }

  /// Not a drag around the slider that goes along it (FACTS_UIKIT b.6, b.12).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterDragAlong(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
