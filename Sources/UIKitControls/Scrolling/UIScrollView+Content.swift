// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where content may be, and what becomes of it when its measures change.

import CoreGraphics
internal import MicaRaster

extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    core.pan.scrollView = self
    core.touchDelay.scrollView = self
    core.touchDelay.delaysTouchesBegan = true
    addGestureRecognizer(core.touchDelay)
    addGestureRecognizer(core.pan)
    core.contentGuide.owningView = self
    core.frameGuide.owningView = self
    core.pan.delegate = self as? any UIGestureRecognizerDelegate
  }

  // MARK: Ranges

  /// The offsets along an axis at which content may rest.
  func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset.finite
    let low = -inset.lead(axis)
    let high = contentSize.finite[axis] + inset.trail(axis) - side(axis)
    return low...max(low, high)
  }

  /// The view's own size along an axis.
  func side(_ axis: ScrollAxis) -> Double { bounds.size.finite[axis] }

  /// Whether fingers move the content along an axis: where there is more of it than can be seen, or it
  /// always bounces (FACTS_UIKIT c.5).
  func canDrag(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    let always = axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical
    return range.lowerBound < range.upperBound || always && bounces
  }

  /// Whether fingers move anything.
  var canDrag: Bool { isScrollEnabled && ScrollAxis.allCases.contains { canDrag($0) } }

  /// The nearest offset at which the content may rest.
  package func resting(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      let range = range(axis)
      result[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
    }
    return result
  }

  /// An offset in whole pixels of the screen (FACTS_UIKIT c.5).
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = window?.screen.scale ?? layer.contentsScale
    guard scale > 0, scale.isFinite else { return offset }
    return PixelGrid(scale).nearest(offset)
  }

  // MARK: Changes

  /// Sets the offset as the program wants it, with an announcement to observers.
  package func setOffset(_ offset: CGPoint) {
    let offset = CGPoint(
      x: offset.x.isFinite ? offset.x : contentOffset.x,
      y: offset.y.isFinite ? offset.y : contentOffset.y)
    guard offset != contentOffset else { return }
    announcing("contentOffset") { bounds.origin = offset }
  }

  /// Sets the offset as a drag or motion wants it, in whole pixels.
  func move(to offset: CGPoint) {
    let wasMoving = core.isMoving
    core.isMoving = true
    setOffset(pixelAligned(offset))
    core.isMoving = wasMoving
  }

  /// Makes a change to the frame or bounds, and what follows from it.
  func changeBounds(_ change: () -> Void) {
    let old = bounds
    change()
    let new = bounds
    if new.origin.finite != old.origin.finite {
      if !core.isMoving { shift(by: new.origin - old.origin) }
      setNeedsLayout()
      core.indicators.place(in: self)
      core.refresh?.follow()
      core.edgeObservers.tell(self)
      core.watcher?.scrolled(self)
      core.delegate?.scrollViewDidScroll(self)
    }
    guard new.size.finite != old.size.finite else { return }
    rangeChanged()
    adjustmentMayHaveChanged()
    core.indicators.place(in: self)
    core.refresh?.follow()
  }

  /// Has a drag or a motion go on from where the program has put the content.
  private func shift(by way: CGPoint) {
    if let drag = core.drag { core.drag?.origin = drag.origin + way }
    guard core.motion != nil else { return }
    for axis in ScrollAxis.allCases where way[axis] != 0 {
      guard let run = core.motion?[axis] else { continue }
      core.motion?[axis].motion = ShiftedMotion(moved: run.motion, way: way[axis])
    }
  }

  package func setContentSize(_ size: CGSize) {
    guard size.finite != core.contentSize else { return }
    announcing("contentSize") {
      core.contentSize = size.finite
      rangeChanged()
    }
    adjustmentMayHaveChanged()
    core.edgeObservers.tell(self)
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    let inset = inset.finite
    guard inset != core.contentInset else { return }
    announcing("contentInset") { core.contentInset = inset }
    adjustmentMayHaveChanged()
  }

  /// Tells of other insets.
  func insetsChanged() {
    core.adjustedInset = adjustedContentInset.finite
    if core.motion != nil { redirectMotion() }
    core.indicators.place(in: self)
    core.refresh?.follow()
    adjustedContentInsetDidChange()
    core.delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Brings content back that lies beyond its edges by now, where nothing moves it.
  package func rangeChanged() {
    if core.drag != nil { return }
    if core.motion != nil { return redirectMotion() }
    let inset = adjustedContentInset.finite
    // Insets that nobody was told of yet: what lies at its beginning goes on to do so first.
    if inset != core.adjustedInset { return adjustmentMayHaveChanged() }
    // The beginning is a place to rest whatever the content's size, which may be dear to ask for.
    let isAtBeginning = ScrollAxis.allCases.allSatisfy { contentOffset[$0] == -inset.lead($0) }
    if !core.isTracking, !isAtBeginning { setOffset(resting(contentOffset)) }
  }

  func setScrollEnabled(_ isOn: Bool) {
    guard isOn != core.isScrollEnabled else { return }
    core.isScrollEnabled = isOn
    core.pan.isEnabled = isOn
  }

  // MARK: Showing a part

  func showRect(_ rect: CGRect, animated: Bool) {
    let (origin, size) = (rect.origin, rect.size)
    guard origin == origin.finite, size.width.isFinite, size.height.isFinite else { return }
    let content = CGRect(origin: .zero, size: contentSize.finite)
    let rect = rect.intersection(content)
    guard !rect.isNull, !rect.isEmpty else { return }
    let inset = adjustedContentInset.finite
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let low = offset[axis] + inset.lead(axis)
      let high = offset[axis] + side(axis) - inset.trail(axis)
      let start = rect.origin[axis]
      let end = start + rect.size[axis]
      if start < low, end < high {
        offset[axis] += end - start > high - low ? end - high : start - low
      } else if start > low, end > high {
        offset[axis] += end - start > high - low ? start - low : end - high
      }
    }
    scroll(to: resting(offset), animated: animated)
  }
}

extension CGRect {
  /// The rectangle, with another one's numbers where it has none. (UIKit throws there.)
  func finite(or other: CGRect) -> CGRect {
    func sane(_ value: CGFloat, _ other: CGFloat) -> CGFloat { value.isFinite ? value : other }
    return CGRect(
      x: sane(origin.x, other.origin.x), y: sane(origin.y, other.origin.y),
      width: sane(size.width, other.size.width), height: sane(size.height, other.size.height))
  }
}
