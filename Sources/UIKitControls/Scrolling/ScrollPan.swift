// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The recognizer that drags a scroll view's content.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A pan whose first 10 points move nothing (FACTS C11), and that begins only where it moves content.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      precondition(
        newValue == nil || newValue === scrollView,
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
      super.delegate = newValue
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingersCame(touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasPossible = core.state == .possible && core.latched == nil
    super.touchesMoved(touches, with: event)
    guard wasPossible, core.state == .began else { return }
    let way = travel.distance(to: .zero)
    if way > 0 { absorb(travel * (GestureLimits.panSlop / way)) }
  }

  /// Whether the content can follow the way so far. The way is taken straight along the axis that it
  /// mostly follows; a scroll view that can't move along that one takes the other, unless another
  /// scroll view around the finger can (our choice).
  override func hasBegun(_ travel: CGPoint) -> Bool {
    guard super.hasBegun(travel), let scrollView, !core.state.isFinal else { return false }
    let way = vector(travel, in: scrollView)
    let main: ScrollAxis = abs(way.x) > abs(way.y) ? .x : .y
    if scrollView.canDrag(main) {
      guard !isBetterDraggedAround(way[main], along: main) else { return false }
    } else {
      guard scrollView.canDrag(main.across),
        abs(way[main.across]) >= Double(GestureLimits.panSlop),
        !rivals.contains(where: { $0.canDrag(main) })
      else { return false }
    }
    guard scrollView.mayCancelTouches(core.fingers) else {
      state = .failed
      return false
    }
    return true
  }

  /// Other scroll views around the fingers.
  private var rivals: [UIScrollView] {
    (core.fingers.first?.recognizers ?? []).compactMap { recognizer in
      guard recognizer !== self, recognizer.isEnabled else { return nil }
      return (recognizer as? ScrollPan)?.scrollView
    }
  }

  /// Whether this content is at its end while that of a scroll view further out is not: then that one is
  /// dragged, as on iOS since version 3 (documented in the Scroll View Programming Guide for scroll
  /// views in one direction; the rule at the ends is our choice).
  private func isBetterDraggedAround(_ way: Double, along axis: ScrollAxis) -> Bool {
    guard let scrollView, !scrollView.hasRoom(for: way, along: axis) else { return false }
    return rivals.contains { other in
      scrollView.isDescendant(of: other) && other.hasRoom(for: way, along: axis)
    }
  }

  /// Content is dragged and zoomed at once.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPinch)?.scrollView !== scrollView || scrollView == nil
  }

  override func announce() { scrollView?.panChanged(core.announced ?? core.state) }

  override func clear() {
    super.clear()
    scrollView?.fingersLeft()
  }
}
