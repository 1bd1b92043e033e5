// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A finger moves the content: from touch to release.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore

extension UIScrollView {
  // MARK: From the recognizer

  /// Fingers were put down: content that moves by itself stops, and what it stops under hears nothing of
  /// them.
  func fingersCame(_ touches: Set<UITouch>) {
    core.isTracking = true
    guard core.motion != nil else { return }
    if isDecelerating {
      for touch in touches where touch.view !== self { _ = touch.delivery.take() }
    }
    stopMotion()
  }

  /// The recognizer is done with its fingers.
  func fingersLeft() {
    core.isTracking = false
    if core.zoom.pinch != nil { return }
    if core.drag != nil { endDrag(isCancelled: true) }
    settle()
  }

  /// Has content come back that was stopped beyond an edge, and not dragged on.
  func settle() {
    guard core.motion == nil, contentOffset != resting(contentOffset) else { return }
    letGo(released(with: .zero, from: nil))
  }

  /// The recognizer has begun, gone on or ended.
  func panChanged(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended: endDrag(isCancelled: false)
    default: endDrag(isCancelled: true)
    }
  }

  // MARK: Steps

  private func beginDrag() {
    stopMotion()
    let way = core.pan.vector(core.pan.travel, in: self)
    var drag = ScrollDrag(start: contentOffset, origin: unbanded(contentOffset))
    if isDirectionalLockEnabled {
      let (x, y) = (abs(Double(way.x)), abs(Double(way.y)))
      if y <= x * ScrollPhysics.lockSlope { drag.locked = .y }
      if x <= y * ScrollPhysics.lockSlope { drag.locked = .x }
    }
    core.drag = drag
    core.indicators.show(in: self)
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { dismissKeyboard() }
    core.watcher?.dragWillBegin(self)
    core.delegate?.scrollViewWillBeginDragging(self)
    followDrag()
  }

  private func followDrag() {
    guard let drag = core.drag, core.zoom.pinch == nil else { return }
    pullKeyboard()
    let way = core.pan.translation(in: self)
    var offset = contentOffset
    for axis in ScrollAxis.allCases where moves(axis, drag) {
      offset[axis] = banded(drag.origin[axis] - way[axis], axis)
    }
    move(to: offset)
  }

  /// Has a drag go on from where a pinch has left the content.
  func rebaseDrag() {
    core.drag?.origin = unbanded(contentOffset) + core.pan.translation(in: self)
  }

  private func endDrag(isCancelled: Bool) {
    guard let drag = core.drag else { return }
    core.refresh?.dragWillEnd()
    core.indicators.hide(after: ScrollIndicators.stay)
    var velocity = CGPoint.zero
    if !isCancelled {
      let speed = core.pan.velocity(in: self).finite
      for axis in ScrollAxis.allCases where moves(axis, drag) { velocity[axis] = -speed[axis] }
    }
    let release = released(with: velocity, from: drag)
    let natural = pixelAligned(release.motion.end)
    var target = restingPlace(for: natural, velocity: velocity * 0.001)
    core.delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity * 0.001, targetContentOffset: &target)
    let aimed =
      isPagingEnabled || target == natural ? release : self.aimed(release, at: target.finite)
    core.isTracking = false
    core.drag = nil
    core.delegate?.scrollViewDidEndDragging(self, willDecelerate: aimed.isMoving)
    // A drag or motion that the delegate has begun counts, and so do insets that it has changed.
    guard core.drag == nil, core.motion == nil else { return }
    letGo(aimed.isMoving || contentOffset == resting(contentOffset) ? aimed : release)
    if core.motion == nil { core.watcher?.cameToRest(self) }
  }

  private func moves(_ axis: ScrollAxis, _ drag: ScrollDrag) -> Bool {
    drag.locked != axis && canDrag(axis)
  }

  /// The finger that drags takes the keyboard away when it comes over it, in the interactive modes.
  private func pullKeyboard() {
    guard [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode),
      let keyboard = KeyboardCenter.current.frame
    else { return }
    let finger = layer.convert(core.pan.location(in: self), to: nil)
    if finger.y >= keyboard.minY { dismissKeyboard() }
  }

  private func dismissKeyboard() {
    guard let responder = FirstResponder.current.responder as? UIView, responder.window === window
    else { return }
    _ = responder.resignFirstResponder()
  }

  // MARK: Release

  /// What comes of a release.
  struct Release {
    var motion: ScrollMotion
    /// The velocity with which the content was let go.
    let velocity: CGPoint

    var isMoving: Bool { motion.x.motion.duration > 0 || motion.y.motion.duration > 0 }
  }

  /// How the content moves on by itself, from where it is.
  private func released(with velocity: CGPoint, from drag: ScrollDrag?) -> Release {
    let now = CACurrentMediaTime()
    func run(_ axis: ScrollAxis) -> ScrollMotion.Run {
      let released = released(axis)
      let at = contentOffset[axis]
      var run = ScrollMotion.Run(
        motion: released.motion(from: at, velocity: velocity[axis]), begin: now,
        range: released.range)
      guard isPagingEnabled, let drag, moves(axis, drag) else { return run }
      let page = released.page(
        of: side(axis), from: drag.start[axis], at: at, velocity: velocity[axis])
      run.motion = released.motion(from: at, velocity: velocity[axis], toPage: page)
      run.isAimed = true
      return run
    }
    return Release(
      motion: ScrollMotion(kind: .deceleration, x: run(.x), y: run(.y)), velocity: velocity)
  }

  /// The same to where the delegate wants it, within where content may rest.
  private func aimed(_ release: Release, at target: CGPoint) -> Release {
    var release = release
    let target = resting(target)
    for axis in ScrollAxis.allCases {
      let at = contentOffset[axis]
      let released = released(axis)
      release.motion[axis].motion = released.motion(
        from: at, velocity: release.velocity[axis], to: target[axis])
      release.motion[axis].isAimed = true
      release.motion[axis].range = released.range
    }
    return release
  }

  private func letGo(_ release: Release) {
    guard release.isMoving || contentOffset != resting(contentOffset) else { return }
    core.motion = release.motion
    redirectMotion()
    core.delegate?.scrollViewWillBeginDecelerating(self)
    if let motion = core.motion, motion.kind == .deceleration { start(motion) }
  }

  // MARK: The rubber band

  /// Where the content is for a finger that would have it at `offset` (FACTS C11).
  func banded(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let range = range(axis)
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces else { return inside }
    return inside + ScrollPhysics.banded(offset - inside, in: side(axis))
  }

  /// Where a finger would have the content that is at `offset`.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      let range = range(axis)
      let inside = min(max(offset[axis], range.lowerBound), range.upperBound)
      result[axis] = inside + ScrollPhysics.unbanded(offset[axis] - inside, in: side(axis))
    }
    return result
  }

  /// Whether content lies that way beyond what can be seen; `way` is the finger's.
  func hasRoom(for way: Double, along axis: ScrollAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let range = range(axis)
    return way < 0
      ? contentOffset[axis] < range.upperBound - 0.5
      : contentOffset[axis] > range.lowerBound + 0.5
  }
}
