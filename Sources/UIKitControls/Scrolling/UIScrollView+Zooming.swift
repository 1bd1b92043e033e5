// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Content that is made larger and smaller, by fingers or by the program (FACTS_UIKIT c.8).
//
// The zoomed view gets a transform, the content its frame's size, and the offset keeps a point in place:
// o' = p s' - c, for the content's point p at scale 1 and its place c in the view.

import CoreGraphics
import Foundation
internal import MicaRaster

extension UIScrollView {
  /// How long an animated change of the scale takes (c.8 L).
  private static let zoomDuration = 0.3
  /// How far a pinch goes beyond the limits at most, as a factor (our choice).
  private static let farthestZoom = 2.0

  func setZoomLimits(minimum: CGFloat, maximum: CGFloat) {
    core.zoom.minimum = minimum.isFinite ? max(minimum, 0) : core.zoom.minimum
    core.zoom.maximum = maximum.isFinite ? max(maximum, 0) : core.zoom.maximum
    let wants = core.zoom.minimum < core.zoom.maximum
    if wants, core.zoom.recognizer == nil {
      let pinch = ScrollPinch(target: nil, action: nil)
      pinch.scrollView = self
      core.zoom.recognizer = pinch
      addGestureRecognizer(pinch)
      pinch.delegate = self as? any UIGestureRecognizerDelegate
    } else if !wants, let pinch = core.zoom.recognizer {
      core.zoom.recognizer = nil
      removeGestureRecognizer(pinch)
    }
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return core.zoom.scale }
    return min(max(scale, core.zoom.minimum), max(core.zoom.minimum, core.zoom.maximum))
  }

  private var middle: CGPoint {
    CGPoint(x: side(.x) / 2, y: side(.y) / 2)
  }

  // MARK: From the program

  /// Gives the content a scale, keeping what is at a place of the view: its middle, unless told.
  func zoom(toScale scale: CGFloat, around place: CGPoint?, animated: Bool) {
    let scale = limited(scale)
    guard scale != core.zoom.scale, let view = core.delegate?.viewForZooming(in: self) else {
      return
    }
    let place = place ?? middle
    let anchor = (contentOffset + place) * (1 / Double(core.zoom.scale))
    change(view, to: scale, anchor: anchor, at: place, animated: animated)
  }

  func zoomToRect(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.midX.isFinite, rect.midY.isFinite,
      let view = core.delegate?.viewForZooming(in: self)
    else { return }
    let scale = limited(min(side(.x) / rect.width, side(.y) / rect.height))
    let origin = view.frame.origin * (1 / Double(core.zoom.scale))
    change(
      view, to: scale, anchor: origin + CGPoint(x: rect.midX, y: rect.midY), at: middle,
      animated: animated)
  }

  private func change(
    _ view: UIView, to scale: CGFloat, anchor: CGPoint, at place: CGPoint, animated: Bool
  ) {
    stopMotion()
    let isAnimated = animated && window != nil
    if isAnimated { core.delegate?.scrollViewWillBeginZooming(self, with: view) }
    let apply = { [self] in
      self.scale(view, to: scale)
      setOffset(resting(pixelAligned(anchor * Double(scale) - place)))
      core.delegate?.scrollViewDidZoom(self)
    }
    guard isAnimated else { return apply() }
    UIView.animateTouchably(withDuration: Self.zoomDuration, animations: apply) { [weak self] _ in
      self?.zoomEnded(view)
    }
  }

  private func zoomEnded(_ view: UIView?) {
    core.zoom.isBouncing = false
    core.delegate?.scrollViewDidEndZooming(self, with: view, atScale: core.zoom.scale)
  }

  /// Gives the view its transform and the content its size. The offset is the caller's.
  private func scale(_ view: UIView, to scale: CGFloat) {
    let ratio = core.zoom.scale > 0 ? Double(scale / core.zoom.scale) : 1
    let origin = view.frame.origin * ratio
    core.zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = view.center + (origin - view.frame.origin)
    let size = view.frame.size.finite
    guard size != core.contentSize else { return }
    announcing("contentSize") { core.contentSize = size }
  }

  // MARK: From fingers

  func pinchChanged(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginPinch()
    case .changed: followPinch()
    default: endPinch()
    }
  }

  private func beginPinch() {
    guard let pinch = core.zoom.recognizer, pinch.scale > 0, core.zoom.scale > 0,
      let view = core.delegate?.viewForZooming(in: self)
    else { return }
    stopMotion()
    let place = pinch.location(in: self)
    core.zoom.pinch = ScrollZoom.Pinch(
      view: view, scale: core.zoom.scale / pinch.scale,
      anchor: place * (1 / Double(core.zoom.scale)))
    core.indicators.show(in: self)
    core.delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch() {
    guard let pinch = core.zoom.pinch, let recognizer = core.zoom.recognizer,
      recognizer.numberOfTouches > 1, let view = pinch.view
    else { return }
    let place = recognizer.location(in: self) - contentOffset
    let scale = banded(scale: pinch.scale * recognizer.scale)
    guard scale > 0, scale.isFinite else { return }
    self.scale(view, to: scale)
    let offset = pinch.anchor * Double(scale) - place
    move(to: CGPoint(x: banded(Double(offset.x), .x), y: banded(Double(offset.y), .y)))
    core.delegate?.scrollViewDidZoom(self)
  }

  /// The scale for one without limits: beyond them ever less, in its logarithm.
  private func banded(scale: CGFloat) -> CGFloat {
    let inside = limited(scale)
    guard bouncesZoom, inside > 0, scale > 0, inside != scale else { return inside }
    let beyond = ScrollPhysics.banded(
      PortableMath.log(Double(scale / inside)), in: PortableMath.log(Self.farthestZoom))
    return inside * CGFloat(PortableMath.exp(beyond))
  }

  /// The fingers are off: what is beyond its limits comes back, around where they were.
  func endPinch() {
    guard let pinch = core.zoom.pinch else { return }
    core.zoom.pinch = nil
    if core.drag == nil { core.indicators.hide(after: ScrollIndicators.stay) }
    let place = (core.zoom.recognizer?.location(in: self) ?? contentOffset + middle) - contentOffset
    let scale = limited(core.zoom.scale)
    let isDragged = core.drag != nil && core.pan.core.state.isUnderWay
    guard let view = pinch.view, scale != core.zoom.scale else {
      if isDragged { rebaseDrag() } else { settle() }
      return zoomEnded(pinch.view)
    }
    core.zoom.isBouncing = true
    UIView.animateTouchably(withDuration: Self.zoomDuration) { [self] in
      let anchor = (contentOffset + place) * (1 / Double(core.zoom.scale))
      self.scale(view, to: scale)
      setOffset(resting(pixelAligned(anchor * Double(scale) - place)))
      core.delegate?.scrollViewDidZoom(self)
    } completion: { [weak self, weak view] _ in
      self?.zoomEnded(view)
    }
    if isDragged { rebaseDrag() }
  }
}
