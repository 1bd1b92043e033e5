// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tabs of a bar, on UIKit's tab bar controller (FACTS_SWIFTUI h.15).

/// Tabs with a bar.
struct TabBarView {
  let elements: [TabElement]
  let selected: TabSelection
}

extension TabBarView: _PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    TabBarNode(view, inputs)
  }
}

/// A tab that has been made.
@MainActor
private final class TabScreen {
  let id: AnyHashable
  let controller: UIHostingController<AnyView>
  var element: TabElement

  init(_ element: TabElement, _ controller: UIHostingController<AnyView>) {
    (id, self.element, self.controller) = (element.id, element, controller)
  }

  /// What the tab tells of a key, innermost first. A view with a body tells it when it has been made.
  func all<K: _TraitKey>(_ key: K.Type) -> [K.Value] {
    let known = element.traits?.all(key) ?? []
    guard known.isEmpty, element.traits?.all(TabLabelTrait.self).isEmpty != false else {
      return known
    }
    controller.hosting.prepare()
    return controller.hosting.host.rootTraits(key)
  }

  var tags: [AnyHashable] {
    all(TagsTrait.self).compactMap { $0 } + [element.implicitTag].compactMap { $0 }
  }
}

@MainActor
private final class TabBarNode: LeafNode<TabBarView> {
  private let controller = UITabBarController()
  private let anchor: ScreenAnchor
  private let inputs: _ViewInputs
  private var screens: [TabScreen] = []
  private var delegate: TabDelegate!

  override init(_ view: TabBarView, _ inputs: _ViewInputs) {
    anchor = ScreenAnchor(inputs)
    self.inputs = inputs
    super.init(view, inputs)
    delegate = TabDelegate { [unowned self] in choose($0) }
    controller.delegate = delegate
    host.adopt(controller)
    setDisplay(ControllerDisplay(controller, inputs), inputs)
    follow()
  }

  override func update(_ new: TabBarView) {
    view = new
    follow()
  }

  /// Brings the controllers, their items and the selection up to date.
  private func follow() {
    let old = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    screens = view.elements.map { element in
      guard let screen = old[element.id] else { return make(element) }
      screen.element = element
      screen.controller.rootView = element.view
      return screen
    }
    let kept = Set(screens.map(\.id))
    for screen in old.values where !kept.contains(screen.id) {
      screen.controller.hosting.endViews()
    }
    host.viewGraph.afterUpdate { [weak self] in self?.settle() }
    controller.loadViewIfNeeded()
    settleControllers()
  }

  private func make(_ element: TabElement) -> TabScreen {
    let hosting = UIHostingController(rootView: element.view, within: anchor, environment)
    hosting.hosting.didUpdate = { [weak self, weak hosting] in
      hosting?.viewsDidUpdate()
      self?.updateItems()
    }
    return TabScreen(element, hosting)
  }

  private func settle() {
    guard isAlive else { return }
    updateItems()
    settleControllers()
    select()
  }

  private func settleControllers() {
    let controllers = screens.map(\.controller)
    if controller.viewControllers ?? [] != controllers {
      updateItems()
      controller.setViewControllers(controllers, animated: false)
    }
  }

  private func select() {
    guard
      let index = screens.indices.first(where: {
        view.selected.tag(screens[$0].tags, $0) == view.selected.value
      }), controller.selectedIndex != index
    else { return }
    controller.selectedIndex = index
  }

  private func choose(_ chosen: UIViewController) {
    guard let index = screens.firstIndex(where: { $0.controller === chosen }),
      let tag = view.selected.tag(screens[index].tags, index)
    else { return }
    view.selected.select(tag)
  }

  private func updateItems() {
    guard isAlive else { return }
    for screen in screens { update(screen.controller.tabBarItem, of: screen) }
    if let tint = environment.uiTint, controller.tabBar.tintColor != tint {
      controller.tabBar.tintColor = tint
    }
  }

  private func update(_ item: UITabBarItem, of screen: TabScreen) {
    let badge = screen.all(RowBadgeTrait.self).last.flatMap { $0 }?.string(environment)
    if item.badgeValue != badge { item.badgeValue = badge }
    guard let label = screen.all(TabLabelTrait.self).last.flatMap({ $0 }) else { return }
    let parts = TabLabelParts(label.view, self, inputs)
    if item.title != parts.title { item.title = parts.title }
    if item.image !== parts.image { item.image = parts.image }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    for screen in screens { screen.controller.hosting.inherit(environment) }
    host.viewGraph.afterUpdate { [weak self] in self?.updateItems() }
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    for screen in screens { screen.controller.hosting.endViews() }
    controller.leaveHost()
  }
}

/// The tab bar's delegate: it passes the selected tab on.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  private let choose: (UIViewController) -> Void

  init(_ choose: @escaping (UIViewController) -> Void) { self.choose = choose }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { choose(viewController) }
}

/// The first text and the first image of views.
@MainActor
struct TabLabelParts {
  private(set) var title: String?
  private(set) var image: UIImage?

  init(_ view: AnyView, _ parent: _ViewNode, _ inputs: _ViewInputs) {
    var inner = inputs.content(of: parent)
    inner.environment = parent.environment
    let node = AnyView._makeNode(view, inner)
    find(in: node)
    node.end()
  }

  private mutating func find(in node: _ViewNode) {
    if let text = node as? _NodeOf<Text> {
      if title == nil { title = text.view.string(text.environment) }
    } else if let picture = node as? _NodeOf<Image> {
      if image == nil { image = Self.picture(picture.view, picture.environment) }
    } else {
      for child in node.children { find(in: child) }
    }
  }

  /// The picture of a tab: the filled variant of a symbol where there is one.
  private static func picture(_ image: Image, _ environment: EnvironmentValues) -> UIImage? {
    guard case .symbol(let name, _) = image.source else {
      return image.uiImage(ImageSurroundings(environment, image.attributes))
    }
    return UIImage(systemName: name + ".fill") ?? UIImage(systemName: name)
  }
}
