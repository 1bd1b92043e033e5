// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The two rectangles of a scroll view that layout can refer to (FACTS_UIKIT c.13).

import CoreGraphics
@_spi(Mica) import UIKitCore

/// All of the content, in the content's space.
final class ContentLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
  override var meansContent: Bool { true }
}

/// What is seen of the content, in the content's space.
final class FrameLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  override var meansFrame: Bool { true }
}
