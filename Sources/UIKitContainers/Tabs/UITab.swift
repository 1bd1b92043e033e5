// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tabs as objects (iOS 18).

public import Foundation
@_spi(Mica) import UIKitCore

/// A tab of a tab bar controller: what the bar shows, and the controller, which is made when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab may stand. Phones show all but optional ones and those of sidebars alone; pinned ones are last.
  public enum Placement: Int, Sendable {
    /// That of its kind: search is pinned.
    case automatic = 0
    /// On the bar, from which users may remove it.
    case `default` = 1
    /// Off the bar, to which users may add it.
    case optional = 2
    /// On the bar, within which users may move it.
    case movable = 3
    /// At the bar's end.
    case pinned = 4
    /// On the bar, ahead of those that users may move.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }

  let item = UITabBarItem()
  weak var owner: UITabBarController?
  var loaded: UIViewController?
  private let provider: ((UITab) -> UIViewController)?

  /// A tab. The provider is called once, when the controller is first needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// What the tab is found by; unique in its tab bar controller.
  open private(set) var identifier: String

  /// The title.
  open var title: String {
    didSet { item.title = title }
  }

  /// The picture; nil for none.
  open var image: UIImage? {
    didSet { item.image = image }
  }

  /// A second line, which sidebars show; nil by default.
  open var subtitle: String?

  /// A text on red at the picture's corner; nil, the default, for none.
  open var badgeValue: String? {
    didSet { item.badgeValue = badgeValue }
  }

  /// Whether the user can select it; true by default.
  open var isEnabled = true {
    didSet { item.isEnabled = isEnabled }
  }

  /// Where the tab may stand; `.automatic` by default.
  open var preferredPlacement = Placement.automatic {
    didSet { owner?.tabsChanged() }
  }

  /// Anything that belongs to the tab; nil by default.
  open var userInfo: Any?

  /// Whether the tab is nowhere to be seen; false by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.tabsChanged() } }
  }

  /// Whether the tab is hidden before users change that; false by default.
  ///
  /// Partly: kept; users change nothing here.
  open var isHiddenByDefault = false

  /// Whether users may hide it; false by default.
  ///
  /// Partly: kept; users change nothing here.
  open var allowsHiding = false

  /// The group that has the tab; nil for one of the bar's own.
  open internal(set) weak var parent: UITabGroup?

  /// The outermost group around the tab that shows its children in a stack; nil for none.
  open var managingTabGroup: UITabGroup? {
    var found: UITabGroup?
    var group = parent
    while let current = group {
      if current.managingNavigationController != nil { found = current }
      group = current.parent
    }
    return found
  }

  /// The container that has the tab, or the group around it.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// The tab's controller, made now if need be; nil for one without a provider.
  open var viewController: UIViewController? { ownController }

  /// The controller that the provider makes.
  final var ownController: UIViewController? {
    if loaded == nil { loaded = provider?(self) }
    return loaded
  }

  /// Whether the tab has a place on the bar.
  open var hasVisiblePlacement: Bool { tabBarController != nil && isOnBar }

  var isOnBar: Bool { !isHidden && placement != .sidebarOnly && placement != .optional }

  var placement: Placement {
    guard preferredPlacement == .automatic else { return preferredPlacement }
    return parent == nil ? .default : .optional
  }

}

/// The tab that leads to a search, at the bar's end.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// The system's search tab.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab begins a search; false by default (iOS 26).
  ///
  /// Partly: kept; the user taps the search bar.
  open var automaticallyActivatesSearch = false

  override var placement: Placement {
    preferredPlacement == .automatic ? .pinned : preferredPlacement
  }
}

/// A tab that has others.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// How sidebars show a group.
  public enum SidebarAppearance: Int, Sendable {
    /// That of where it stands.
    case automatic = 0
    /// Inline.
    case inline = 1
    /// As a section.
    case rootSection = 2
  }

  /// A group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let selectedChild, selectedChild.parent !== self { self.selectedChild = nil }
      tabBarController?.tabsChanged()
    }
  }

  /// The tab that is selected within the group; nil, the default, for none.
  open weak var selectedChild: UITab? {
    didSet {
      guard selectedChild !== oldValue else { return }
      (managingTabGroup ?? self).fillStack()
      tabBarController?.tabsChanged()
    }
  }

  /// The identifier of the tab that is selected with the group; nil for the first.
  open var defaultChildIdentifier: String?

  /// The stack that shows the group's controller and that of the selected child; nil, the default, for none.
  open var managingNavigationController: UINavigationController?

  /// How sidebars show the group; `.automatic` by default.
  ///
  /// Partly: kept; there are no sidebars.
  open var sidebarAppearance = SidebarAppearance.automatic

  /// Whether sidebars show the group as a place to go to; false by default.
  ///
  /// Partly: kept; there are no sidebars.
  open var isSidebarDestination = false

  /// Whether users may arrange the children; false by default.
  ///
  /// Partly: kept; users change nothing here.
  open var allowsReordering = false

  /// What sidebars offer below the group; none by default.
  ///
  /// Partly: kept; there are no sidebars.
  open var sidebarActions: [UIAction] = []

  /// The order of the children by their identifiers; empty, the default, for that of `children`.
  open var displayOrderIdentifiers: [String] = []

  /// The children in their order.
  open var displayOrder: [UITab] {
    guard !displayOrderIdentifiers.isEmpty else { return children }
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// The tab of an identifier in the group, or in groups within; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The child that is shown where the group has no controller of its own.
  var shownChild: UITab? {
    selectedChild ?? defaultChildIdentifier.flatMap(tab(forIdentifier:)) ?? children.first
  }

  /// The managing stack, the group's own controller, or that of the child that is selected.
  open override var viewController: UIViewController? {
    guard let stack = managingNavigationController else {
      return ownController ?? shownChild?.viewController
    }
    if stack.viewControllers.isEmpty { fillStack() }
    return stack
  }

  /// Puts the group's controller and those of the selected tabs below it onto the managing stack.
  private func fillStack() {
    guard let stack = managingNavigationController else { return }
    var controllers: [UIViewController] = []
    var tab: UITab? = self
    while let current = tab {
      if let controller = current.ownController { controllers.append(controller) }
      tab = (current as? UITabGroup)?.selectedChild
    }
    stack.setViewControllers(controllers, animated: false)
  }
}
