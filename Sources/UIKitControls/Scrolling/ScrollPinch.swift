// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The recognizer that zooms a scroll view's content.

@_spi(Mica) import UIKitCore

/// A pinch that goes together with the scroll view's pan.
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPan)?.scrollView !== scrollView || scrollView == nil
  }

  override func announce() { scrollView?.pinchChanged(core.announced ?? core.state) }

  override func clear() {
    super.clear()
    scrollView?.endPinch()
  }
}
