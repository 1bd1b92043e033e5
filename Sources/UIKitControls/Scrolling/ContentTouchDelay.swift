// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers on views in the content: held back at first, and taken away by a drag (FACTS_UIKIT c.4).

import CoreGraphics
import Foundation

/// Holds the beginning of touches back from views, until 150 ms have passed, the finger is lifted, or
/// a drag has begun. It never recognizes anything.
final class ContentTouchDelay: UIGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.canDrag else {
      return letThrough(event)
    }
    after(ScrollPhysics.touchDelay) { $0.letThrough(event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letThrough(event) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Has the views hear of their touches, where the scroll view says that they get them.
  private func letThrough(_ event: UIEvent) {
    guard core.state == .possible else { return }
    scrollView?.beginContentTouches(GestureArena.current.touches(of: self), with: event)
    state = .failed
  }
}

extension UIScrollView {
  /// Asks whether views in the content get their touches.
  func beginContentTouches(_ touches: [UITouch], with event: UIEvent) {
    var asked: [UIView] = []
    for touch in touches {
      guard let view = touch.view, view !== self, !asked.contains(where: { $0 === view }) else {
        continue
      }
      asked.append(view)
      let own = touches.filter { $0.view === view }
      guard !touchesShouldBegin(Set(own), with: event, in: view) else { continue }
      for touch in own { _ = touch.delivery.take() }
    }
  }

  /// Whether a drag may have fingers that views in the content have heard of.
  func mayCancelTouches(_ fingers: [UITouch]) -> Bool {
    let open = fingers.filter { $0.delivery.isOpen && $0.view !== self }
    guard !open.isEmpty else { return true }
    guard canCancelContentTouches else { return false }
    return open.allSatisfy { touch in touch.view.map { touchesShouldCancel(in: $0) } ?? true }
  }
}
