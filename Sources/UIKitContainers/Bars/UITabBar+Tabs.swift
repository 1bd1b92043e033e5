// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a tab bar consists of.

import CoreGraphics
import Foundation
internal import MicaRaster

/// The state of a tab bar.
@MainActor
final class TabBarCore {
  nonisolated init() {}

  var items: [UITabBarItem]?
  var selected: UITabBarItem?
  var tabs: [TabButton] = []
  lazy var background = BarBackground(frame: .zero)
  lazy var marker = UIImageView()
  var standard: UITabBarAppearance?
  var legacy = LegacyBarLook()
  /// How far the background reaches below the bar.
  var bottomExtent: CGFloat = 0
  /// Whether content is at its end, above the bar; so it is where nobody says otherwise.
  var isAtEdge = false

  func standardAppearance(of bar: UITabBar) -> UITabBarAppearance {
    if let standard { return standard }
    let made = UITabBarAppearance()
    made.onChange = { [weak bar] in bar?.appearanceChanged() }
    made.changed()
    standard = made
    return made
  }

  /// 49 points, 32 on a phone on its side (d.14).
  func height(of bar: UITabBar) -> CGFloat {
    bar.traitCollection.verticalSizeClass == .compact ? 32 : 49
  }
}

extension UITabBar: BarItemObserver {
  func setUpTabBar() {
    core.background.shadowIsOnTop = true
    addSubview(core.background)
    addSubview(core.marker)
    appearanceChanged()
  }

  func noteCustomizing() { Unsupported.note("UITabBar.beginCustomizingItems(_:)", of: self) }

  func changeLegacy(_ change: (inout LegacyBarLook) -> Void) {
    change(&core.legacy)
    appearanceChanged()
  }

  func replaceItems(_ items: [UITabBarItem]?) {
    for tab in core.tabs { tab.removeFromSuperview() }
    core.items = items
    core.tabs = (items ?? []).map { item in
      item.observer = self
      let tab = TabButton(item)
      tab.addAction(
        UIAction { [weak self] _ in
          guard let self, item.isEnabled else { return }
          choose(item)
        }, for: .touchUpInside)
      addSubview(tab)
      return tab
    }
    if !(items ?? []).contains(where: { $0 === core.selected }) { core.selected = nil }
    appearanceChanged()
  }

  /// The user has chosen a tab.
  private func choose(_ item: UITabBarItem) {
    if !core.chosenByDelegate(self, item) {
      select(item)
    }
    delegate?.tabBar(self, didSelect: item)
  }

  func select(_ item: UITabBarItem?) {
    core.selected = (core.items ?? []).first { $0 === item }
    appearanceChanged()
  }

  package func barItemChanged(_ item: NSObject) {
    core.tabs.first { $0.item === item }?.update()
    setNeedsLayout()
  }

  /// The look for the present place of the content.
  private var currentAppearance: UITabBarAppearance {
    let plain = core.selected?.standardAppearance ?? core.standard ?? UITabBarAppearance()
    if core.isAtEdge {
      if let edge = core.selected?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
      guard let clear = plain.copy() as? UITabBarAppearance else { return plain }
      clear.configureWithTransparentBackground()
      return clear
    }
    guard core.standard == nil, let copy = plain.copy() as? UITabBarAppearance else { return plain }
    core.legacy.apply(to: copy, metrics: .default)
    return copy
  }

  func appearanceChanged() {
    let look = currentAppearance
    core.background.show(look)
    core.marker.image = look.selectionIndicatorImage ?? selectionIndicatorImage
    core.marker.isHidden = core.marker.image == nil || core.selected == nil
    for tab in core.tabs {
      tab.isChosen = tab.item === core.selected
      tab.isInline = isInline
      tab.show(
        isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance,
        selectedTint: tintColor, otherTint: unselectedItemTintColor)
    }
    setNeedsLayout()
  }

  /// Beside each other where there is room, as on pads and phones on their side.
  var isInline: Bool {
    traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
  }

  /// Tabs share the width; where they are centred they are 76 points wide and 34 apart (our choice).
  func placeTabs() {
    core.background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + core.bottomExtent)
    sendSubviewToBack(core.background)
    guard !core.tabs.isEmpty else { return }
    for tab in core.tabs where tab.isInline != isInline { tab.isInline = isInline }
    let count = CGFloat(core.tabs.count)
    let height = min(bounds.height, core.height(of: self))
    let isCentred =
      itemPositioning == .centered
      || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    var width = room / count
    var gap: CGFloat = 0
    if isCentred {
      gap = itemSpacing > 0 ? itemSpacing : 34
      width = min(
        itemWidth > 0 ? itemWidth : isInline ? 110 : 76, (room + gap) / count - gap)
    }
    var x = safe.left + (room - count * width - (count - 1) * gap) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for tab in isMirrored ? core.tabs.reversed() : core.tabs {
      let (left, right) = (pixels(x), pixels(x + width))
      tab.frame = CGRect(x: left, y: 0, width: right - left, height: height)
      if tab.isChosen, let image = core.marker.image {
        core.marker.frame = pixelRect(of: image.size, in: tab.frame)
      }
      x += width + gap
    }
  }

  private func pixels(_ value: CGFloat) -> CGFloat { pixelGrid.nearest(value) }
}

extension TabBarCore {
  /// Whether a tab bar controller decides on the choice itself.
  func chosenByDelegate(_ bar: UITabBar, _ item: UITabBarItem) -> Bool {
    bar.delegate is any TabItemContainer
  }
}
