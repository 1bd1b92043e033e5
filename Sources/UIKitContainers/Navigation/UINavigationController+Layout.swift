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
    stack.bar.core.sheetExtra = isSheet ? NavigationBarCore.sheetExtra : 0
    revealSearch()
    let rows = stack.bar.rows
    let height = rows.whole
    let extra = barChange(rows)
    stack.bar.core.topExtent = safe.top
    let (search, large) = rows.seen(without: -extra)
    stack.bar.core.largeHeight = rows.large > 0 ? large + max(0, extra) : nil
    stack.bar.core.searchSeen = search
    stack.scrollView?.core.freed = (max(0, -extra), rows.loose)
    let shown = height + extra
    stack.bar.frame = CGRect(
      x: 0, y: stack.isBarHidden ? -shown - 1 : safe.top, width: bounds.width, height: shown)
    stack.bar.alpha = stack.isBarHidden ? 0 : 1
    placeToolbar(in: bounds, safe)
    if stack.context == nil, let top = topViewController { place(top, barHeight: height) }
    placeResults(barHeight: height)
    followEdge()
  }

  /// Whether the stack is what a sheet shows.
  private var isSheet: Bool {
    guard parent == nil, core.presenting != nil else { return false }
    let presentation = currentPresentation
    return presentation is UISheetPresentationController
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
    stack.scrollView?.core.edgeObservers.remove(self)
    stack.scrollView?.core.freed = (0, 0)
    stack.scrollView = scrollView
    scrollView?.core.edgeObservers.add(self)
  }

  package func scrolled(_ scrollView: UIScrollView) {
    guard scrollView === stack.scrollView, stack.context == nil else { return }
    let search = stack.bar.shownSearch
    if stack.bar.rows.loose > 0 || search != nil { placeParts() } else { followEdge() }
  }

  /// A search that goes when scrolling is there once the content was pulled down by its height.
  private func revealSearch() {
    guard let item = stack.bar.topItem, let search = stack.bar.shownSearch, !search.isActive,
      item.hidesSearchBarWhenScrolling, !item.isSearchRevealed, let way = scrolledWay,
      -way >= SearchBarPlace.height
    else { return }
    item.isSearchRevealed = true
  }

  /// How far the content was moved up from its top.
  private var scrolledWay: CGFloat? {
    guard let scrollView = stack.scrollView else { return nil }
    return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }

  /// What scrolling takes from a bar with a large title or a search, or adds to it.
  private func barChange(_ rows: NavigationBarRows) -> CGFloat {
    guard rows.loose > 0, let way = scrolledWay, way.isFinite else { return 0 }
    return min(max(-way, -rows.loose), stack.room.bounds.height)
  }

  /// Content that is at its top has no bar's background above it.
  func followEdge() {
    let way = scrolledWay ?? 0
    let isAtEdge = way <= stack.bar.rows.loose + 0.01
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

  func relayout(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return placeParts() }
    view.layoutIfNeeded()
    UIView.animateTouchably(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration),
      options: [.layoutSubviews], animations: { self.placeParts() })
  }
}
