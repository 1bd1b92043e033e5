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

extension UINavigationBar {
  func readBackground(_ item: NibItem) {
    if let image = item.image("backgroundImage") { setBackgroundImage(image, for: .default) }
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

extension UITabBar {
  func readTabBar(_ item: NibItem) {
    if let color = item.color("selectedImageTintColor") { tintColor = color }
    if let id = item["selectedItem"] { selectedItem = item.loader.object(id) as? UITabBarItem }
  }
}

extension UIBarItem {
  func readBarItem(_ item: NibItem) {
    item.ignore("catalog")
    if let part = item.child(key: "accessibilityConfiguration") {
      if let text = part["label"] { accessibilityLabel = text }
      if let text = part["identifier"] { accessibilityIdentifier = text }
    }
  }
}

extension UIBarButtonItem {
  func readBarButton(_ item: NibItem) {
    if let part = item.child(key: "customView")
      ?? item.element.children.first(where: {
        NibClasses.view($0.name) != nil
      })
    {
      item.ignore(part)
      customView = item.loader.makeView(part)
    }
    if let menu = item.child("menu") { item.loader.note(menu, "of a bar button item") }
    item.ignore("systemItem", "springLoaded")
  }
}
