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
    let standard = NibClasses.controllers
    for member in scene.members where member != scene.element {
      guard standard[member.name] == nil, member.name != "customObject",
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

  static let nibPresentationStyles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover, .automatic,
  ]
  static let nibTransitionStyles: [UIModalTransitionStyle] = [
    .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ]

  // MARK: Attributes

  func readController(_ item: NibItem) {
    item.set("title", self, \.title)
    item.choice(
      "modalPresentationStyle", self, \.modalPresentationStyle, of: Self.nibPresentationStyles)
    item.choice("modalTransitionStyle", self, \.modalTransitionStyle, of: Self.nibTransitionStyles)
    item.set("definesPresentationContext", self, \.definesPresentationContext)
    item.set(
      "providesPresentationContextTransitionStyle", self,
      \.providesPresentationContextTransitionStyle)
    item.set("modalInPresentation", self, \.isModalInPresentation)
    item.set("hidesBottomBarWhenPushed", self, \.hidesBottomBarWhenPushed)
    item.set("extendedLayoutIncludesOpaqueBars", self, \.extendedLayoutIncludesOpaqueBars)
    item.set("automaticallyAdjustsScrollViewInsets", self, \.automaticallyAdjustsScrollViewInsets)
    item.set(
      "viewRespectsSystemMinimumLayoutMargins", self, \.viewRespectsSystemMinimumLayoutMargins)
    item.set("restorationIdentifier", self, \.restorationIdentifier)
    item.set("editing", self, \.isEditing)
    item.choice(
      "overrideUserInterfaceStyle", self, \.overrideUserInterfaceStyle,
      named: ["light": .light, "dark": .dark, "unspecified": .unspecified])
    if let edges = item.child(key: "edgesForExtendedLayout") {
      edgesForExtendedLayout = Self.edges(edges)
    }
    if let size = item.size("contentSizeForViewInPopover") ?? item.size("preferredContentSize") {
      preferredContentSize = size
    }
    if let size = item.child("size"), size.key == "freeformSize" { item.ignore(size) }
    if let value = item.child("value"), value.key == "contentSizeForViewInPopover" {
      item.ignore(value)
    }
    if let guides = item.child("layoutGuides") { item.ignore(guides) }
    if item["wantsFullScreenLayout"] != nil { item.ignore("wantsFullScreenLayout") }
    item.ignore("interfaceStyle", "nibName", "showSeguePresentationStyle")
    readItems(item)
  }

  private static func edges(_ element: NibElement) -> UIRectEdge {
    var edges: UIRectEdge = []
    for (name, edge): (String, UIRectEdge) in [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ] where element[name] == "YES" { edges.insert(edge) }
    return edges
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

extension UITableViewController {
  func readTableController(_ item: NibItem) {
    item.set("clearsSelectionOnViewWillAppear", self, \.clearsSelectionOnViewWillAppear)
    if let element = item.child(key: "refreshControl") {
      refreshControl = item.loader.makeView(element) as? UIRefreshControl
    }
  }
}

extension UICollectionViewController {
  func readCollectionController(_ item: NibItem) {
    item.set("clearsSelectionOnViewWillAppear", self, \.clearsSelectionOnViewWillAppear)
  }
}

extension UINavigationController {
  func readNavigation(_ item: NibItem) {
    if let bar = item.child(key: "navigationBar") {
      item.loader.read(navigationBar, NibItem(bar, item.loader))
    }
    if let bar = item.child(key: "toolbar"), let toolbar {
      item.loader.read(toolbar, NibItem(bar, item.loader))
    }
    if let isHidden = item.bool("navigationBarHidden") { isNavigationBarHidden = isHidden }
    if let isHidden = item.bool("toolbarHidden") { isToolbarHidden = isHidden }
    item.set("hidesBarsOnSwipe", self, \.hidesBarsOnSwipe)
    item.set("hidesBarsOnTap", self, \.hidesBarsOnTap)
    item.set("hidesBarsWhenKeyboardAppears", self, \.hidesBarsWhenKeyboardAppears)
    item.set("hidesBarsWhenVerticallyCompact", self, \.hidesBarsWhenVerticallyCompact)
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
  func readSplit(_ item: NibItem) {
    let styles: [String: Style] = [
      "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
    if let style = item.choice("style", named: styles) { columns.style = style }
    let modes: [String: DisplayMode] = [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
      "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
    item.choice("preferredDisplayMode", self, \.preferredDisplayMode, named: modes)
    item.set("presentsWithGesture", self, \.presentsWithGesture)
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
    if let style = item.choice("transitionStyle", of: [TransitionStyle.pageCurl, .scroll]) {
      pages.style = style
      if style == .scroll { pages.spine = .none }
    }
    if let way = item.choice(
      "navigationOrientation", of: [NavigationOrientation.horizontal, .vertical])
    {
      pages.orientation = way
    }
    if let spine = item.choice("spineLocation", of: [SpineLocation.none, .min, .mid, .max]),
      pages.style == .pageCurl
    {
      pages.spine = spine
    }
    if let space = item.number("pageSpacing"), pages.style == .scroll {
      pages.spacing = CGFloat(space)
    }
    item.set("doubleSided", self, \.isDoubleSided)
  }
}
