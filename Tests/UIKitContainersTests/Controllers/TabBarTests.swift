// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tabs: controllers are loaded when they are chosen, and told in Apple's order (FACTS_UIKIT g.3, d.14).

import Mica
import Testing
import UIKit

@MainActor
private final class TabJudge: NSObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  var chosen: [UIViewController] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== refused }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { chosen.append(viewController) }
}

@Suite @MainActor
struct TabBarTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let log = ControllerLog()
  private let tabs = UITabBarController()
  private let one: NotedController
  private let two: NotedController
  private let judge = TabJudge()

  init() throws {
    one = NotedController("one", log)
    two = NotedController("two", log)
    one.title = "One"
    two.title = "Two"
    tabs.delegate = judge
    tabs.viewControllers = [one, two]
    stage.root = tabs
    _ = try stage.snapshot(at: 0.1)
    _ = log.take()
  }

  @Test func theFirstIsShown() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === one)
    #expect(!two.isViewLoaded && one.tabBarController === tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 551, width: 400, height: 49))
    #expect(tabs.tabBar.selectedItem === one.tabBarItem)
  }

  @Test func aTapChooses() throws {
    stage.finger.tap("Two")
    try stage.advance(to: 1)
    #expect(
      log.take() == [
        "one.willDisappear", "two.didLoad", "two.willAppear", "two.isAppearing",
        "one.didDisappear", "two.didAppear",
      ])
    #expect(tabs.selectedIndex == 1 && judge.chosen == [two])
    judge.refused = one
    stage.finger.tap("One")
    try stage.advance(to: 2)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === two.tabBarItem)
  }

  @Test func aStackHidesTheBar() throws {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    stage.run {
      tabs.viewControllers = [stack, two]
      tabs.selectedIndex = 0
      let detail = UIViewController()
      detail.hidesBottomBarWhenPushed = true
      stack.pushViewController(detail, animated: false)
      #expect(tabs.tabBar.frame.maxX <= 0)
      stack.popViewController(animated: false)
      #expect(tabs.tabBar.frame.minX == 0)
    }
  }

  @Test func contentBelowTheBarGivesItABackgroundInAStackToo() throws {
    let page = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    page.view = scrollView
    stage.run { tabs.viewControllers = [UINavigationController(rootViewController: page)] }
    try stage.advance(to: 1)
    let blur = try #require(tabs.tabBar.subviews[0].subviews[0] as? UIVisualEffectView)
    #expect(blur.effect != nil && !blur.isHidden)
    stage.run { scrollView.contentOffset.y = 2000 - 551 }
    try stage.advance(to: 2)
    #expect(blur.effect == nil && blur.isHidden)
  }
}
