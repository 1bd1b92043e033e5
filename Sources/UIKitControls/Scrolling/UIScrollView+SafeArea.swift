// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How safe areas become insets of the content (FACTS_UIKIT c.1).

import CoreGraphics
@_spi(Mica) import UIKitCore

extension UIScrollView {
  /// What the safe area adds to the content's insets.
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    if safe == .zero || contentInsetAdjustmentBehavior == .never { return .zero }
    if contentInsetAdjustmentBehavior == .always { return safe }
    let (content, own) = (contentSize.finite, bounds.size.finite)
    // What has no size yet moves nothing, or its delegate would hear of it before it is laid out.
    if own == .zero { return .zero }
    let isWide = content.width > own.width || alwaysBounceHorizontal
    let isHigh = content.height > own.height || alwaysBounceVertical || isAdjustedInNavigation
    return UIEdgeInsets(
      top: isHigh ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isHigh ? safe.bottom : 0,
      right: isWide ? safe.right : 0)
  }

  /// Whether it stands in a controller whose bars content lies below even where it can't be scrolled.
  private var isAdjustedInNavigation: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController {
        return controller.parent?.keepsContentBelowBars == true
      }
      responder = here.next
    }
    return false
  }

  /// Moves content that lies at its very beginning along with the insets (FACTS_UIKIT c.1).
  func adjustmentMayHaveChanged() {
    let old = core.adjustedInset
    let new = adjustedContentInset.finite
    guard new != old else { return }
    core.adjustedInset = new
    var offset = contentOffset
    for axis in ScrollAxis.allCases where offset[axis] == -old.lead(axis) {
      offset[axis] = -new.lead(axis)
    }
    if core.drag == nil, core.motion == nil { setOffset(resting(offset)) }
    rangeChanged()
    insetsChanged()
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }
}
