// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A controller's view from its storyboard or nib.

import Foundation
internal import MicaNib
internal import MicaRaster

extension UIViewController {
  private var nibScene: NibScene? { core.nib as? NibScene }

  /// Makes the view of what the storyboard or a nib says: whether there is such a thing.
  func loadViewOfNib() -> Bool {
    if let scene = nibScene { return loadView(of: scene) }
    if let nibName {
      let bundle = nibBundle ?? .main
      UINib(nibName: nibName, bundle: bundle).instantiate(withOwner: self)
      precondition(
        isViewLoaded,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName)\" nib but the view "
          + "outlet was not set.")
      return true
    }
    // Without a name: the class's own, without "Controller" first.
    let type = String(describing: type(of: self)).prefix { $0 != "<" }
    guard type != "UIViewController" else { return false }
    var names = [String(type)]
    if type.hasSuffix("Controller") { names.insert(String(type.dropLast(10)), at: 0) }
    let bundle = nibBundle ?? .main
    guard let name = names.first(where: { UINib.exists($0, in: bundle) }) else { return false }
    UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    return isViewLoaded
  }

  private func loadView(of scene: NibScene) -> Bool {
    guard let element = scene.viewElement else { return false }
    let loader = NibLoader(scene.file, scene: scene, traits: traitCollection)
    loader.controller = self
    loader.isView = true
    guard let made = loader.makeView(element) else { return false }
    view = made
    for member in scene.members where member != scene.element {
      guard NibClasses.controller(member.name) == nil, member.name != "customObject",
        member.name != "placeholder", member.name != "exit"
      else { continue }
      _ = loader.makeObject(member)
    }
    scene.keepWithView(loader.made)
    loader.finish()
    loader.embed()
    return true
  }

  func performNibSegue(_ identifier: String, _ sender: Any?) {
    guard let scene = nibScene, let segue = scene.segue(named: identifier) else {
      return refuseSegue(identifier)
    }
    scene.perform(segue, sender: sender)
  }

  // MARK: Attributes

  func readController(_ item: NibItem) {
    if let size = item.child("size"), size.key == "freeformSize" { item.ignore(size) }
    if let value = item.child("value"), value.key == "contentSizeForViewInPopover" {
      item.ignore(value)
    }
    if let guides = item.child("layoutGuides") { item.ignore(guides) }
    if item["wantsFullScreenLayout"] != nil { item.ignore("wantsFullScreenLayout") }
    item.ignore("interfaceStyle", "nibName", "showSeguePresentationStyle")
    readItems(item)
  }

  private func readItems(_ item: NibItem) {
    let loader = item.loader
    if let element = item.child(key: "navigationItem") {
      if element["customClass"] == nil {
        let part = NibItem(element, loader)
        loader.read(navigationItem, part)
      } else if let made = loader.makeObject(element) as? UINavigationItem {
        core.navigationItem = made
      }
    }
    if let element = item.child(key: "tabBarItem"),
      let made = loader.makeObject(element) as? UITabBarItem
    {
      if made.title == nil { made.title = title }
      tabBarItem = made
    }
    if let list = item.child("toolbarItems") {
      toolbarItems = loader.makeObjects(in: list, UIBarButtonItem.self)
    }
    // Made with the view.
    if let part = item.element.child(key: "view") { item.ignore(part) }
  }
}

extension UINavigationController {
  func readBars(_ item: NibItem) {
    if let bar = item.child(key: "navigationBar") {
      item.loader.read(navigationBar, NibItem(bar, item.loader))
    }
    if let bar = item.child(key: "toolbar"), let toolbar {
      item.loader.read(toolbar, NibItem(bar, item.loader))
    }
  }

  func readNavigation(_ item: NibItem) {
    if let list = item.child("viewControllers") { item.ignore(list) }
  }
}

extension UITabBarController {
  func readTabs(_ item: NibItem) {
    if let bar = item.child(key: "tabBar") {
      item.loader.read(tabBar, NibItem(bar, item.loader))
    }
    if let list = item.child("viewControllers") { item.ignore(list) }
  }
}

extension UISplitViewController {
  func readStyle(_ item: NibItem) {
    if let style: Style = item.value("style") { columns.style = style }
  }

  /// Puts controllers into the columns that their relationships name.
  func take(_ parts: [(name: String, controller: UIViewController)]) {
    let names: [String: Column] = [
      "masterViewController": .primary, "primaryViewController": .primary,
      "supplementaryViewController": .supplementary, "detailViewController": .secondary,
      "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    guard style != .unspecified else {
      viewControllers =
        parts.filter { names[$0.name] == .primary }.map(\.controller)
        + parts.filter { names[$0.name] == .secondary }.map(\.controller)
      return
    }
    for part in parts {
      if let column = names[part.name] { setViewController(part.controller, for: column) }
    }
  }
}

extension UIPageViewController {
  func readPages(_ item: NibItem) {
    if let style: TransitionStyle = item.value("transitionStyle") {
      pages.style = style
      if style == .scroll { pages.spine = .none }
    }
    if let way: NavigationOrientation = item.value("navigationOrientation") {
      pages.orientation = way
    }
    if let spine: SpineLocation = item.value("spineLocation"),
      pages.style == .pageCurl
    {
      pages.spine = spine
    }
    if let space = item.number("pageSpacing"), pages.style == .scroll {
      pages.spacing = CGFloat(space)
    }
  }
}

extension UIGestureRecognizer {
  func readRecognizer(_ item: NibItem) {
    item.ignore("allowedTouchTypes", "allowedPressTypes")
    if let part = item.child(key: "allowedPressTypes") { item.ignore(part) }
    if let part = item.child(key: "allowedTouchTypes") { item.ignore(part) }
  }
}
