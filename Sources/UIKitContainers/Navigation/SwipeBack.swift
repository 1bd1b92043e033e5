// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The swipe from the edge of a navigation controller.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A pan from the edge that calls a closure.
final class EdgeSwipe: UIScreenEdgePanGestureRecognizer {
  var handler: () -> Void = {}

  override func announce() { handler() }
}

/// The swipe from the edge that leads back (g.4): 20 points wide; past half of the way, or faster than
/// 300 points per second, it goes on.
@MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private(set) var isSwiping = false
  private static let speed: CGFloat = 300

  nonisolated override init() {}

  func attach(to recognizer: EdgeSwipe, of owner: UINavigationController) {
    self.owner = owner
    recognizer.delegate = self
    recognizer.handler = { [weak self, weak recognizer] in
      if let recognizer { self?.swiped(recognizer) }
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.stack.context == nil, owner.stack.controllers.count > 1 else {
      return false
    }
    let item = owner.topViewController?.navigationItem
    let hasOwnButton =
      item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton != true
    return item?.hidesBackButton != true && !hasOwnButton && !owner.isNavigationBarHidden
  }

  private func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let owner, let view = owner.viewIfLoaded, view.bounds.width > 0 else { return }
    let side: CGFloat = recognizer.edges.contains(.right) ? -1 : 1
    let progress = side * recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      isSwiping = true
      owner.popViewController(animated: true)
      isSwiping = false
      driver?.update(max(progress, 0))
    case .changed: driver?.update(max(progress, 0))
    case .ended:
      let velocity = side * recognizer.velocity(in: view).x
      let goesOn = velocity > Self.speed || velocity > -Self.speed && progress > 0.5
      if goesOn { driver?.finish() } else { driver?.cancel() }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default: break
    }
  }
}
