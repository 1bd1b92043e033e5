// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a navigation controller's bars are, and how they follow what is scrolled below them.

import CoreGraphics
import Foundation

extension UINavigationController: ScrollEdgeObserver {
  /// The system's part of the safe area: status bar and home indicator.
  var screenInsets: UIEdgeInsets { viewIfLoaded?.ownSafeArea ?? .zero }

  func placeParts() {
    guard let root = viewIfLoaded else { return }
    let safe = screenInsets
    let bounds = root.bounds
    stack.room.frame = bounds
    watchScrolling()
    let height = stack.bar.core.wantedHeight(of: stack.bar)
    let extra = largeTitleChange(height)
    stack.bar.core.topExtent = safe.top
    stack.bar.core.largeHeight =
      stack.bar.showsLargeTitle(stack.bar.topItem)
      ? max(0, NavigationBarCore.largeTitleHeight + extra) : nil
    let seen = max(NavigationBarCore.height, height + extra)
    let shown = height > NavigationBarCore.height ? seen : height
    stack.bar.frame = CGRect(
      x: 0, y: stack.isBarHidden ? -shown - 1 : safe.top, width: bounds.width, height: shown)
    stack.bar.alpha = stack.isBarHidden ? 0 : 1
    placeToolbar(in: bounds, safe)
    if stack.context == nil, let top = topViewController { place(top, barHeight: height) }
    followEdge()
  }

  private func placeToolbar(in bounds: CGRect, _ safe: UIEdgeInsets) {
    let bar = stack.toolbar
    bar.core.bottomExtent = safe.bottom
    let y = bounds.height - safe.bottom - 44
    bar.frame = CGRect(
      x: 0, y: stack.isToolbarHidden ? bounds.height : y, width: bounds.width, height: 44)
    bar.isHidden = stack.isToolbarHidden
  }

  /// Gives a controller's view its place, below the bars or between them.
  func place(_ controller: UIViewController, barHeight: CGFloat) {
    guard let view = controller.viewIfLoaded else { return }
    let frame = frame(of: controller, barHeight: barHeight)
    if view.frame != frame, view.transform == .identity { view.frame = frame }
    var insets = UIEdgeInsets.zero
    if frame.minY == 0, !stack.isBarHidden { insets.top = barHeight }
    if frame.maxY == stack.room.bounds.maxY, !stack.isToolbarHidden { insets.bottom = 44 }
    controller.setBarInsets(insets)
  }

  /// The place of a controller's view: all, but for bars that are opaque or that it doesn't extend below.
  func frame(of controller: UIViewController, barHeight: CGFloat) -> CGRect {
    var frame = stack.room.bounds
    let extends = controller.edgesForExtendedLayout
    let opaque = !stack.bar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    if !stack.isBarHidden, !extends.contains(.top) || opaque {
      let top = screenInsets.top + barHeight
      frame.origin.y = top
      frame.size.height -= top
    }
    let opaqueTools = !stack.toolbar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    if !stack.isToolbarHidden, !extends.contains(.bottom) || opaqueTools {
      frame.size.height -= 44 + screenInsets.bottom
    }
    frame.size.height = max(0, frame.height)
    return frame
  }

  // MARK: Scrolling

  /// Follows the topmost controller's scroll view.
  private func watchScrolling() {
    let scrollView = topViewController?.scrollViewForBars
    guard scrollView !== stack.scrollView else { return }
    if stack.scrollView?.core.edgeObserver === self { stack.scrollView?.core.edgeObserver = nil }
    stack.scrollView = scrollView
    scrollView?.core.edgeObserver = self
  }

  func scrolled(_ scrollView: UIScrollView) {
    guard scrollView === stack.scrollView, stack.context == nil else { return }
    if stack.bar.showsLargeTitle(stack.bar.topItem) { placeParts() } else { followEdge() }
  }

  /// How far the content was moved up from its top.
  private var scrolledWay: CGFloat? {
    guard let scrollView = stack.scrollView else { return nil }
    return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }

  /// What scrolling takes from a bar with a large title, or adds to it.
  private func largeTitleChange(_ height: CGFloat) -> CGFloat {
    guard height > NavigationBarCore.height, let way = scrolledWay, way.isFinite else { return 0 }
    return min(max(-way, -NavigationBarCore.largeTitleHeight), stack.room.bounds.height)
  }

  /// Content that is at its top has no bar's background above it.
  func followEdge() {
    let way = scrolledWay ?? 0
    let isLarge = stack.bar.showsLargeTitle(stack.bar.topItem)
    let limit = isLarge ? NavigationBarCore.largeTitleHeight : 0
    let isAtEdge = way <= limit + 0.01
    if stack.bar.core.isAtEdge != isAtEdge {
      stack.bar.core.isAtEdge = isAtEdge
      stack.bar.appearanceChanged()
    }
    guard let scrollView = stack.scrollView, !stack.isToolbarHidden else { return }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    let toolbarAtEdge = scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.01
    if stack.toolbar.core.isAtEdge != toolbarAtEdge {
      stack.toolbar.core.isAtEdge = toolbarAtEdge
      stack.toolbar.appearanceChanged()
    }
  }

  // MARK: Hiding

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isBarHidden else { return }
    stack.isBarHidden = hidden
    relayout(animated: animated)
  }

  func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isToolbarHidden else { return }
    stack.isToolbarHidden = hidden
    if !hidden { stack.toolbar.isHidden = false }
    showToolbarItems(animated: false)
    relayout(animated: animated)
  }

  private func relayout(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return placeParts() }
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration), delay: 0,
      options: [.layoutSubviews], animations: { self.placeParts() })
  }
}
