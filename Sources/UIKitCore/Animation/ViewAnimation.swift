// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The animations that view changes set off. As on iOS since version 8, numbers, points and
// rectangles are animated by what is left of the change, added to the new value: an animation that
// comes while another one runs goes on smoothly, with or without `beginFromCurrentState`. Other kinds
// start from what is shown.

import CoreGraphics
import Foundation
import QuartzCore

/// An animation of a block, not yet added.
protocol ViewAnimation: CABasicAnimation {
  var block: AnimationBlock? { get set }
}

final class ViewBasicAnimation: CABasicAnimation, ViewAnimation {
  var block: AnimationBlock?

  override func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forChangeOf: event)
  }
}

final class ViewSpringAnimation: CASpringAnimation, ViewAnimation {
  var block: AnimationBlock?

  override func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forChangeOf: event)
  }
}

extension CALayer {
  /// Adds a block's animation for a property that has just changed.
  fileprivate func add(_ animation: some ViewAnimation, forChangeOf event: String) {
    let block = animation.block
    animation.block = nil
    let (new, old) = (value(forKeyPath: event), animation.fromValue)
    if let rest = Rest(of: new, from: animation.fromValue) {
      animation.isAdditive = true
      animation.fromValue = rest.start
      animation.toValue = rest.end
      return add(animation, forKey: freeKey(event), event, old, of: block)
    }
    if self.animation(forKey: event) != nil, let shown = presentation() {
      animation.fromValue = shown.value(forKeyPath: event)
    }
    for key in animationKeys() ?? [] where key.hasPrefix(event + "-") {
      removeAnimation(forKey: key)
    }
    add(animation, forKey: event, event, old, of: block)
  }

  /// Adds the animation; an animator takes it over.
  private func add(
    _ animation: some ViewAnimation, forKey key: String, _ event: String, _ old: Any?,
    of block: AnimationBlock?
  ) {
    guard let block, let driver = block.driver else {
      block?.wait(for: animation)
      return add(animation, forKey: key)
    }
    add(animation, forKey: key)
    block.wait(for: animation)
    driver.take(animation, of: self, key: key, event: event, old: old, pace: block.pace)
  }

  /// "position", or "position-2" and so on while others run.
  private func freeKey(_ event: String) -> String {
    guard animation(forKey: event) != nil else { return event }
    let taken = Set(animationKeys() ?? [])
    var number = 2
    while taken.contains("\(event)-\(number)") { number += 1 }
    return "\(event)-\(number)"
  }
}

/// What is left of a change at its start, and at its end: nothing.
private struct Rest {
  let start: Any
  let end: Any

  /// Nil for kinds that are not added.
  init?(of new: Any?, from old: Any?) {
    switch (old, new) {
    case (let old as CGPoint, let new as CGPoint):
      start = CGPoint(x: old.x - new.x, y: old.y - new.y)
      end = CGPoint.zero
    case (let old as CGSize, let new as CGSize):
      start = CGSize(width: old.width - new.width, height: old.height - new.height)
      end = CGSize.zero
    case (let old as CGRect, let new as CGRect):
      start = CGRect(
        x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
        width: old.size.width - new.size.width, height: old.size.height - new.size.height)
      end = CGRect.zero
    case (let old as NSNumber, let new as NSNumber):
      start = NSNumber(value: old.doubleValue - new.doubleValue)
      end = NSNumber(value: 0.0)
    default: return nil
    }
  }
}
