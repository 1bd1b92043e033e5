// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tabs as objects (iOS 18), and the list of more than five.

import Mica
import Testing
import UIKit

@testable import UIKitContainers

@MainActor
private final class TabWitness: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { tab.identifier != "refused" }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { log.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)") }
}

@Suite @MainActor
struct TabObjectTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let tabs = UITabBarController()
  private let witness = TabWitness()

  private func tab(_ name: String) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.title = "of \(tab.identifier)"
      return controller
    }
  }

  private func tap(_ x: CGFloat, at time: Double) throws {
    stage.touch([Contact(finger: 1, action: .down, location: CGPoint(x: x, y: 575))], at: time)
    stage.touch([Contact(finger: 1, action: .up, location: CGPoint(x: x, y: 575))], at: time + 0.05)
    try stage.advance(to: time + 1)
  }

  @Test func tabsAreOnTheBar() throws {
    tabs.delegate = witness
    let search = UISearchTab { _ in UIViewController() }
    tabs.tabs = [search, tab("one"), tab("refused"), tab("two")]
    stage.root = tabs
    try stage.advance(to: 0)
    // Pinned tabs come last; the bar says the tabs' titles, whatever those of the controllers are.
    #expect(tabs.tabBar.items?.map(\.title) == ["ONE", "REFUSED", "TWO", "Search"])
    #expect(tabs.selectedTab?.identifier == "one" && tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController?.tab?.identifier == "one")
    try tap(150, at: 0.1)
    #expect(tabs.selectedTab?.identifier == "one" && witness.log.isEmpty)
    try tap(250, at: 2)
    #expect(tabs.selectedTab?.identifier == "two" && witness.log == ["one two"])
    stage.run { tabs.tab(forIdentifier: "two")?.badgeValue = "3" }
    #expect(tabs.tabBar.items?[2].badgeValue == "3")
    stage.run { tabs.tab(forIdentifier: "refused")?.isHidden = true }
    #expect(tabs.tabBar.items?.count == 3 && tabs.selectedTab?.identifier == "two")
    stage.run { tabs.selectedTab = tabs.tab(forIdentifier: "one") }
    #expect(tabs.selectedIndex == 0 && witness.log.count == 1)
  }

  @Test func aGroupShowsItsSelectedChild() throws {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b")])
    tabs.tabs = [tab("one"), group]
    stage.root = tabs
    try stage.advance(to: 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["ONE", "Group"])
    stage.run { tabs.selectedTab = tabs.tab(forIdentifier: "b") }
    #expect(tabs.selectedViewController?.title == "of b" && tabs.selectedTab?.identifier == "b")
    #expect(group.children[0].parent === group && group.children[0].tabBarController === tabs)
  }

  @Test func moreThanFiveHaveAList() throws {
    let controllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    tabs.viewControllers = controllers
    stage.root = tabs
    try stage.advance(to: 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
    try tap(360, at: 0.1)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    // The first row is the fifth controller.
    let bar = tabs.moreNavigationController.navigationBar.frame.maxY
    stage.touch(
      [Contact(finger: 1, action: .down, location: CGPoint(x: 100, y: bar + 20))], at: 2)
    stage.touch(
      [Contact(finger: 1, action: .up, location: CGPoint(x: 100, y: bar + 20))], at: 2.05)
    try stage.advance(to: 4)
    #expect(tabs.moreNavigationController.topViewController === controllers[4])
    #expect(tabs.tabBar.selectedItem?.title == "More" && tabs.viewControllers?.count == 7)
    stage.run { tabs.viewControllers = Array(controllers.prefix(5)) }
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "5"])
  }

  /// What the list of more has shown is the tab bar controller's again, and what is removed leaves the list's stack.
  @Test func controllersComeBackFromTheListOfMore() throws {
    let controllers = (1...7).map { _ in UIViewController() }
    tabs.viewControllers = controllers
    stage.root = tabs
    try stage.advance(to: 0)
    stage.run {
      tabs.selectedViewController = tabs.moreNavigationController
      tabs.showFromMore(controllers[5])
    }
    try stage.advance(to: 2)
    stage.run { _ = tabs.moreNavigationController.popViewController(animated: false) }
    stage.run { tabs.selectedIndex = 5 }
    try stage.advance(to: 3)
    #expect(controllers[5].tabBarController === tabs && controllers[5].parent === tabs)
    stage.run {
      tabs.selectedViewController = tabs.moreNavigationController
      tabs.showFromMore(controllers[6])
    }
    try stage.advance(to: 5)
    stage.run { tabs.viewControllers = Array(controllers.prefix(6)) }
    #expect(!tabs.moreNavigationController.viewControllers.contains(controllers[6]))
    #expect(controllers[6].parent == nil)
  }

  /// Another child of the group that is shown takes its place at once: no other tab is shown in between.
  @Test func childrenOfAShownGroupAreExchanged() throws {
    let inner = UITabGroup(
      title: "Inner", image: nil, identifier: "inner", children: [tab("c"), tab("d")])
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b"), inner])
    let one = tab("one")
    tabs.tabs = [one, group]
    tabs.selectedTab = group.children[0]
    stage.root = tabs
    try stage.advance(to: 0)
    stage.run { tabs.selectedTab = group.children[1] }
    #expect(tabs.selectedViewController?.title == "of b")
    #expect(one.viewController?.isViewLoaded == false)
    stage.run { group.selectedChild = group.children[0] }
    #expect(tabs.selectedViewController?.title == "of a" && tabs.selectedTab?.identifier == "a")
    stage.run { tabs.selectedTab = tabs.tab(forIdentifier: "d") }
    #expect(tabs.selectedTab?.identifier == "d" && tabs.selectedViewController?.title == "of d")
    stage.run { group.children = [tab("e")] }
    #expect(tabs.selectedViewController?.title == "of e" && tabs.selectedIndex == 1)
  }

  @Test func aManagedStackFollowsTheSelection() throws {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b")]
    ) { tab in
      let controller = UIViewController()
      controller.title = "of \(tab.identifier)"
      return controller
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    tabs.tabs = [tab("one"), group]
    stage.root = tabs
    try stage.advance(to: 0)
    stage.run { tabs.selectedTab = group.children[0] }
    #expect(tabs.selectedViewController === stack)
    #expect(stack.viewControllers.map(\.title) == ["of group", "of a"])
    stage.run { tabs.selectedTab = group.children[1] }
    #expect(stack.viewControllers.map(\.title) == ["of group", "of b"])
  }
}
