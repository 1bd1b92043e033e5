// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bars and what stands in them.

import CoreGraphics
import CoreText
import Foundation
internal import MicaNib

extension NibItem {
  /// The attributes of titles in bars: `<textAttributes key="titleTextAttributes">`.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let part = child(key: key), part.name == "textAttributes" else { return nil }
    var found: [NSAttributedString.Key: Any] = [:]
    if let child = part.child(key: "fontDescription") ?? part.child("fontDescription") {
      found[.font] = loader.font(child)
    }
    if let child = part.child(key: "textColor") { found[.foregroundColor] = loader.color(child) }
    if part.child(key: "textShadowColor") != nil { loader.note(part, "textShadowColor") }
    return found
  }
}

@MainActor
private let barStyles: [String: UIBarStyle] = [
  "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
]

extension UINavigationBar {
  func readNavigationBar(_ item: NibItem) {
    item.choice("barStyle", self, \.barStyle, named: barStyles)
    item.set("translucent", self, \.isTranslucent)
    item.set("largeTitles", self, \.prefersLargeTitles)
    item.set("prefersLargeTitles", self, \.prefersLargeTitles)
    item.set("barTintColor", self, \.barTintColor)
    item.set("shadowImage", self, \.shadowImage)
    if let image = item.image("backgroundImage") { setBackgroundImage(image, for: .default) }
    item.set("backIndicatorImage", self, \.backIndicatorImage)
    item.set("backIndicatorTransitionMaskImage", self, \.backIndicatorTransitionMaskImage)
    if let found = item.textAttributes("titleTextAttributes") { titleTextAttributes = found }
    if let found = item.textAttributes("largeTitleTextAttributes") {
      largeTitleTextAttributes = found
    }
    if let part = item.child(key: "standardAppearance") {
      let made = UINavigationBarAppearance()
      item.loader.readBarAppearance(part, made)
      standardAppearance = made
    }
    if let part = item.child(key: "scrollEdgeAppearance") {
      let made = UINavigationBarAppearance()
      item.loader.readBarAppearance(part, made)
      scrollEdgeAppearance = made
    }
    if let part = item.child(key: "compactAppearance") {
      let made = UINavigationBarAppearance()
      item.loader.readBarAppearance(part, made)
      compactAppearance = made
    }
    if let part = item.child(key: "compactScrollEdgeAppearance") {
      let made = UINavigationBarAppearance()
      item.loader.readBarAppearance(part, made)
      compactScrollEdgeAppearance = made
    }
    if let list = item.child("items") {
      items = item.loader.makeObjects(in: list, UINavigationItem.self)
    }
    item.ignore("behavioralStyle", "preferredBehavioralStyle")
  }
}

extension NibLoader {
  /// `<navigationBarAppearance key="standardAppearance" backgroundImageContentMode="center">` and its kin.
  func readBarAppearance(_ element: NibElement, _ appearance: UIBarAppearance) {
    let item = NibItem(element, self)
    if let color = item.color("backgroundColor") { appearance.backgroundColor = color }
    if let color = item.color("shadowColor") { appearance.shadowColor = color }
    if let image = item.image("backgroundImage") { appearance.backgroundImage = image }
    if let image = item.image("shadowImage") { appearance.shadowImage = image }
    if let part = item.child("blurEffect"), part["style"] == "none" {
      appearance.backdrop = .clear
      appearance.backgroundEffect = nil
    }
    if let bar = appearance as? UINavigationBarAppearance {
      if let found = item.textAttributes("titleTextAttributes") { bar.titleTextAttributes = found }
      if let found = item.textAttributes("largeTitleTextAttributes") {
        bar.largeTitleTextAttributes = found
      }
    }
    item.ignore("backgroundImageContentMode", "backgroundEffect")
    item.finish()
  }
}

extension UIToolbar {
  func readToolbar(_ item: NibItem) {
    item.choice("barStyle", self, \.barStyle, named: barStyles)
    item.set("translucent", self, \.isTranslucent)
    item.set("barTintColor", self, \.barTintColor)
    if let list = item.child("items") {
      items = item.loader.makeObjects(in: list, UIBarButtonItem.self)
    }
  }
}

extension UITabBar {
  func readTabBar(_ item: NibItem) {
    item.choice("barStyle", self, \.barStyle, named: barStyles)
    item.set("translucent", self, \.isTranslucent)
    item.set("barTintColor", self, \.barTintColor)
    item.set("unselectedItemTintColor", self, \.unselectedItemTintColor)
    item.set("backgroundImage", self, \.backgroundImage)
    item.set("shadowImage", self, \.shadowImage)
    item.set("selectionIndicatorImage", self, \.selectionIndicatorImage)
    if let color = item.color("selectedImageTintColor") { tintColor = color }
    item.set("itemWidth", self, \.itemWidth)
    item.set("itemSpacing", self, \.itemSpacing)
    item.choice(
      "itemPositioning", self, \.itemPositioning, of: [.automatic, .fill, .centered])
    for key in ["standardAppearance", "scrollEdgeAppearance"] {
      guard let part = item.child(key: key) else { continue }
      let made = UITabBarAppearance()
      item.loader.readBarAppearance(part, made)
      if key == "standardAppearance" {
        standardAppearance = made
      } else {
        scrollEdgeAppearance = made
      }
    }
    if let list = item.child("items") {
      items = item.loader.makeObjects(in: list, UITabBarItem.self)
    }
    if let id = item["selectedItem"] { selectedItem = item.loader.object(id) as? UITabBarItem }
  }
}

