// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gives what the views of a screen set to UIKit's navigation item and bars.

internal import MicaRaster

/// The bars' part of a hosting controller.
@MainActor
final class ScreenItem {
  private unowned let controller: UIViewController
  private var hosts: [Int: BarItemHost] = [:]
  private var hadSettings = false
  /// The place of the search field.
  private var search: SearchBridge?

  init(_ controller: UIViewController) { self.controller = controller }

  /// Brings the bars up to date.
  func update(_ settings: ScreenSettings?) {
    guard settings != nil || hadSettings else { return }
    hadSettings = true
    let settings = settings ?? ScreenSettings()
    let item = controller.navigationItem
    if let title = settings.title?(settings.environment), item.title != title { item.title = title }
    if let mode = settings.titleMode, item.largeTitleDisplayMode != mode {
      item.largeTitleDisplayMode = mode
    }
    let hidesBack = settings.isBackButtonHidden ?? false
    if item.hidesBackButton != hidesBack { item.hidesBackButton = hidesBack }
    updateBars(settings)
    updateItems(settings.items)
    updateSearch(settings.search)
  }

  private func updateBars(_ settings: ScreenSettings) {
    guard let stack = controller.navigationController, stack.topViewController === controller else {
      return
    }
    let visibility =
      settings.hiddenBars[.navigationBar] ?? settings.hiddenBars[.automatic] ?? .automatic
    let isHidden = settings.isBarHidden == true || visibility == .hidden
    if stack.isNavigationBarHidden != isHidden {
      stack.setNavigationBarHidden(isHidden, animated: false)
    }
    updateBackground(settings, of: stack)
    let hasBottom = settings.items.contains {
      $0.placement.place == .bottom || $0.placement.place == .status
    }
    if stack.isToolbarHidden == hasBottom { stack.setToolbarHidden(!hasBottom, animated: false) }
    if let tabs = stack.tabBarController ?? controller.tabBarController,
      let visibility = settings.hiddenBars[.tabBar]
    {
      let isHidden = visibility == .hidden
      if tabs.tabBar.isHidden != isHidden { tabs.tabBar.isHidden = isHidden }
    }
  }

  /// The colours behind the navigation bar and the tab bar, and whether they are shown.
  private func updateBackground(_ settings: ScreenSettings, of stack: UINavigationController) {
    func value<V>(_ list: [ToolbarPlacement: V], _ bar: ToolbarPlacement) -> V? {
      list[bar] ?? list[.automatic]
    }
    let item = controller.navigationItem
    let visibility = value(settings.backgrounds, .navigationBar)
    if let color = value(settings.barColors, .navigationBar), visibility != .hidden {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(color)
      if item.standardAppearance != appearance { item.standardAppearance = appearance }
      let edge = visibility == .visible ? appearance : nil
      if item.scrollEdgeAppearance != edge { item.scrollEdgeAppearance = edge }
    } else if let visibility, visibility != .automatic {
      let appearance = UINavigationBarAppearance()
      if visibility == .hidden { appearance.configureWithTransparentBackground() }
      if item.standardAppearance != appearance { item.standardAppearance = appearance }
      if item.scrollEdgeAppearance != appearance { item.scrollEdgeAppearance = appearance }
    }
    if settings.backgrounds[.tabBar] != nil || settings.barColors[.tabBar] != nil
      || settings.backgrounds[.bottomBar] != nil || settings.barColors[.bottomBar] != nil
    {
      Unsupported.note("toolbarBackground of other bars than the navigation bar")
    }
  }

  private func updateItems(_ entries: [ToolbarEntry]) {
    var used: Set<Int> = []
    var places: [ToolbarItemPlacement.Place: [UIBarButtonItem]] = [:]
    var title: UIView?
    for (index, entry) in entries.enumerated() {
      used.insert(index)
      if let space = entry.space {
        places[entry.placement.place, default: []].append(
          space == .infinity ? .flexibleSpace() : .fixedSpace(space))
        continue
      }
      let host = hosts[index] ?? BarItemHost()
      hosts[index] = host
      host.update(entry)
      if entry.placement.place == .principal {
        title = host.view
      } else {
        places[entry.placement.place, default: []].append(host.item)
      }
    }
    for index in hosts.keys where !used.contains(index) { hosts[index] = nil }
    let item = controller.navigationItem
    let trailing = (places[.automatic] ?? []) + (places[.trailing] ?? [])
    set(item, \.leftBarButtonItems, places[.leading] ?? [])
    // The items of UIKit's bar begin at the edge.
    set(item, \.rightBarButtonItems, trailing.reversed())
    if !(places[.leading] ?? []).isEmpty { item.leftItemsSupplementBackButton = true }
    if item.titleView !== title { item.titleView = title }
    let bottom = (places[.bottom] ?? []) + (places[.status] ?? [])
    if controller.toolbarItems ?? [] != bottom {
      controller.setToolbarItems(Self.spread(bottom), animated: false)
    }
  }

  /// Items of a bottom bar: several lie from edge to edge.
  private static func spread(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] { items }

  private func set(
    _ item: UINavigationItem,
    _ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>,
    _ items: [UIBarButtonItem]
  ) { if item[keyPath: path] ?? [] != items { item[keyPath: path] = items } }

  private func updateSearch(_ settings: SearchSettings?) {
    guard let settings else {
      if search != nil {
        controller.navigationItem.searchController = nil
        search = nil
      }
      return
    }
    let bridge = search ?? SearchBridge()
    search = bridge
    bridge.update(settings)
    if controller.navigationItem.searchController !== bridge.controller {
      controller.navigationItem.searchController = bridge.controller
      controller.navigationItem.hidesSearchBarWhenScrolling = false
    }
  }
}

/// A bar's item that shows views.
@MainActor
final class BarItemHost {
  private(set) var view: _UIHostingView<BarItemBody>!
  private(set) lazy var item = UIBarButtonItem(customView: view)

  func update(_ entry: ToolbarEntry) {
    let body = BarItemBody(content: entry.view, isDone: entry.placement.isDone)
    if let view {
      view.rootView = body
      view.inherit(entry.node.environment)
    } else {
      view = _UIHostingView(rootView: body, within: entry.node, entry.node.environment)
      view.safeAreaRegions = []
      view.host.controller = entry.node.host.controller
    }
    let size = view.sizeThatFits(.unspecified)
    if view.bounds.size != size {
      view.frame.size = size
      view.invalidateIntrinsicContentSize()
    }
  }
}

/// The views of a bar's item, in a row.
struct BarItemBody: View {
  let content: AnyView
  let isDone: Bool

  var body: some View {
    HStack(spacing: 16) { content }
  }
}

/// A search controller that a binding follows.
@MainActor
final class SearchBridge: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private var settings: SearchSettings?

  override init() {
    super.init()
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.obscuresBackgroundDuringPresentation = false
  }

  func update(_ new: SearchSettings) {
    settings = new
    let bar = controller.searchBar
    if (bar.text ?? "") != new.text.wrappedValue { bar.text = new.text.wrappedValue }
    let prompt = new.prompt ?? "Search"
    if bar.placeholder != prompt { bar.placeholder = prompt }
    if !new.scopes.isEmpty, bar.scopeButtonTitles ?? [] != new.scopes {
      bar.scopeButtonTitles = new.scopes
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard let settings, settings.text.wrappedValue != text else { return }
    settings.text.wrappedValue = text
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    settings?.isPresented?.wrappedValue = true
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    settings?.isPresented?.wrappedValue = false
  }
}
