// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a navigation bar consists of, and how one item gives way to another.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore

/// The state of a navigation bar.
@MainActor
final class NavigationBarCore {
  nonisolated init() {}

  var items: [UINavigationItem] = []
  var hasItems = false
  var content: NavigationBarContent?
  lazy var background = BarBackground(frame: .zero)
  lazy var largeTitle = LargeTitleView(frame: .zero)
  var standard: UINavigationBarAppearance?
  var legacy = LegacyBarLook()
  var titleShifts: [Int: CGFloat] = [:]
  /// Whether the bar belongs to a navigation controller, which says how high it is.
  var isInController = false
  /// What a bar at the top of a sheet is higher.
  var sheetExtra: CGFloat = 0
  /// Whether content is at its top, below the bar; so it is where nobody says otherwise.
  var isAtEdge = true
  /// How many points of the large title can be seen; nil where there is none.
  var largeHeight: CGFloat?
  /// The row with the present item's search, and how much of it can be seen; nil for all.
  var searchRow: BarSearchRow?
  var searchSeen: CGFloat?
  /// Who makes room for searches.
  weak var searchHost: (any SearchHost)?
  /// How far the background reaches above the bar.
  var topExtent: CGFloat = 0
  /// Goes back in place of popping the item: the navigation controller's way.
  var goBack: (() -> Void)?

  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  /// A sheet's bar is 56 points high (recalled).
  static let sheetExtra: CGFloat = 12

  /// The program's standard look, or one that it can change.
  func standardAppearance(of bar: UINavigationBar) -> UINavigationBarAppearance {
    if let standard { return standard }
    let made = UINavigationBarAppearance()
    made.onChange = { [weak bar] in bar?.appearanceChanged() }
    made.changed()
    standard = made
    return made
  }

  func wantedHeight(of bar: UINavigationBar) -> CGFloat {
    bar.rows.whole
  }
}

extension UINavigationBar: BarItemObserver {
  func setUpBar() {
    addSubview(core.background)
    core.largeTitle.isHidden = true
    addSubview(core.largeTitle)
    appearanceChanged()
  }

