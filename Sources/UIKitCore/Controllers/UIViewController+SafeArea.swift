// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A controller's part in safe areas and margins.

public import CoreGraphics
public import QuartzCore

extension UIViewController {
  /// The room that the system leaves at the sides of the view: 16 points in one that is narrower than 414 or has
  /// corners of the device at its sides, else 20; none at the top and bottom (FACTS_UIKIT e.6).
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = viewIfLoaded?.systemSideMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// What layout knows of the bars at the top; the safe area's upper edge.
  public var topLayoutGuide: any UILayoutSupport { support(isTop: true) }

  /// What layout knows of the bars at the bottom; the safe area's lower edge.
  public var bottomLayoutGuide: any UILayoutSupport { support(isTop: false) }

  private func support(isTop: Bool) -> LayoutSupportGuide {
    let root: UIView = view
    let index = isTop ? 0 : 1
    if let known = root.layout.supports[index] { return known }
    let made = LayoutSupportGuide(isTop: isTop)
    root.layout.supports[index] = made
    made.attach(to: root)
    return made
  }

  /// Told when the safe area of the view has changed.
  func safeAreaChanged() { viewSafeAreaInsetsDidChange() }

  func additionalInsetsChanged() {
    if additionalSafeAreaInsets != .zero { LayoutState.current.usesSafeAreas = true }
    viewIfLoaded?.safeAreaMayHaveChanged()
  }
}
