// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animation on its layer: the user's copy, its key, and what commits found out about it.

import Foundation
internal import MicaRaster

/// An animation that was added to a layer.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  let completion: TransactionCompletion?
  /// In the layer's time, once committed.
  var beginTime: Double? {
    didSet { beginTime.map { animation.beginTime = $0 } }
  }
  /// When the clock was last told to look after the end, absolute time.
  var scheduledEnd: Double?
  /// The ended animation stays but was reported.
  var hasReportedEnd = false
  /// What was shown under a key path before the animation was added.
  var previous: [String: AnimatableValue] = [:]
  /// What a transition started from.
  var oldPicture: PresentedLayer?
  var tookOldPicture = false

  init(key: String?, animation: CAAnimation, completion: TransactionCompletion?) {
    self.key = key
    self.animation = animation
    self.completion = completion
    completion?.retain()
  }

  /// The timing with the begin time in place.
  var timing: TimingSpec {
    var timing = TimingSpec(animation)
    timing.beginTime = beginTime ?? animation.beginTime
    // What is taken off at its end shows nothing from then on.
    timing.fillsForwards = timing.fillsForwards && !animation.isRemovedOnCompletion
    timing.includesEnd = !animation.isRemovedOnCompletion
    return timing
  }

  /// Whether the end has passed, a rounding error early included.
  func hasEnded(atLocalTime time: Double) -> Bool {
    guard beginTime != nil, let end = timing.endInParentTime else { return false }
    return time >= end - 1e-9 * max(1, abs(end))
  }

  /// Tells the delegate and the transaction that this is over; at most once.
  func reportEnd(finished: Bool) {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    if beginTime != nil { animation.delegate?.animationDidStop(animation, finished: finished) }
    animation.endHandler?(finished)
    completion?.release()
  }

  /// The layer is gone: whoever waits need not wait any more.
  deinit {
    guard !hasReportedEnd, completion != nil || animation.endHandler != nil else { return }
    TransactionStack.current.later { [completion, animation] in
      animation.endHandler?(false)
      completion?.release()
    }
  }
}

extension CALayer {
  func attach(_ animation: CAAnimation, key: String?) {
    let copy = animation.attachableCopy()
    let key = copy is CATransition ? kCATransition : key
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if let key { removeAnimation(forKey: key) }
    attachments.append(
      AttachedAnimation(
        key: key, animation: copy, completion: TransactionStack.current.completion))
    flags.displaysItself = nil
    didChange()
  }

  /// Gives an attached animation another duration and pacing, as if it had been added with them: its beginning, its
  /// delegate and its completion stay. For tools that edit a running program.
  ///
  /// - Parameters:
  ///   - duration: seconds of one cycle; nil leaves it.
  ///   - timingFunction: nil leaves it.
  /// - Returns: whether there is such an animation.
  package func retimeAnimation(
    forKey key: String, duration: Double?, timingFunction: CAMediaTimingFunction?
  ) -> Bool {
    guard let attachment = attachments.last(where: { $0.key == key }) else { return false }
    if let duration { attachment.animation.duration = duration }
    if let timingFunction { attachment.animation.timingFunction = timingFunction }
    didChange()
    return true
  }

  func detachAnimations(where isGone: (AttachedAnimation) -> Bool) {
    let gone = attachments.filter(isGone)
    guard !gone.isEmpty else { return }
    attachments.removeAll(where: isGone)
    didChange()
    displayAfterFrames()
    for attachment in gone { attachment.reportEnd(finished: false) }
  }

  /// Takes off, or reports, the animations that have ended.
  func finishAnimations(atAbsoluteTime time: Double) {
    let local = localTime(atAbsoluteTime: time)
    let ended = attachments.filter { !$0.hasReportedEnd && $0.hasEnded(atLocalTime: local) }
    let gone = ended.filter(\.animation.isRemovedOnCompletion)
    if !gone.isEmpty {
      attachments.removeAll { candidate in gone.contains { $0 === candidate } }
      didChange()
      displayAfterFrames()
    }
    for attachment in ended { attachment.reportEnd(finished: true) }
  }
}
