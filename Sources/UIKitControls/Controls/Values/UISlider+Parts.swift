// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Track and thumb of a slider, and what a finger does to them (FACTS_UIKIT d.5, measured in a picture of
// iOS 17.5).

import CoreGraphics
import Foundation

/// A slider's value, range and pictures.
struct SliderModel: BoundedValue {
  var value: Float = 0
  var minimum: Float = 0
  var maximum: Float = 1
  var thumbs: [UIControl.State: UIImage] = [:]
  var minimumTracks: [UIControl.State: UIImage] = [:]
  var maximumTracks: [UIControl.State: UIImage] = [:]
  /// From the finger to the thumb's middle, while it is dragged.
  var grip: CGFloat?
  /// Whether the finger has changed the value.
  var hasMoved = false

  /// Where a value stands, 0 ... 1.
  func share(_ value: Float) -> CGFloat {
    let range = Double(maximum) - Double(minimum)
    return range > 0 ? CGFloat((Double(value) - Double(minimum)) / range) : 0
  }

  func value(at share: CGFloat) -> Float {
    Float(Double(minimum) + Double(share) * (Double(maximum) - Double(minimum)))
  }
}

/// What a slider is made of.
@MainActor
struct SliderParts {
  nonisolated static let height: CGFloat = 34
  /// The track's height and its distance from the sides (d.5 H).
  static let trackHeight: CGFloat = 4
  static let trackInset: CGFloat = 3
  /// The thumb's diameter, and how near its middle comes to the sides (d.5 H).
  static let thumb: CGFloat = 27
  static let thumbReach: CGFloat = 14
  /// How far the thumb's middle lies above the track's: 3.5 pixels of 3 in the picture.
  static let lift: CGFloat = 7 / 6
  /// How far beside the thumb a finger takes it (d.5 M: 10 to 15 points).
  static let grasp: CGFloat = 12
  /// Between a picture and the track (our choice).
  static let imageGap: CGFloat = 10

  /// Holds the others, to dim them as one.
  let body = ControlPart()
  let rest = ControlPart()
  let filled = ControlPart()
  let thumb = ControlThumb(
    (
      ControlShadow(alpha: 0.12, drop: 6, radius: 6.5),
      ControlShadow(alpha: 0.12, drop: 0.5, radius: 2)
    ))
  /// Pictures, in place of the shapes or beside them.
  let images = [UIImageView(), UIImageView(), UIImageView(), UIImageView(), UIImageView()]

  nonisolated init() {
    self = MainActor.assumeIsolated { SliderParts(made: ()) }
  }

  private init(made: Void) {
    for part in [rest, filled] {
      part.layer.cornerRadius = Self.trackHeight / 2
      body.addSubview(part)
    }
    for image in images[0...1] { body.addSubview(image) }
    body.addSubview(thumb)
    for image in images[2...4] { body.addSubview(image) }
  }

