// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of bars and their items by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UINavigationBar {
  static func keys(_ table: ClassTable<UINavigationBar>) {
    table.initializers(inheritsOthers: true)
    table.property("topItem", \.topItem)
    table.property("backItem", \.backItem)
    table.property("barStyle", \.barStyle, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property(
      "prefersLargeTitles", \.prefersLargeTitles, inspectable: true,
      nib: ["largeTitles", "prefersLargeTitles"], default: false)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("shadowImage", \.shadowImage, inspectable: true)
    table.property("backIndicatorImage", \.backIndicatorImage, inspectable: true)
    table.property(
      "backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage, nib: .key)
    table.property("titleTextAttributes", \.titleTextAttributes, nib: .key)
    table.property("largeTitleTextAttributes", \.largeTitleTextAttributes, nib: .key)
    table.property("standardAppearance", \.standardAppearance, nib: .key)
    table.property("scrollEdgeAppearance", \.scrollEdgeAppearance, nib: .key)
    table.property("compactAppearance", \.compactAppearance, nib: .key)
    table.property("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, nib: .key)
    table.property("items", \.items, nib: .key)
  }
}

extension UIToolbar {
  static func keys(_ table: ClassTable<UIToolbar>) {
    table.initializers(inheritsOthers: true)
    table.property("barStyle", \.barStyle, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("items", \.items, nib: .key)
    table.property("standardAppearance", \.standardAppearance)
    table.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
  }
}

extension UITabBar {
  static func keys(_ table: ClassTable<UITabBar>) {
    table.initializers(inheritsOthers: true)
    table.property("selectedItem", \.selectedItem)
    table.property("barStyle", \.barStyle, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("unselectedItemTintColor", \.unselectedItemTintColor, nib: .key)
    table.property("backgroundImage", \.backgroundImage, inspectable: true)
    table.property("shadowImage", \.shadowImage, inspectable: true)
    table.property("selectionIndicatorImage", \.selectionIndicatorImage, inspectable: true)
    table.property("itemWidth", \.itemWidth, nib: .key)
    table.property("itemSpacing", \.itemSpacing, nib: .key)
    table.property("itemPositioning", \.itemPositioning, nib: .key)
    table.property("standardAppearance", \.standardAppearance, nib: .key)
    table.property("scrollEdgeAppearance", \.scrollEdgeAppearance, nib: .key)
    table.property("items", \.items, nib: .key)
  }
}

extension UIBarItem {
  static func keys(_ table: ClassTable<UIBarItem>) {
    table.initializers("init()", "init(coder:)", inheritsOthers: false)
    table.property("title", \.title, inspectable: true)
    table.property("image", \.image, inspectable: true)
    table.property(
      "landscapeImagePhone", \.landscapeImagePhone, inspectable: true, nib: "landscapeImage")
    table.property("largeContentSizeImage", \.largeContentSizeImage, nib: .key)
    table.property("isEnabled", \.isEnabled, inspectable: true, default: true)
    table.property("tag", \.tag, inspectable: true, default: 0)
    table.property("imageInsets", \.imageInsets, nib: .key)
  }
}

extension UIBarButtonItem {
  static func keys(_ table: ClassTable<UIBarButtonItem>) {
    table.initializers("init()", "init(coder:)", inheritsOthers: false)
    table.property("style", \.style, inspectable: true)
    table.property("width", \.width, inspectable: true, default: 0)
    table.property("customView", \.customView)
    // Not public on iOS either, but widely asked for: where a popover or a menu points to.
    table.property("view", get: { $0.shownView }, set: { _, _ in })
    table.property("tintColor", \.tintColor, inspectable: true)
    table.property("isSelected", \.isSelected, nib: .key)
    table.property("isHidden", \.isHidden, nib: .key)
    table.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, nib: .key)
    table.property("target", get: { $0.target }, set: { $0.target = $1 })
  }
}

extension UITabBarItem {
  static func keys(_ table: ClassTable<UITabBarItem>) {
    table.initializers("init()", "init(coder:)", inheritsOthers: false)
    table.property("selectedImage", \.selectedImage, inspectable: true)
    table.property("badgeValue", \.badgeValue, inspectable: true)
    table.property("badgeColor", \.badgeColor, nib: .key)
    table.property("titlePositionAdjustment", \.titlePositionAdjustment, nib: .key)
  }
}

extension UINavigationItem {
  static func keys(_ table: ClassTable<UINavigationItem>) {
    table.initializers("init(title:)", "init(coder:)", inheritsOthers: false)
    table.property("title", \.title, inspectable: true)
    table.property("prompt", \.prompt, inspectable: true)
    table.property("backButtonTitle", \.backButtonTitle, inspectable: true)
    table.property("hidesBackButton", \.hidesBackButton, nib: .key, default: false)
    table.property(
      "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, nib: .key, default: false)
    table.property("largeTitleDisplayMode", \.largeTitleDisplayMode, nib: .key)
    table.property("backButtonDisplayMode", \.backButtonDisplayMode, nib: .key)
    table.property("leftBarButtonItem", \.leftBarButtonItem, nib: .key)
    table.property("rightBarButtonItem", \.rightBarButtonItem, nib: .key)
    table.property("backBarButtonItem", \.backBarButtonItem, nib: .key)
    table.property("leftBarButtonItems", \.leftBarButtonItems, nib: .key)
    table.property("rightBarButtonItems", \.rightBarButtonItems, nib: .key)
    table.property("titleView", \.titleView, nib: .key)
  }
}
