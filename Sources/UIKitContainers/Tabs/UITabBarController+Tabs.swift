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
  private static let most = 5

  func setUpTabs() {
    tabs.link.owner = self
    tabs.bar.delegate = tabs.link
  }

  func makeTabView() -> UIView {
    let view = TabView(frame: UIScreen.main.bounds)
    view.owner = self
    tabs.room.frame = view.bounds
    view.addSubview(tabs.room)
    view.addSubview(tabs.bar)
    return view
  }

  // MARK: Controllers

  func replaceControllers(_ controllers: [UIViewController]?) {
    let old = tabs.controllers ?? []
    let new = controllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      if gone === tabs.selected { gone.viewIfLoaded?.removeFromSuperview() }
      gone.core.bars = nil
      gone.core.barInsets = .zero
      gone.removeFromParent()
    }
    tabs.controllers = controllers
    for come in new where come.parent !== self {
      addChild(come)
      come.core.bars = self
      come.didMove(toParent: self)
    }
    showItems()
    if !new.contains(where: { $0 === tabs.selected }) { go(to: new.first, animatedBy: nil) }
    tabs.bar.select(tabs.selected?.tabBarItem)
  }

  private func showItems() {
    var shown = tabs.controllers ?? []
    if shown.count > Self.most, traitCollection.horizontalSizeClass != .regular {
      Unsupported.note("UITabBarController.moreNavigationController", of: self)
      shown = Array(shown.prefix(Self.most))
    }
    tabs.bar.setItems(shown.map { $0.tabBarItem }, animated: false)
    tabs.bar.select(tabs.selected?.tabBarItem)
  }

  package func tabBarItemChanged(of controller: UIViewController) { showItems() }

  // MARK: Choices

  func select(_ controller: UIViewController?) {
    precondition(
      controller == nil || (tabs.controllers ?? []).contains { $0 === controller },
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
    go(to: controller, animatedBy: nil)
  }

  func selectIndex(_ index: Int) {
    guard let controllers = tabs.controllers, controllers.indices.contains(index) else { return }
    go(to: controllers[index], animatedBy: nil)
  }

  func userChose(_ item: UITabBarItem) {
    guard let new = (tabs.controllers ?? []).first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: new) ?? true
    else { return tabs.bar.select(tabs.selected?.tabBarItem) }
    if new === tabs.selected {
      // A tap on the chosen tab leads a stack back to its root.
      (new as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      let animator = tabs.selected.flatMap {
        delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new)
      }
      go(to: new, animatedBy: animator)
    }
    delegate?.tabBarController(self, didSelect: new)
  }

  /// Shows another controller, with the notices in Apple's order (g.3).
  private func go(
    to new: UIViewController?, animatedBy animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let old = tabs.selected
    guard new !== old else { return }
    tabs.context?.completeTransition(true)
    tabs.selected = new
    tabs.bar.select(new?.tabBarItem)
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
    view.frame = tabs.room.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let animator, let old else {
      tabs.room.addSubview(view)
      new.sayAppearing()
      old?.viewIfLoaded?.removeFromSuperview()
      placeTabParts()
      old?.endAppearance()
      return new.endAppearance()
    }
    let context = TransitionContext(from: old, to: new, in: tabs.room, animated: true)
    tabs.context = context
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
    tabs.context = nil
    let (stays, goes) = completed ? (new, old) : (old, new)
    if !completed {
      new.beginAppearance(false, animated: true)
      old.beginAppearance(true, animated: true)
      tabs.selected = old
      tabs.bar.select(old.tabBarItem)
    }
    if stays.view.superview !== tabs.room { tabs.room.addSubview(stays.view) }
    goes.viewIfLoaded?.removeFromSuperview()
    placeTabParts()
    goes.endAppearance()
    stays.endAppearance()
  }

  /// Puts the chosen controller's view into place before it appears with the container.
  func installSelected() {
    guard isViewLoaded, tabs.context == nil, let view: UIView = tabs.selected?.view else { return }
    if view.superview !== tabs.room {
      view.frame = tabs.room.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tabs.room.addSubview(view)
    }
    placeTabParts()
  }

  // MARK: Places

  /// Whether the chosen controller's stack asks the bar to make way.
  private var isBarAskedAway: Bool {
    guard let stack = tabs.selected as? UINavigationController else {
      return tabs.selected?.hidesBottomBarWhenPushed == true
        && tabs.selected is UINavigationController
    }
    return stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func placeTabParts() {
    guard let root = viewIfLoaded else { return }
    let bounds = root.bounds
    let safe = root.ownSafeArea
    tabs.room.frame = bounds
    let height = tabs.bar.core.height(of: tabs.bar)
    tabs.bar.core.bottomExtent = safe.bottom
    let isAway = isBarAskedAway
    let y = tabs.isBarHidden ? bounds.height : bounds.height - safe.bottom - height
    tabs.bar.frame = CGRect(
      x: isAway ? -bounds.width : 0, y: y, width: bounds.width, height: height)
    if let selected = tabs.selected, tabs.context == nil {
      if let view = selected.viewIfLoaded, view.superview === tabs.room { view.frame = bounds }
      let covers = !isAway && !tabs.isBarHidden
      selected.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: covers ? height : 0, right: 0))
    }
    followScrollView()
  }

  private func followScrollView() {
    var top = tabs.selected
    while let stack = top as? UINavigationController { top = stack.topViewController }
    let scrollView = top?.scrollViewForBars
    if tabs.scrollView !== scrollView { tabs.scrollView?.core.edgeObservers.remove(self) }
    tabs.scrollView = scrollView
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
    guard tabs.bar.core.isAtEdge != isAtEdge else { return }
    tabs.bar.core.isAtEdge = isAtEdge
    tabs.bar.appearanceChanged()
  }

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabs.isBarHidden else { return }
    tabs.isBarHidden = hidden
    guard animated, viewIfLoaded?.window != nil else { return placeTabParts() }
    UIView.animateTouchably(withDuration: 0.25) { self.placeTabParts() }
  }

  func bottomBarChanged(of controller: UIViewController) {
    if controller === tabs.selected { placeTabParts() }
  }

  package func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {}

  package func extentChanged(of controller: UIViewController) { viewIfLoaded?.setNeedsLayout() }
}
