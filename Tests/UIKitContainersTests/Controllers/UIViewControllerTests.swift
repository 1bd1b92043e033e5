// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Controllers and windows: when the view is made and what the controller is told.

import TestScenes
import Testing
import UIKit

/// Writes down what it is told.
private final class WitnessController: UIViewController {
  var notices: [String] = []
  override func viewDidLoad() { notices.append("didLoad") }
  override func viewWillAppear(_ animated: Bool) { notices.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { notices.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { notices.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { notices.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { notices.append("didDisappear") }
  override func viewWillLayoutSubviews() { notices.append("willLayout") }
  override func viewDidLayoutSubviews() { notices.append("didLayout") }
}

@Suite(.ownProgram) @MainActor
struct UIViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))

  @Test func theViewIsMadeWhenAskedFor() {
    let controller = WitnessController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(controller.notices == ["didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func appearingGoesFromLoadToLayout() {
    let controller = WitnessController()
    window.rootViewController = controller
    #expect(controller.notices.isEmpty)
    window.makeKeyAndVisible()
    #expect(
      controller.notices == [
        "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
      ])
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
  }

  @Test func aVisibleWindowSwapsItsRoot() {
    let (first, second) = (WitnessController(), WitnessController())
    window.rootViewController = first
    window.makeKeyAndVisible()
    window.rootViewController = second
    #expect(first.notices.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(first.view.window == nil)
    #expect(second.notices.last == "didAppear")
    #expect(window.subviews.count == 1)
  }

  @Test func theRootViewFollowsTheWindow() {
    let controller = WitnessController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 60, height: 40)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func childrenKnowTheirParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }
}
