// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One animation of a layer that an animator starts, holds, turns round and ends.

import CoreGraphics
import Foundation
import QuartzCore

/// What a layer's property was before an animator's block changed it.
struct AnimatorChange {
  let layer: CALayer
  let event: String
  let old: Any?
  /// What the block has made of it; only known of stopped animators.
  var new: Any?

  /// The same, with what the property is now.
  @MainActor
  func withEnd() -> AnimatorChange {
    var copy = self
    copy.new = layer.value(forKeyPath: event)
    return copy
  }

  /// Gives the property a value without animating it.
  @MainActor
  func set(_ value: Any?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKeyPath: event)
    CATransaction.commit()
  }
}

/// A layer's animation in an animator's hands.
final class DrivenAnimation {
  let layer: CALayer
  let key: String
  /// From where to where, without timing.
  let template: CAPropertyAnimation
  /// Which of the animator's springs moves it.
  let axis: Int
  /// When it runs, as shares of the animator's time.
  let window: (start: Double, end: Double)
  /// Where it is.
  var run = AnimatorRun.still(at: 0)
  /// Who else waits for its end, such as the completion of a block inside the animator's.
  var ended: ((Bool) -> Void)?

  init(
    _ template: CAPropertyAnimation, of layer: CALayer, key: String, axis: Int,
    window: (start: Double, end: Double)
  ) {
    self.template = template
    self.layer = layer
    self.key = key
    self.axis = axis
    self.window = window
    ended = template.endHandler
    template.endHandler = nil
  }

  /// Puts an animation on the layer that shows the run; nothing where the model shows the same.
  ///
  /// `staysAtEnd`: what has arrived goes on being shown, since the model says something else.
  @MainActor
  func show(staysAtEnd: Bool, whenEnded: @escaping (Bool) -> Void) {
    if run.isStill && run.range.end == 1 { return layer.removeAnimation(forKey: key) }
    let animation = paced()
    animation.progressRange = run.range
    animation.fillMode = .both
    animation.isRemovedOnCompletion = !staysAtEnd
    if run.isStill {
      animation.duration = 1
      animation.speed = 0
    } else {
      // At least a moment: without a duration it would get the transaction's.
      animation.duration = max(run.duration, 1e-6)
      let begin = layer.convertTime(run.begin, from: nil)
      // A begin time of 0 would mean the next commit.
      animation.beginTime = begin == 0 ? .leastNonzeroMagnitude : begin
    }
    animation.endHandler = whenEnded
    layer.add(animation, forKey: key)
  }

  /// A copy of the template with the run's pacing.
  private func paced() -> CAPropertyAnimation {
    if let basic = template as? CABasicAnimation,
      let spring = run.pace.spring(axis: axis, stretchedTo: run.duration)
    {
      let animation = CASpringAnimation(keyPath: basic.keyPath)
      (animation.fromValue, animation.toValue) = (basic.fromValue, basic.toValue)
      animation.isAdditive = basic.isAdditive
      spring.apply(to: animation)
      return animation
    }
    let animation = template.copy() as? CAPropertyAnimation ?? template
    animation.timingFunction = run.isStill ? nil : run.pace.timingFunction
    return animation
  }
}
