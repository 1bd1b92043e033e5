// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Proxies for items of bars.

import Mica
import TestScenes
import Testing
import UIKit

@testable import UIKitContainers

@Suite(.ownProgram) @MainActor
struct ItemAppearanceTests {
  private let stage = Stage(size: CGSize(width: 400, height: 700), scale: 1)

  private func color(of view: UIView?) -> UIColor? {
    let label = view?.subviews.compactMap { $0 as? UILabel }.first { $0.text?.isEmpty == false }
    return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      as? UIColor
  }

  private func show(_ item: UIBarButtonItem) throws {
    stage.run {
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = item
      stage.root = UINavigationController(rootViewController: root)
    }
    try stage.advance(to: stage.time + 0.5)
  }

  @Test("An item's title takes the proxy's attributes, unless it has its own")
  func titles() throws {
    stage.run {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
    }
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    try show(item)
    #expect(color(of: item.shownView) == .red)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    stage.run { item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal) }
    try stage.advance(to: stage.time + 0.5)
    #expect(color(of: item.shownView) == .blue)
  }

  @Test("A proxy for a container counts in it, and before one for all")
  func containers() throws {
    stage.run {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
        .green
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
      UIBarButtonItem.appearance().tintColor = .red
    }
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    try show(item)
    #expect(item.shownView?.tintColor == .green)
  }

  @Test("UIBarItem's proxy is for tabs and buttons, a subclass's for its own")
  func classes() throws {
    stage.run {
      UIBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green], for: .selected)
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -5)
      let (one, two) = (UIViewController(), UIViewController())
      one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [one, two]
      stage.root = tabs
    }
    try stage.advance(to: 0.5)
    let bar = try #require((stage.root as? UITabBarController)?.tabBar)
    func buttons(_ view: UIView) -> [TabButton] {
      view.subviews.flatMap { ($0 as? TabButton).map { [$0] } ?? buttons($0) }
    }
    #expect(buttons(bar).map { color(of: $0) } == [.green, .red])
  }

  @Test("The title of the button that leads back can be moved away")
  func back() throws {
    stage.run {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      let first = UIViewController()
      first.title = "First"
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.root = navigation
    }
    try stage.advance(to: 0.5)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    let bar = try #require((stage.root as? UINavigationController)?.navigationBar)
    let label = try #require(labels(bar).first { $0.text == "First" && $0.superview is BackButton })
    #expect(label.frame.minX < -900)
  }
}
