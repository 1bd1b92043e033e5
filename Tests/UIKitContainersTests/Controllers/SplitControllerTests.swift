// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lists beside details on pads, and one stack on phones.

import Mica
import Testing
import UIKit

@Suite @MainActor
struct SplitControllerTests {
  private let list = UIViewController()
  private let details = UIViewController()

  private func shown(_ device: String, isTurned: Bool = false) throws -> (
    Stage, UISplitViewController
  ) {
    let device = try #require(StageDevice(named: device))
    let stage = Stage(device: isTurned ? device.turned : device)
    let split = stage.run { UISplitViewController() }
    stage.run {
      split.viewControllers = [
        UINavigationController(rootViewController: list),
        UINavigationController(rootViewController: details),
      ]
    }
    stage.root = split
    _ = try stage.snapshot(at: 0.1)
    return (stage, split)
  }

  @Test func aWidePadShowsBoth() throws {
    let (_, split) = try shown("iPad Pro (11-inch)", isTurned: true)
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(split.viewControllers[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(split.viewControllers[1].view.frame.minX == 320.5)
    #expect(list.splitViewController === split)
  }

  @Test func aHighPadShowsDetailsAndTheButtonTheList() throws {
    let (stage, split) = try shown("iPad Pro (11-inch)")
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.viewControllers[1].view.frame == split.view.bounds)
    #expect(list.viewIfLoaded?.window == nil)
    stage.run { split.show(.primary) }
    try stage.advance(to: 1)
    #expect(split.displayMode == .oneOverSecondary && list.view.window != nil)
    #expect(split.viewControllers[0].view.frame.minX == 0)
    stage.finger.tap(at: CGPoint(x: 700, y: 600))
    try stage.advance(to: 2)
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
  }

  @Test func aPhoneHasOneStack() throws {
    let (stage, split) = try shown("iPhone 15")
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    let stack = try #require(split.viewControllers[0] as? UINavigationController)
    #expect(stack.viewControllers == [list, details])
    let more = UIViewController()
    stage.run { list.showDetailViewController(more, sender: nil) }
    try stage.advance(to: 1)
    #expect(stack.topViewController === more)
  }

  @Test func theDelegateMayKeepTheListOnTop() throws {
    final class Keeper: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let keeper = Keeper()
    let device = try #require(StageDevice(named: "iPhone 15"))
    let stage = Stage(device: device)
    let split = stage.run { UISplitViewController(style: .doubleColumn) }
    let plain = stage.run { UISplitViewController() }
    stage.run {
      plain.delegate = keeper
      plain.viewControllers = [
        UINavigationController(rootViewController: list), UINavigationController(),
      ]
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(details, for: .secondary)
    }
    stage.root = plain
    _ = try stage.snapshot(at: 0.1)
    #expect((plain.viewControllers[0] as? UINavigationController)?.viewControllers == [list])
    stage.root = split
    _ = try stage.snapshot(at: 0.2)
    #expect(
      (split.viewControllers[0] as? UINavigationController)?.topViewController === details)
    #expect(split.viewController(for: .secondary) === details)
  }
}
