// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a tab bar controller goes from tab to tab, and where its bar is.

import CoreGraphics
import Foundation
internal import MicaRaster

/// The state of a tab bar controller.
@MainActor
final class TabCore {
  nonisolated init() {}

  var controllers: [UIViewController]?
  weak var selected: UIViewController?
  lazy var bar = UITabBar(frame: .zero)
  lazy var link = TabBarLink()
  var isBarHidden = false
  /// Holds the controllers' views.
  lazy var room = UIView(frame: .zero)
  var context: TransitionContext?
  weak var scrollView: UIScrollView?
  /// The tabs that are objects, and those of them that the bar shows, with the controllers that they had then.
  var objects: [UITab] = []
  var shownObjects: [(tab: UITab, controller: UIViewController)] = []
  lazy var sidebar = UITabBarController.Sidebar()
  var mode = UITabBarController.Mode.automatic
  var customizationIdentifier: String?
  var compactTabIdentifiers: [String]?
  /// The list of more, where it was needed.
  var more: UINavigationController?
  lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  var showsMore = false

  var selectedIndex: Int {
    controllers?.firstIndex { $0 === selected } ?? NSNotFound
  }
}

/// Hears of the bar in place of the controller, so that a subclass may be a tab bar's delegate itself.
@MainActor
final class TabBarLink: NSObject, UITabBarDelegate, TabItemContainer {
  weak var owner: UITabBarController?

  nonisolated override init() {}

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    owner?.userChose(item)
    owner?.tabBar(tabBar, didSelect: item)
  }

  func tabBarItemChanged(of controller: UIViewController) {
    owner?.tabBarItemChanged(of: controller)
  }
}

/// The view of a tab bar controller: places its bar whenever it is laid out.
final class TabView: UIView {
  weak var owner: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.placeTabParts()
  }
}

extension UITabBarController: BarContainer, TabItemContainer, BottomBarContainer, ScrollEdgeObserver
{
  /// Tabs of a phone's bar.
  static let most = 5

  func setUpTabs() {
    tabCore.link.owner = self
    tabCore.bar.delegate = tabCore.link
  }

  func makeTabView() -> UIView {
    let view = TabView(frame: UIScreen.main.bounds)
    view.owner = self
    tabCore.room.frame = view.bounds
    view.addSubview(tabCore.room)
    view.addSubview(tabCore.bar)
    return view
  }

  // MARK: Controllers

