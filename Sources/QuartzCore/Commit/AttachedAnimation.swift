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
  var beginTime: Double?
  /// When the clock was last told to look after the end, absolute time.
  var scheduledEnd: Double?
  /// The ended animation stays but was reported.
  var hasReportedEnd = false
  private var previous: AnimatableValue?

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
    return timing
  }

  /// Whether the end has passed, a rounding error early included.
  func hasEnded(atLocalTime time: Double) -> Bool {
    guard beginTime != nil, let end = timing.endInParentTime else { return false }
    return time >= end - 1e-9 * max(1, abs(end))
  }

  /// The animation in numbers; nil where it has no effect on this layer.
  func resolved(
    on layer: CALayer, properties: LayerProperties, localTime: Double
  ) -> ResolvedAnimation? {
    guard let animation = animation as? CAPropertyAnimation, let string = animation.keyPath else {
      return nil
    }
    guard let path = LayerKeyPath(string), let key = path.property.key,
      let whole = properties.value(for: key)
    else {
      Unsupported.note("animation of \(type(of: layer)).\(string)")
      return nil
    }
    guard let model = whole.component(path.component) else { return nil }
    let previous = self.previous ?? layer.shownValue(key, path.component, at: localTime) ?? model
    self.previous = previous
    let context = TrackContext(keyPath: path, model: model, previous: previous)
    guard let track = animation.track(for: context) else { return nil }
    var timing = timing
    if animation.isRemovedOnCompletion { timing.fillsForwards = false }
    return ResolvedAnimation(
      key: key, component: path.component, timing: timing,
      curve: animation.timingFunction?.curve, track: track,
      isAdditive: animation.isAdditive, isCumulative: animation.isCumulative)
  }

  /// Tells the delegate and the transaction that this is over; at most once.
  func reportEnd(finished: Bool) {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    if beginTime != nil { animation.delegate?.animationDidStop(animation, finished: finished) }
    completion?.release()
  }
}

extension CALayer {
  /// What the last snapshot shows of a property at a time of the layer; nil before any commit.
  fileprivate func shownValue(
    _ key: AnimatableKey, _ component: KeyComponent, at localTime: Double
  ) -> AnimatableValue? {
    committed?.presentedProperties(atLocalTime: localTime).value(for: key)?.component(component)
  }

  func attach(_ animation: CAAnimation, key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if let key { removeAnimation(forKey: key) }
    attachments.append(
      AttachedAnimation(
        key: key, animation: copy, completion: TransactionStack.current.completion))
    didChange()
  }

  func detachAnimations(where isGone: (AttachedAnimation) -> Bool) {
    let gone = attachments.filter(isGone)
    guard !gone.isEmpty else { return }
    attachments.removeAll(where: isGone)
    didChange()
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
    }
    for attachment in ended { attachment.reportEnd(finished: true) }
  }
}