  /// Whether an item's title is large: as the items before it where it leaves that open.
  func showsLargeTitle(_ item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, let item else { return false }
    var index = core.items.lastIndex { $0 === item } ?? 0
    guard core.items.indices.contains(index) else { return item.largeTitleDisplayMode != .never }
    while true {
      switch core.items[index].largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic, .inline:
        if index == 0 { return true }
        index -= 1
      }
    }
  }

  var metrics: UIBarMetrics {
    traitCollection.verticalSizeClass == .compact ? .compact : .default
  }

  // MARK: Items

  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    core.items.append(item)
    core.hasItems = true
    showTop(animated ? .forwards : nil)
    delegate?.navigationBar(self, didPush: item)
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = core.items.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    core.items.removeLast()
    showTop(animated ? .backwards : nil)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func replaceItems(_ items: [UINavigationItem]?, animated: Bool) {
    let old = core.items
    core.items = items ?? []
    core.hasItems = items != nil
    guard core.items.last !== old.last else {
      core.content?.removeFromSuperview()
      core.content = nil
      return showTop(nil)
    }
    let isBack = core.items.last.map { new in old.contains { $0 === new } } ?? true
    showTop(animated ? (isBack ? .backwards : .forwards) : nil)
  }

  package func barItemChanged(_ item: NSObject) {
    if let item = item as? UINavigationItem {
      if item === topItem || item === backItem { rebuildContent() }
    } else if core.content?.update(item) != true {
      rebuildContent()
    }
  }

  private func rebuildContent() {
    guard let content = core.content, content.item === topItem, content.backItem === backItem else {
      return showTop(nil)
    }
    observe()
    content.rebuild()
    _ = takeSearchRow(animated: false)
    appearanceChanged()
    sizeChanged()
  }

  private func observe() {
    for item in [topItem, backItem] { item?.observer = self }
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.observer = self
    }
    if topItem?.prompt != nil { Unsupported.note("UINavigationItem.prompt", of: self) }
  }

  enum Direction {
    case forwards, backwards
  }

  /// Shows the topmost item in place of the one that was, as part of a transition: gives what is to be
  /// animated.
  func moveTop(
    to items: [UINavigationItem], isBack: Bool, animated: Bool
  ) -> BarTitleMove.Move? {
    core.items = items
    core.hasItems = true
    return prepareTop(animated ? (isBack ? .backwards : .forwards) : nil)
  }

  /// Shows the topmost item in place of the one that was.
  func showTop(_ direction: Direction?) { prepareTop(direction)?.run() }

  private func prepareTop(_ direction: Direction?) -> BarTitleMove.Move? {
    let old = core.content
    core.content = nil
    observe()
    if let item = topItem {
      let content = NavigationBarContent(item, back: backItem, appearance: currentAppearance)
      content.goBack = { [weak self] in self?.goBack() }
      core.content = content
      addSubview(content)
    }
    core.largeTitle.isHidden = !showsLargeTitle(topItem)
    let isAnimated = direction != nil && window != nil && old != nil && core.content != nil
    let searches = takeSearchRow(animated: isAnimated)
    core.searchSeen = nil
    appearanceChanged()
    sizeChanged()
    placeContent()
    core.content?.layoutIfNeeded()
    guard let direction, isAnimated, let old, let new = core.content else {
      old?.removeFromSuperview()
      return nil
    }
    return BarTitleMove.prepare(
      from: old, to: new, searches: searches, isBack: direction == .backwards)
  }

  private func goBack() {
    if let goBack = core.goBack { return goBack() }
    popItem(animated: true)
  }

  // MARK: Looks

  func changeLegacy(_ change: (inout LegacyBarLook) -> Void) {
    change(&core.legacy)
    appearanceChanged()
  }

  /// The look for the present item, room and place of the content.
  var currentAppearance: UINavigationBarAppearance {
    let isCompact = metrics == .compact
    let item = topItem
    let plain =
      (isCompact ? item?.compactAppearance ?? compactAppearance : nil) ?? item?.standardAppearance
      ?? core.standard ?? UINavigationBarAppearance()
    let edge =
      (isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil)
      ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if core.isAtEdge, core.isInController {
      if let edge { return edge }
      guard let clear = plain.copy() as? UINavigationBarAppearance else { return plain }
      clear.configureWithTransparentBackground()
      if core.standard == nil,
        !core.legacy.images.isEmpty || core.legacy.tint != nil && !core.legacy.isTranslucent
      {
        core.legacy.apply(to: clear, metrics: metrics)
      }
      return withLegacyText(clear)
    }
    guard core.standard == nil, item?.standardAppearance == nil,
      let look = plain.copy() as? UINavigationBarAppearance
    else { return withLegacyText(plain) }
    core.legacy.apply(to: look, metrics: metrics)
    return withLegacyText(look)
  }

  private func withLegacyText(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    guard
      titleTextAttributes != nil || largeTitleTextAttributes != nil || backIndicatorImage != nil
        || core.titleShifts[metrics.rawValue] != nil || core.legacy.style != .default,
      let look = look.copy() as? UINavigationBarAppearance
    else { return look }
    if core.legacy.style != .default, look.titleTextAttributes[.foregroundColor] == nil {
      look.titleTextAttributes[.foregroundColor] = UIColor.white
      look.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    }
    look.titleTextAttributes.merge(titleTextAttributes ?? [:]) { own, _ in own }
    if let titleTextAttributes, look.titleTextAttributes[.foregroundColor] as? UIColor == .white {
      look.titleTextAttributes.merge(titleTextAttributes) { $1 }
    }
    look.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
    if let shift = core.titleShifts[metrics.rawValue] {
      look.titlePositionAdjustment.vertical = shift
    }
    if let backIndicatorImage {
      look.setBackIndicatorImage(
        backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    }
    return look
  }

  func appearanceChanged() {
    let look = currentAppearance
    core.background.show(look)
    core.content?.show(look)
    core.largeTitle.show(topItem?.title, look)
    setNeedsLayout()
  }

  func sizeChanged() {
    core.largeTitle.isHidden = !showsLargeTitle(topItem)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (next as? UIView)?.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Places

  func placeContent() {
    let rows = rows
    let row =
      (metrics == .compact ? NavigationBarCore.compactHeight : NavigationBarCore.height)
      + core.sheetExtra
    let top: CGFloat = rows.title > 0 ? 0 : -row
    core.background.frame = CGRect(
      x: 0, y: -core.topExtent, width: bounds.width, height: bounds.height + core.topExtent)
    sendSubviewToBack(core.background)
    core.content?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: rows.title > 0 ? min(row, bounds.height) : row)
    core.content?.alpha = rows.title > 0 ? 1 : 0
    core.largeTitle.alpha = rows.title > 0 ? 1 : 0
    let isLarge = rows.large > 0
    let isInline = isSearchInline
    core.content?.searchWidth = isInline ? inlineSearchWidth : 0
    let searchSeen = core.searchRow == nil || isInline ? 0 : core.searchSeen ?? rows.search
    let below = max(0, bounds.height - rows.title - searchSeen)
    let seen = core.largeHeight ?? (isLarge ? below : 0)
    core.largeTitle.frame = CGRect(x: 0, y: rows.title, width: bounds.width, height: below)
    core.largeTitle.pull = max(0, below - LargeTitleView.height(traitCollection))
    placeSearchRow()
    core.content?.titleAlpha = isLarge && seen > 20 ? 0 : 1
    core.largeTitle.setNeedsLayout()
  }
}