  func imageRect(_ image: UIImage?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

extension UISlider {
  func setUpSlider() {
    isOpaque = false
    addSubview(parts.body)
    looksChanged()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Places

  func findTrackRect(_ bounds: CGRect) -> CGRect {
    var (start, end) = (bounds.minX + SliderParts.trackInset, bounds.maxX - SliderParts.trackInset)
    if let image = minimumValueImage {
      start = bounds.minX + image.size.width + SliderParts.imageGap
    }
    if let image = maximumValueImage { end = bounds.maxX - image.size.width - SliderParts.imageGap }
    return CGRect(
      x: start, y: bounds.midY - SliderParts.trackHeight / 2, width: max(0, end - start),
      height: SliderParts.trackHeight)
  }

  /// The thumb's middle at both ends of a track.
  private func ends(of track: CGRect) -> (start: CGFloat, length: CGFloat) {
    let width = currentThumbImage?.size.width ?? 2 * SliderParts.thumbReach
    let start = track.minX - SliderParts.trackInset + width / 2
    return (start, max(0, track.width + 2 * SliderParts.trackInset - width))
  }

  func findThumbRect(_ bounds: CGRect, _ track: CGRect, _ value: Float) -> CGRect {
    let (start, length) = ends(of: track)
    let share = model.share(value)
    let x = start + (isMirrored ? 1 - share : share) * length
    if let size = currentThumbImage?.size {
      return CGRect(
        x: x - size.width / 2, y: track.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let grid = PixelGrid(contentScaleFactor)
    let side = SliderParts.thumb
    return CGRect(
      x: grid.below(x - side / 2), y: grid.below(track.midY - SliderParts.lift - side / 2),
      width: side,
      height: side)
  }

  // MARK: Showing

  func looksChanged() {
    parts.body.alpha = isEnabled ? 1 : 0.5
    parts.filled.backgroundColor = minimumTrackTintColor ?? inheritedTintColor
    parts.rest.backgroundColor = maximumTrackTintColor ?? .systemFill
    parts.thumb.color = thumbTintColor ?? .white
    let shown = [
      currentMaximumTrackImage, currentMinimumTrackImage, currentThumbImage, minimumValueImage,
      maximumValueImage,
    ]
    for (view, image) in zip(parts.images, shown) {
      if view.image !== image { view.image = image }
      view.isHidden = image == nil
    }
    parts.rest.isHidden = shown[0] != nil
    parts.filled.isHidden = shown[1] != nil
    parts.thumb.isHidden = shown[2] != nil
    setNeedsLayout()
  }

  /// Places everything, at once or over some seconds.
  func show(over duration: TimeInterval?) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var filled = track
    var rest = track
    filled.size.width = max(0, thumb.midX - track.minX)
    rest.origin.x = filled.maxX
    rest.size.width = max(0, track.maxX - filled.maxX)
    if isMirrored { (filled, rest) = (rest, filled) }
    let images = (
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)
    )
    ControlPace.change(self, over: duration) { [parts, bounds] in
      parts.body.frame = bounds
      parts.filled.frame = filled
      parts.rest.frame = track
      parts.thumb.place(thumb)
      for (view, frame) in zip(parts.images, [rest, filled, thumb, images.0, images.1]) {
        // Pictures of the track keep their height.
        var frame = frame
        if let size = view.image?.size, view === parts.images[0] || view === parts.images[1] {
          frame.origin.y = track.midY - size.height / 2
          frame.size.height = size.height
        }
        view.frame = frame
      }
    }
  }

  // MARK: Touches

  func grab(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    guard thumb.holds(place, reach: SliderParts.grasp) else { return false }
    let (start, length) = ends(of: trackRect(forBounds: bounds))
    let share = model.share(value)
    model.grip = start + (isMirrored ? 1 - share : share) * length - place.x
    model.hasMoved = false
    return true
  }

  func drag(_ touch: UITouch, _ event: UIEvent?) {
    guard let grip = model.grip else { return }
    let (start, length) = ends(of: trackRect(forBounds: bounds))
    guard length > 0 else { return }
    let share = min(max((touch.location(in: self).x + grip - start) / length, 0), 1)
    let new = model.value(at: isMirrored ? 1 - share : share)
    guard new != value else { return }
    setValue(new, animated: false)
    model.hasMoved = true
    if isContinuous { sendValueChanged(with: event) }
  }

  /// The finger is gone: the last value is told, again where it was told already, as on iOS.
  func drop(_ event: UIEvent?) {
    guard model.grip != nil else { return }
    model.grip = nil
    if model.hasMoved { sendValueChanged(with: event) }
    model.hasMoved = false
  }
}

extension UISlider {
  /// What is said of the value: its share of the range.
  var spokenShare: String {
    let span = maximumValue - minimumValue
    guard span > 0, span.isFinite else { return "0%" }
    return "\(Int(((value - minimumValue) / span * 100).rounded()))%"
  }
}