  /// Where the selected controller has gone, `successor` is selected, or the first one.
  func replaceControllers(
    _ controllers: [UIViewController]?, successor: UIViewController? = nil
  ) {
    let old = tabCore.controllers ?? []
    let new = controllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) {
      if isUnderMore(gone) { removeFromMore(gone) } else { abandon(gone) }
    }
    tabCore.controllers = controllers
    for come in new where come.parent !== self && !isUnderMore(come) { adopt(come) }
    showItems()
    let stays = tabCore.selected === tabCore.more && tabCore.showsMore
    if !stays, !new.contains(where: { $0 === tabCore.selected }) {
      go(to: successor ?? new.first, animatedBy: nil)
    }
    tabCore.bar.select(chosenItem)
  }

  private func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.core.bars = self
    controller.didMove(toParent: self)
  }

  private func abandon(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === tabCore.selected { controller.viewIfLoaded?.removeFromSuperview() }
    controller.core.bars = nil
    controller.core.barInsets = .zero
    controller.removeFromParent()
  }

  private func showItems() {
    tabCore.showsMore = hasMore
    let shown = (tabCore.controllers ?? []).prefix(tabCore.showsMore ? Self.most - 1 : .max)
    tabCore.bar.setItems(
      shown.compactMap { item(of: $0) } + (tabCore.showsMore ? [tabCore.moreItem] : []),
      animated: false)
    tabCore.bar.select(chosenItem)
    (tabCore.more?.viewControllers.first as? MoreListController)?.reload()
  }

  package func tabBarItemChanged(of controller: UIViewController) { showItems() }

  // MARK: Choices

  func select(_ controller: UIViewController?) {
    precondition(
      controller == nil || controller === tabCore.more
        || (tabCore.controllers ?? []).contains { $0 === controller },
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
    go(to: controller, animatedBy: nil)
  }

  func selectIndex(_ index: Int) {
    guard let controllers = tabCore.controllers, controllers.indices.contains(index) else { return }
    go(to: controllers[index], animatedBy: nil)
  }

  func userChose(_ item: UITabBarItem) {
    let found = (tabCore.controllers ?? []).first { self.item(of: $0) === item }
    let tab = tabObject(of: found)
    let oldTab = chosenTab
    guard let new = item === tabCore.moreItem ? moreStack : found,
      delegate?.tabBarController(self, shouldSelect: new) ?? true,
      tab.map({ delegate?.tabBarController(self, shouldSelectTab: $0) ?? true }) ?? true
    else { return tabCore.bar.select(chosenItem) }
    if new === tabCore.selected {
      // A tap on the chosen tab leads a stack back to its root.
      (new as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      let animator = tabCore.selected.flatMap {
        delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new)
      }
      go(to: new, animatedBy: animator)
    }
    delegate?.tabBarController(self, didSelect: new)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: oldTab) }
  }

  /// Shows another controller, with the notices in Apple's order (g.3).
  private func go(
    to new: UIViewController?, animatedBy animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let old = tabCore.selected
    // What the list of more shows is on its stack.
    let isOnStack = new?.parent != nil && new?.parent === tabCore.more
    let new = isOnStack ? tabCore.more : new
    guard new !== old else { return }
    // One that was on the stack has no parent since it left it.
    if let new, new.parent == nil { adopt(new) }
    tabCore.context?.completeTransition(true)
    tabCore.selected = new
    tabCore.bar.select(chosenItem)
    guard isViewLoaded, core.phase != .gone, let new else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    let isShown = core.phase == .there || viewIfLoaded?.window != nil
    guard isShown else { return installSelected() }
    let animated = animator != nil
    old?.beginAppearance(false, animated: animated)
    new.beginAppearance(true, animated: animated)
    let view: UIView = new.view
    view.frame = tabCore.room.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let animator, let old else {
      tabCore.room.addSubview(view)
      new.sayAppearing()
      old?.viewIfLoaded?.removeFromSuperview()
      placeTabParts()
      old?.endAppearance()
      return new.endAppearance()
    }
    let context = TransitionContext(from: old, to: new, in: tabCore.room, animated: true)
    tabCore.context = context
    context.announce()
    context.initialFrames[ObjectIdentifier(old)] = old.view.frame
    context.finalFrames[ObjectIdentifier(new)] = view.frame
    context.ended = { [weak self] completed in
      self?.ended(from: old, to: new, completed)
    }
    context.start(
      animator: animator,
      driver: delegate?.tabBarController(self, interactionControllerFor: animator))
    placeTabParts()
  }

  private func ended(from old: UIViewController, to new: UIViewController, _ completed: Bool) {
    tabCore.context = nil
    let (stays, goes) = completed ? (new, old) : (old, new)
    if !completed {
      new.beginAppearance(false, animated: true)
      old.beginAppearance(true, animated: true)
      tabCore.selected = old
      tabCore.bar.select(chosenItem)
    }
    if stays.view.superview !== tabCore.room { tabCore.room.addSubview(stays.view) }
    goes.viewIfLoaded?.removeFromSuperview()
    placeTabParts()
    goes.endAppearance()
    stays.endAppearance()
  }

  /// Puts the chosen controller's view into place before it appears with the container.
  func installSelected() {
    guard isViewLoaded, tabCore.context == nil, let view: UIView = tabCore.selected?.view else {
      return
    }
    if view.superview !== tabCore.room {
      view.frame = tabCore.room.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tabCore.room.addSubview(view)
    }
    placeTabParts()
  }

  // MARK: Places

  /// Whether the chosen controller's stack asks the bar to make way.
  private var isBarAskedAway: Bool {
    guard let stack = tabCore.selected as? UINavigationController else {
      return tabCore.selected?.hidesBottomBarWhenPushed == true
        && tabCore.selected is UINavigationController
    }
    return stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func placeTabParts() {
    guard let root = viewIfLoaded else { return }
    if tabCore.showsMore != hasMore { showItems() }
    let bounds = root.bounds
    let safe = root.ownSafeArea
    tabCore.room.frame = bounds
    let height = tabCore.bar.core.height(of: tabCore.bar)
    tabCore.bar.core.bottomExtent = safe.bottom
    let isAway = isBarAskedAway
    let y = tabCore.isBarHidden ? bounds.height : bounds.height - safe.bottom - height
    tabCore.bar.frame = CGRect(
      x: isAway ? -bounds.width : 0, y: y, width: bounds.width, height: height)
    if let selected = tabCore.selected, tabCore.context == nil {
      if let view = selected.viewIfLoaded, view.superview === tabCore.room { view.frame = bounds }
      let covers = !isAway && !tabCore.isBarHidden
      selected.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: covers ? height : 0, right: 0))
    }
    followScrollView()
  }

  private func followScrollView() {
    var top = tabCore.selected
    while let stack = top as? UINavigationController { top = stack.topViewController }
    let scrollView = top?.scrollViewForBars
    if tabCore.scrollView !== scrollView { tabCore.scrollView?.core.edgeObservers.remove(self) }
    tabCore.scrollView = scrollView
    scrollView?.core.edgeObservers.add(self)
    followEdge(of: scrollView)
  }

  package func scrolled(_ scrollView: UIScrollView) { followEdge(of: scrollView) }

  /// Content that ends above the bar has no background below it (FACTS_UIKIT d.14).
  func followEdge(of scrollView: UIScrollView?) {
    var isAtEdge = true
    if let scrollView {
      let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      isAtEdge = scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.01
    }
    guard tabCore.bar.core.isAtEdge != isAtEdge else { return }
    tabCore.bar.core.isAtEdge = isAtEdge
    tabCore.bar.appearanceChanged()
  }

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabCore.isBarHidden else { return }
    tabCore.isBarHidden = hidden
    guard animated, viewIfLoaded?.window != nil else { return placeTabParts() }
    UIView.animateTouchably(withDuration: 0.25) { self.placeTabParts() }
  }

  func bottomBarChanged(of controller: UIViewController) {
    if controller === tabCore.selected { placeTabParts() }
  }

  package func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {}

  package func extentChanged(of controller: UIViewController) { viewIfLoaded?.setNeedsLayout() }
}
