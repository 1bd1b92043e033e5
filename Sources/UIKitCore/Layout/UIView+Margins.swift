// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layout margins: what was set, what the safe area and the views around add (FACTS_UIKIT e.6).

import CoreGraphics

/// Margins as a program has set them.
enum OwnMargins: Equatable {
  case plain(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func insets(isMirrored: Bool) -> UIEdgeInsets {
    switch self {
    case .plain(let insets): insets
    case .directional(let insets): insets.plain(isMirrored: isMirrored)
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with left and right in place of leading and trailing.
  func plain(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The insets with leading and trailing in place of left and right.
  func directional(isMirrored: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }

  /// On each edge the larger of two insets.
  func larger(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension UIView {
  package var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setMargins(_ margins: OwnMargins) {
    if ownLayout?.margins == margins { return }
    layout.margins = margins
    marginsMayHaveChanged()
  }

  /// The margins that layout keeps to.
  var effectiveMargins: UIEdgeInsets {
    var margins = baseMargins
    if insetsLayoutMarginsFromSafeArea, LayoutState.current.usesSafeAreas {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.larger(reaching(in: superview, of: superview.layoutMargins))
    }
    return margins
  }

  /// What bars, lists and controllers' views leave free at their sides beside the safe area: 16 points where they
  /// are narrower than 414 or the safe area has a part at a side, as phones without a home button that lie; else 20
  /// (FACTS_UIKIT e.6).
  package var systemSideMargin: CGFloat {
    let safe = safeAreaInsets
    return bounds.width < 414 || safe.left > 0 || safe.right > 0 ? 16 : 20
  }

  /// What was set, or 8 points on each side; at a controller's view at least the system's.
  private var baseMargins: UIEdgeInsets {
    let isMirrored = readsFromRight
    let set = ownLayout?.margins?.insets(isMirrored: isMirrored)
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      return set ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let least = viewController.systemMinimumLayoutMargins.plain(isMirrored: isMirrored)
    return set?.larger(least) ?? least
  }

  /// Tells of other margins, here and where they are preserved below.
  func marginsMayHaveChanged() {
    guard let ownLayout else {
      if viewController != nil { viewController?.viewLayoutMarginsDidChange() }
      return
    }
    let margins = layoutMargins
    if ownLayout.lastMargins == margins { return }
    ownLayout.lastMargins = margins
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    constraintsChanged()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsMayHaveChanged()
    }
  }
}
