// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The segments of a control, the pill behind the selected one and the lines between others
// (FACTS_UIKIT d.6).

import CoreGraphics
import CoreText
import Foundation

/// One segment.
@MainActor
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  let label = UILabel()
  let picture = UIImageView()

  init(title: String? = nil, image: UIImage? = nil) {
    (self.title, self.image) = (title, image)
    label.textAlignment = .center
  }

  init(action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image)
    self.action = action
  }
}

/// A control's segments and what is selected.
@MainActor
struct SegmentModel {
  var segments: [Segment] = []
  var selected = UISegmentedControl.noSegment
  /// Where the selection is while it is dragged.
  var pending: Int?
  /// The segment that is pressed without being selected.
  var pressed: Int?
  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  nonisolated init() {}

  /// The segment that shows as selected.
  var shown: Int { pending ?? selected }
}

/// What a segmented control is made of, but for the segments.
@MainActor
final class SegmentParts {
  nonisolated static let height: CGFloat = 32
  /// FACTS_UIKIT d.6.
  static let radius: CGFloat = 8.5
  static let pillRadius: CGFloat = 7
  static let pillInset: CGFloat = 2
  /// What a segment has beside its content, on both sides together.
  static let padding: CGFloat = 24
  static let lineInset: CGFloat = 7

  /// Holds the others, to dim them as one.
  let body = ControlPart()
  let pill = ControlThumb(
    (
      ControlShadow(alpha: 0.12, drop: 3, radius: 4),
      ControlShadow(alpha: 0.04, drop: 3, radius: 0.5)
    ))
  var lines: [ControlPart] = []

  init() {
    body.layer.cornerRadius = Self.radius
    body.layer.cornerCurve = .continuous
    body.backgroundColor = .tertiarySystemFill
    pill.cornerRadius = Self.pillRadius
    pill.curve = .continuous
    body.addSubview(pill)
  }

  nonisolated static let pillColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255, alpha: 1) : .white
  }
}

extension UISegmentedControl {
  func setUpSegments() {
    isOpaque = false
    addSubview(parts.body)
  }

  // MARK: Segments

  func segment(_ index: Int) -> Segment? {
    model.segments.indices.contains(index) ? model.segments[index] : nil
  }