extension UISearchBar {
  func readSearchBar(_ item: NibItem) {
    item.set("text", self, \.text)
    item.set("placeholder", self, \.placeholder)
    item.set("prompt", self, \.prompt)
    item.choice("searchBarStyle", self, \.searchBarStyle, of: [.default, .prominent, .minimal])
    item.set("barTintColor", self, \.barTintColor)
    item.set("translucent", self, \.isTranslucent)
    item.set("backgroundImage", self, \.backgroundImage)
    item.set("showsCancelButton", self, \.showsCancelButton)
    item.set("showsBookmarkButton", self, \.showsBookmarkButton)
    item.set("showsSearchResultsButton", self, \.showsSearchResultsButton)
    item.set("showsScopeBar", self, \.showsScopeBar)
    if let list = item.child("scopeButtonTitles") {
      scopeButtonTitles = list.children.map { $0.content ?? "" }
    }
    item.readTextTraits(self)
    item.choice("barStyle", self, \.barStyle, named: barStyles)
  }
}

extension UIBarItem {
  func readBarItem(_ item: NibItem) {
    item.set("title", self, \.title)
    item.set("image", self, \.image)
    item.set("landscapeImage", self, \.landscapeImagePhone)
    item.set("largeContentSizeImage", self, \.largeContentSizeImage)
    item.set("enabled", self, \.isEnabled)
    item.set("tag", self, \.tag)
    item.set("imageInsets", self, \.imageInsets)
    item.ignore("catalog")
    if let part = item.child(key: "accessibilityConfiguration") {
      if let text = part["label"] { accessibilityLabel = text }
      if let text = part["identifier"] { accessibilityIdentifier = text }
    }
  }
}

extension UIBarButtonItem {
  func readBarButton(_ item: NibItem) {
    item.choice(
      "style", self, \.style, named: ["plain": .plain, "done": .done, "bordered": .plain])
    item.set("width", self, \.width)
    item.set("tintColor", self, \.tintColor)
    item.set("selected", self, \.isSelected)
    item.set("hidden", self, \.isHidden)
    item.set("changesSelectionAsPrimaryAction", self, \.changesSelectionAsPrimaryAction)
    if let part = item.child(key: "customView")
      ?? item.element.children.first(where: {
        NibClasses.views[$0.name] != nil
      })
    {
      item.ignore(part)
      customView = item.loader.makeView(part)
    }
    if let menu = item.child("menu") { item.loader.note(menu, "of a bar button item") }
    item.ignore("systemItem", "springLoaded")
  }
}

extension UITabBarItem {
  func readTabItem(_ item: NibItem) {
    item.set("selectedImage", self, \.selectedImage)
    item.set("badgeValue", self, \.badgeValue)
    item.set("badgeColor", self, \.badgeColor)
    item.set("titlePositionAdjustment", self, \.titlePositionAdjustment)
    item.ignore("systemItem")
  }
}

extension UINavigationItem {
  func readNavigationItem(_ item: NibItem) {
    let loader = item.loader
    item.set("title", self, \.title)
    item.set("prompt", self, \.prompt)
    item.set("hidesBackButton", self, \.hidesBackButton)
    item.set("leftItemsSupplementBackButton", self, \.leftItemsSupplementBackButton)
    item.set("backButtonTitle", self, \.backButtonTitle)
    item.choice(
      "largeTitleDisplayMode", self, \.largeTitleDisplayMode, of: [.automatic, .always, .never])
    item.choice(
      "backButtonDisplayMode", self, \.backButtonDisplayMode, of: [.default, .generic, .minimal])
    let loneItems: [(String, @MainActor (UIBarButtonItem) -> Void)] = [
      ("leftBarButtonItem", { self.leftBarButtonItem = $0 }),
      ("rightBarButtonItem", { self.rightBarButtonItem = $0 }),
      ("backBarButtonItem", { self.backBarButtonItem = $0 }),
    ]
    for (key, assign) in loneItems {
      guard let part = item.child(key: key) else { continue }
      if let made = loader.makeObject(part) as? UIBarButtonItem { assign(made) }
    }
    if let list = item.child("leftBarButtonItems") {
      leftBarButtonItems = loader.makeObjects(in: list, UIBarButtonItem.self)
    }
    if let list = item.child("rightBarButtonItems") {
      rightBarButtonItems = loader.makeObjects(in: list, UIBarButtonItem.self)
    }
    if let part = item.child(key: "titleView") { titleView = loader.makeView(part) }
    item.ignore("style")
  }
}
