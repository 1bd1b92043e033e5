// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Segments of which one is selected (FACTS_UIKIT d.6). What subclasses may override stands here; the
// parts are in UISegmentedControl+Parts.swift.

public import CoreGraphics
public import CoreText
public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A control of segments with titles or pictures, 32 points high, of which one is selected, or none.
///
/// A finger that is lifted on a segment selects it; one that is put on the selected segment drags the
/// selection along.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for none.
  public nonisolated static let noSegment = -1

  var model = SegmentModel()
  let parts = SegmentParts()

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSegments()
  }

  /// A control with a segment for each text or picture, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUpSegments()
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else if let action = item as? UIAction {
        insertSegment(action: action, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  /// A control with a segment for each action, which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  /// A control without segments from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSegments()
    readNib(coder, as: UISegmentedControl.self)
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { model.segments.count }

  /// The selected segment, or `noSegment`. Setting it sends no event; there is none of another index.
  open var selectedSegmentIndex: Int {
    get { model.selected }
    set {
      let isThere = model.segments.indices.contains(newValue)
      announcing("selectedSegmentIndex") { model.selected = isThere ? newValue : Self.noSegment }
      model.pending = nil
      segmentsChanged(keepsSize: true)
    }
  }

  /// Puts a segment with a title at a place, limited to those that there are.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts a segment with a picture at a place, limited to those that there are.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Puts a segment with an action's title or picture at a place, limited to those that there are.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  /// Takes a segment away; one that isn't there is left.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !model.segments.isEmpty { remove(at: model.segments.count - 1) }
  }

  /// Sets a segment's title, in place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets a segment's picture, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets a segment's action with its title or picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Segment(action: action) }
  }

  /// A segment's action.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The segment of an action's identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    model.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets a segment's width, in points; 0 is its share of the room.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// A segment's width; 0 where none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// How far a segment's content is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }

  /// Lets a segment be selected, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment may be selected; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: Looks

  /// Whether a segment is selected only while a finger is on it; false by default.
  open var isMomentary = false { didSet { segmentsChanged(keepsSize: true) } }

  /// Whether segments are as wide as their content asks for; false by default: all are equal.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

  /// The colour of the selection; nil, the default, is white, or grey in dark interfaces.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      own(.selectedSegmentTintColor)
      segmentsChanged(keepsSize: true)
    }
  }

  /// Sets the attributes of the titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    model.attributes[state] = attributes
    segmentsChanged()
  }

  /// The attributes set for the titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    model.attributes[state]
  }

  /// Sets the background of a state.
  ///
  /// Partly: kept out; the control keeps its own background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    Unsupported.note("UISegmentedControl.setBackgroundImage", of: self)
  }

  /// Sets what parts segments of two states.
  ///
  /// Partly: kept out; the control keeps its own lines.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    Unsupported.note("UISegmentedControl.setDividerImage", of: self)
  }

  open override var isEnabled: Bool { didSet { segmentsChanged(keepsSize: true) } }

  // MARK: Geometry

  /// They have one height (FACTS_UIKIT e.3).
  @_spi(Mica) public override func usualHugging(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  /// The width of the widest content for each segment, 32 points high.
  open override var intrinsicContentSize: CGSize { findSegmentsSize() }

  /// The size that the segments ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { findSegmentsSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments(over: nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    segmentsChanged(keepsSize: true)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lift(touch, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    letGo()
  }

  /// Not a single tap around the control (FACTS_UIKIT b.6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// `UISegmentedControl.noSegment`, by its older name.
public let UISegmentedControlNoSegment = -1

/// The heights that bars come in.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// That of bars in low interfaces.
  case compact = 1
  /// The usual one with a prompt.
  case defaultPrompt = 101
  /// That of bars in low interfaces with a prompt.
  case compactPrompt = 102
}