  func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard model.segments.indices.contains(index) else { return }
    change(&model.segments[index])
    segmentsChanged()
  }

  func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), model.segments.count)
    model.segments.insert(segment, at: place)
    if model.selected >= place { model.selected += 1 }
    parts.body.addSubview(segment.label)
    parts.body.addSubview(segment.picture)
    segmentsChanged()
  }

  func remove(at index: Int) {
    guard let segment = segment(index) else { return }
    segment.label.removeFromSuperview()
    segment.picture.removeFromSuperview()
    model.segments.remove(at: index)
    if model.selected == index { model.selected = Self.noSegment }
    if model.selected > index { model.selected -= 1 }
    segmentsChanged()
  }

  /// Shows titles, pictures and colours that have changed.
  func segmentsChanged(keepsSize: Bool = false) {
    parts.body.alpha = isEnabled ? 1 : 0.5
    parts.pill.color = selectedSegmentTintColor ?? SegmentParts.pillColor
    for (index, segment) in model.segments.enumerated() {
      let isOn = index == model.shown && !isMomentary
      segment.label.attributedText = segment.title.map {
        text($0, isOn: isOn, isEnabled: segment.isEnabled)
      }
      segment.label.isHidden = segment.image != nil
      segment.picture.isHidden = segment.image == nil
      let image = segment.image
      segment.picture.image =
        image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
      segment.picture.tintColor = segment.isEnabled ? .label : .tertiaryLabel
      let alpha: CGFloat = model.pressed == index ? 0.3 : 1
      (segment.label.alpha, segment.picture.alpha) = (alpha, alpha)
    }
    if !keepsSize { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// A title with its attributes: 13 points, semibold where it is selected (d.6).
  private func text(_ title: String, isOn: Bool, isEnabled: Bool) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isOn ? .semibold : .regular),
      .foregroundColor: isEnabled ? UIColor.label : UIColor.tertiaryLabel,
    ]
    let states: [State] = isOn ? [[], .selected] : isEnabled ? [[]] : [[], .disabled]
    for state in states { attributes.merge(model.attributes[state] ?? [:]) { $1 } }
    return NSAttributedString(string: title, attributes: attributes)
  }

  // MARK: Sizes

  /// The width that a segment's content asks for, selected or not.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    guard let title = segment.title else { return 0 }
    let widths = [false, true].map { isOn in
      text(title, isOn: isOn, isEnabled: true).size().width
    }
    return PixelGrid.above(widths.max() ?? 0, to: pixel)
  }

  private var pixel: CGFloat { contentScaleFactor > 0 ? 1 / contentScaleFactor : 1 }

  func findSegmentsSize() -> CGSize {
    let wanted = model.segments.map { contentWidth($0) + SegmentParts.padding }
    let widest = wanted.max() ?? 0
    let widths = zip(model.segments, wanted).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
    let lines = CGFloat(max(0, model.segments.count - 1))
    return CGSize(width: widths.reduce(0, +) + lines, height: SegmentParts.height)
  }

  /// Where each segment begins, and where the last one ends.
  func segmentEdges() -> [CGFloat] {
    let segments = model.segments
    let wanted = segments.map { contentWidth($0) + SegmentParts.padding }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = max(0, bounds.width - fixed)
    let shares = zip(segments, wanted).map { segment, own in
      segment.width > 0 ? 0 : apportionsSegmentWidthsByContent ? own : 1
    }
    let all = shares.reduce(0, +)
    var (edges, given, taken): ([CGFloat], CGFloat, CGFloat) = ([0], 0, 0)
    for (segment, share) in zip(segments, shares) {
      given += segment.width
      taken += share
      // Whole points, as floor(i · width / count) (d.6).
      let edge = given + (all > 0 ? free * taken / all : 0)
      edges.append(edge.isFinite ? edge.rounded(.down) : 0)
    }
    return edges
  }

  /// The segment at a place from the left; the nearest one beside the control.
  private func index(at x: CGFloat) -> Int {
    let edges = segmentEdges()
    let place = isMirrored ? bounds.width - x : x
    return min(max((edges.firstIndex { $0 > place } ?? edges.count) - 1, 0), edges.count - 2)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Layout

  func placeSegments(over duration: TimeInterval?) {
    let (bounds, edges, shown) = (bounds, segmentEdges(), isMomentary ? -1 : model.shown)
    func frame(_ index: Int) -> CGRect {
      let width = edges[index + 1] - edges[index]
      let x = isMirrored ? bounds.width - edges[index + 1] : edges[index]
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    let frames = model.segments.indices.map(frame)
    for (segment, frame) in zip(model.segments, frames) { place(segment, in: frame) }
    placeLines(edges, shown)
    ControlPace.change(self, over: duration) { [parts] in
      parts.body.frame = bounds
      let isOn = frames.indices.contains(shown)
      parts.pill.alpha = isOn ? 1 : 0
      guard isOn else { return }
      let inset = SegmentParts.pillInset
      parts.pill.place(
        frames[shown].inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)))
    }
  }

  private func place(_ segment: Segment, in frame: CGRect) {
    let moved = frame.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
    segment.label.frame = moved
    let size = segment.image?.size ?? .zero
    segment.picture.frame = CGRect(
      x: PixelGrid.nearest(moved.midX - size.width / 2, to: pixel),
      y: PixelGrid.nearest(moved.midY - size.height / 2, to: pixel), width: size.width,
      height: size.height)
  }

  /// Lines between neighbours, but beside the selection.
  private func placeLines(_ edges: [CGFloat], _ shown: Int) {
    let count = max(0, model.segments.count - 1)
    while parts.lines.count < count {
      let line = ControlPart()
      line.backgroundColor = UIColor.systemGray.withAlphaComponent(0.3)
      parts.body.insertSubview(line, at: 0)
      parts.lines.append(line)
    }
    for (index, line) in parts.lines.enumerated() {
      line.isHidden = index >= count || index == shown || index + 1 == shown
      guard index < count else { continue }
      let x = isMirrored ? bounds.width - edges[index + 1] : edges[index + 1]
      line.frame = CGRect(
        x: x - 0.5, y: SegmentParts.lineInset, width: 1,
        height: max(0, bounds.height - 2 * SegmentParts.lineInset))
    }
  }

  // MARK: Touches

  func press(_ touch: UITouch) -> Bool {
    guard !model.segments.isEmpty else { return false }
    let index = index(at: touch.location(in: self).x)
    if index == model.selected, !isMomentary {
      model.pending = index
    } else {
      guard model.segments[index].isEnabled else { return false }
      model.pressed = index
    }
    segmentsChanged(keepsSize: true)
    return true
  }

  func drag(_ touch: UITouch) {
    let index = index(at: touch.location(in: self).x)
    guard model.segments.indices.contains(index) else { return }
    if let pending = model.pending {
      guard index != pending, model.segments[index].isEnabled else { return }
      model.pending = index
      segmentsChanged(keepsSize: true)
      placeSegments(over: ControlPace.pill)
    } else {
      let pressed = isTouchInside && model.segments[index].isEnabled ? index : nil
      guard pressed != model.pressed else { return }
      model.pressed = pressed
      segmentsChanged(keepsSize: true)
    }
  }

  func lift(_ touch: UITouch?, _ event: UIEvent?) {
    let chosen = model.pending ?? (isTouchInside ? model.pressed : nil)
    letGo()
    guard let chosen, model.segments.indices.contains(chosen) else { return }
    if isMomentary {
      model.selected = chosen
      tell(chosen, event)
      model.selected = Self.noSegment
    } else if chosen != model.selected {
      announcing("selectedSegmentIndex") { model.selected = chosen }
      segmentsChanged(keepsSize: true)
      placeSegments(over: ControlPace.pill)
      tell(chosen, event)
    }
  }

  private func tell(_ index: Int, _ event: UIEvent?) {
    if let action = segment(index)?.action { sendAction(action) }
    sendValueChanged(with: event)
  }

  func letGo() {
    (model.pending, model.pressed) = (nil, nil)
    segmentsChanged(keepsSize: true)
  }
}
