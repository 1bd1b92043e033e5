// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of bars and their items by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UINavigationBar {
  static func keys(_ table: ClassTable<UINavigationBar>) {
    table.initializers(inheritsOthers: true)
    table.property("items", \.items)
    table.property("topItem", \.topItem)
    table.property("backItem", \.backItem)
    table.property("prefersLargeTitles", \.prefersLargeTitles, inspectable: true, default: false)
    table.property("barStyle", \.barStyle, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("shadowImage", \.shadowImage, inspectable: true)
    table.property("backIndicatorImage", \.backIndicatorImage, inspectable: true)
    table.property("titleTextAttributes", \.titleTextAttributes)
    table.property("largeTitleTextAttributes", \.largeTitleTextAttributes)
    table.property("standardAppearance", \.standardAppearance)
    table.property("compactAppearance", \.compactAppearance)
    table.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
  }
}

extension UIToolbar {
  static func keys(_ table: ClassTable<UIToolbar>) {
    table.initializers(inheritsOthers: true)
    table.property("items", \.items)
    table.property("barStyle", \.barStyle, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("standardAppearance", \.standardAppearance)
    table.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
  }
}

extension UITabBar {
  static func keys(_ table: ClassTable<UITabBar>) {
    table.initializers(inheritsOthers: true)
    table.property("items", \.items)
    table.property("selectedItem", \.selectedItem)
    table.property("barStyle", \.barStyle, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("backgroundImage", \.backgroundImage, inspectable: true)
    table.property("shadowImage", \.shadowImage, inspectable: true)
    table.property("selectionIndicatorImage", \.selectionIndicatorImage, inspectable: true)
    table.property("unselectedItemTintColor", \.unselectedItemTintColor)
    table.property("standardAppearance", \.standardAppearance)
    table.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
  }
}

extension UIBarItem {
  static func keys(_ table: ClassTable<UIBarItem>) {
    table.initializers("init()", "init(coder:)", inheritsOthers: false)
    table.property("title", \.title, inspectable: true)
    table.property("image", \.image, inspectable: true)
    table.property("landscapeImagePhone", \.landscapeImagePhone, inspectable: true)
    table.property("imageInsets", \.imageInsets)
    table.property("isEnabled", \.isEnabled, inspectable: true, default: true)
    table.property("tag", \.tag, inspectable: true, default: 0)
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
    table.property("target", get: { $0.target }, set: { $0.target = $1 })
  }
}

extension UITabBarItem {
  static func keys(_ table: ClassTable<UITabBarItem>) {
    table.initializers("init()", "init(coder:)", inheritsOthers: false)
    table.property("selectedImage", \.selectedImage, inspectable: true)
    table.property("badgeValue", \.badgeValue, inspectable: true)
    table.property("badgeColor", \.badgeColor)
  }
}

extension UINavigationItem {
  static func keys(_ table: ClassTable<UINavigationItem>) {
    table.initializers("init(title:)", "init(coder:)", inheritsOthers: false)
    table.property("title", \.title, inspectable: true)
    table.property("titleView", \.titleView)
    table.property("prompt", \.prompt, inspectable: true)
    table.property("backBarButtonItem", \.backBarButtonItem)
    table.property("backButtonTitle", \.backButtonTitle, inspectable: true)
    table.property("hidesBackButton", \.hidesBackButton, default: false)
    table.property(
      "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, default: false)
    table.property("leftBarButtonItem", \.leftBarButtonItem)
    table.property("rightBarButtonItem", \.rightBarButtonItem)
    table.property("leftBarButtonItems", \.leftBarButtonItems)
    table.property("rightBarButtonItems", \.rightBarButtonItems)
  }
}

/// The classes of bars and their items.
enum BarClasses {
  static func add(to file: FileClasses) {
    file.add(
      UINavigationBar.self, "UINavigationBar", module: "UIKit", objectiveCName: "UINavigationBar"
    ) { UINavigationBar.keys($0) }
    file.add(UIToolbar.self, "UIToolbar", module: "UIKit", objectiveCName: "UIToolbar") {
      UIToolbar.keys($0)
    }
    file.add(UITabBar.self, "UITabBar", module: "UIKit", objectiveCName: "UITabBar") {
      UITabBar.keys($0)
    }
    file.add(UIBarItem.self, "UIBarItem", module: "UIKit", objectiveCName: "UIBarItem") {
      UIBarItem.keys($0)
    }
    file.add(
      UIBarButtonItem.self, "UIBarButtonItem", module: "UIKit", objectiveCName: "UIBarButtonItem"
    ) { UIBarButtonItem.keys($0) }
    file.add(
      UITabBarItem.self, "UITabBarItem", module: "UIKit", objectiveCName: "UITabBarItem"
    ) { UITabBarItem.keys($0) }
    file.add(
      UINavigationItem.self, "UINavigationItem", module: "UIKit",
      objectiveCName: "UINavigationItem"
    ) { UINavigationItem.keys($0) }
  }
}
