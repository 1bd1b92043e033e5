// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A stack of controllers: who is told what, where the bar is, and the way back (FACTS_UIKIT g.2, g.4).

import Mica
import Testing
import UIKit

@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate {
  let log: ControllerLog
  init(_ log: ControllerLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.lines.append("willShow \((viewController as? NotedController)?.name ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.lines.append("didShow \((viewController as? NotedController)?.name ?? "")") }
}

@Suite @MainActor
struct NavigationTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let log = ControllerLog()
  private let first: NotedController
  private let second: NotedController
  private let navigation: UINavigationController
  private let listener: Listener

  init() throws {
    first = NotedController("first", log)
    second = NotedController("second", log)
    first.title = "First"
    second.title = "Second"
    navigation = UINavigationController(rootViewController: first)
    listener = Listener(log)
    navigation.delegate = listener
    stage.root = navigation
    _ = try stage.snapshot(at: 0.1)
  }

  // Also where the device itself covers nothing.
  @Test func theBarIsPartOfTheSafeArea() {
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test func theRootAppears() {
    #expect(
      log.take() == [
        "first.willMove", "first.didMove", "first.didLoad", "willShow first", "first.willAppear",
        "first.isAppearing", "first.didAppear", "didShow first",
      ])
    #expect(navigation.topViewController === first && first.navigationController === navigation)
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    #expect(navigation.navigationBar.bounds.height == 44)
    #expect(first.view.bounds.size == CGSize(width: 400, height: 600))
  }

  @Test func pushAndPop() throws {
    _ = log.take()
    stage.run { navigation.pushViewController(second, animated: true) }
    #expect(
      log.take() == [
        "second.willMove", "second.didLoad", "first.willDisappear", "second.willAppear",
        "willShow second", "second.isAppearing",
      ])
    _ = try stage.snapshot(at: 0.2)
    let x = try #require(second.view.layer.presentation()).frame.minX
    #expect(x > 10 && x < 390, "It comes from the right.")
    _ = try stage.snapshot(at: 1)
    #expect(
      log.take() == [
        "first.didDisappear", "second.didAppear", "second.didMove", "didShow second",
      ])
    #expect(first.view.superview == nil && second.view.frame.minX == 0)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    stage.finger.tap("First")
    try stage.advance(to: 2)
    #expect(
      log.take() == [
        "second.willMove(nil)", "second.willDisappear", "first.willAppear", "willShow first",
        "first.isAppearing", "second.didDisappear", "first.didAppear", "second.didMove(nil)",
        "didShow first",
      ])
    #expect(navigation.viewControllers == [first] && second.parent == nil)
  }

  @Test func theSwipeGoesBackOrNot() throws {
    stage.run { navigation.pushViewController(second, animated: false) }
    try stage.advance(to: 0.2)
    _ = log.take()
    stage.finger.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), duration: 0.5, rest: 0.3)
    try stage.advance(to: 2)
    #expect(navigation.topViewController === second && second.view.window != nil)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(log.take().last == "second.didAppear")
    stage.finger.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: 305, y: 300), duration: 0.5, rest: 0.3)
    try stage.advance(to: 4)
    #expect(navigation.viewControllers == [first] && first.view.window != nil)
    #expect(navigation.navigationBar.items == [first.navigationItem])
  }

  @Test func stacksAreReplaced() throws {
    let third = NotedController("third", log)
    stage.run {
      navigation.setViewControllers([first, second, third], animated: false)
      #expect(navigation.topViewController === third && third.view.window != nil)
      #expect(navigation.popToRootViewController(animated: false) == [second, third])
      #expect(first.view.window != nil && third.view.window == nil)
      #expect(navigation.popViewController(animated: false) == nil, "The last one stays.")
    }
  }

  @Test func barsComeAndGo() throws {
    stage.run { navigation.setNavigationBarHidden(true, animated: true) }
    try stage.advance(to: 1)
    #expect(navigation.navigationBar.frame.maxY <= 0)
    stage.run {
      first.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
      navigation.setToolbarHidden(false, animated: false)
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 556, width: 400, height: 44))
      #expect(navigation.toolbar.items?.count == 1)
    }
  }

  @Test func largeTitlesCollapse() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    scroll.contentSize = CGSize(width: 400, height: 2000)
    stage.run {
      first.view.addSubview(scroll)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.view.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 96)
      scroll.contentOffset.y = -scroll.adjustedContentInset.top + 20
      #expect(navigation.navigationBar.frame.height == 76)
      scroll.contentOffset.y = 300
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }
}
