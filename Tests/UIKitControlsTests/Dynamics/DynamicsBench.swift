// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen, a view that is the reference, an animator and what it tells.

import Foundation
import Mica
import UIKit

/// A 320 x 480 screen with a root view.
@MainActor
final class DynamicsBench: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  let root: UIView
  let animator: UIDynamicAnimator
  var log: [String] = []
  /// Called with each line of the log.
  var onEvent: (String) -> Void = { _ in }

  override init() {
    let stage = stage
    (root, animator) = stage.run {
      let controller = UIViewController()
      controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      stage.root = controller
      return (controller.view, UIDynamicAnimator(referenceView: controller.view))
    }
    super.init()
    animator.delegate = self
  }

  /// A view of the root, with a tag that the log calls it by.
  func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    stage.run {
      let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
      view.tag = root.subviews.count + 1
      root.addSubview(view)
      return view
    }
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    stage.run {
      for behavior in behaviors {
        (behavior as? UICollisionBehavior)?.collisionDelegate = self
        animator.addBehavior(behavior)
      }
    }
  }

  private func note(_ line: String) {
    log.append(line)
    onEvent(line)
  }

  private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? 0)" }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { note("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    note("\(name(item1)) meets \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    note("\(name(item1)) leaves \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    note("\(name(item)) hits \(identifier.map { "\($0)" } ?? "nil")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    note("\(name(item)) parts from \(identifier.map { "\($0)" } ?? "nil")")
  }
}
