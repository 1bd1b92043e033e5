// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What children are told as they come and go with their views (FACTS_UIKIT g.3).

import Mica
import Testing
import UIKit

@Suite @MainActor
struct ChildControllerTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
  private let log = ControllerLog()

  private func show(_ name: String) throws -> NotedController {
    let root = NotedController(name, log)
    stage.root = root
    _ = try stage.snapshot(at: 0.1)
    _ = log.take()
    return root
  }

  @Test func aChildComesAndGoesByItsView() throws {
    let root = try show("root")
    let child = NotedController("child", log)
    stage.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(
      log.take() == [
        "child.willMove", "child.didLoad", "child.willAppear", "child.isAppearing",
        "child.didMove",
      ])
    _ = try stage.snapshot(at: 0.2)
    #expect(log.take() == ["child.didAppear"])
    stage.run {
      child.willMove(toParent: nil)
      #expect(child.isMovingFromParent)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.take() == [
        "child.willMove(nil)", "child.willDisappear", "child.didDisappear", "child.didMove(nil)",
      ])
    #expect(!child.isMovingFromParent)
  }

  @Test func aChildOfTheRootAppearsWithIt() throws {
    let root = NotedController("root", log)
    let child = NotedController("child", log)
    stage.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      _ = log.take()
    }
    stage.root = root
    _ = try stage.snapshot(at: 0.1)
    #expect(
      log.take() == [
        "root.willAppear", "child.willAppear", "root.isAppearing", "child.isAppearing",
        "root.didAppear", "child.didAppear",
      ])
  }

  @Test func aContainerMayForwardByItself() throws {
    final class Container: NotedController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Container("root", log)
    stage.root = root
    _ = try stage.snapshot(at: 0.1)
    _ = log.take()
    let child = NotedController("child", log)
    stage.run {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    #expect(log.take() == ["child.willMove", "child.didLoad"])
    stage.run {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(log.take() == ["child.willAppear", "child.isAppearing", "child.didAppear"])
    stage.run { child.beginAppearanceTransition(true, animated: false) }
    #expect(log.take().isEmpty, "What has appeared doesn't appear again.")
  }

  @Test func oneChildTakesTheOthersPlace() throws {
    let root = try show("root")
    let (old, new) = (NotedController("old", log), NotedController("new", log))
    var isDone = false
    stage.run {
      for child in [old, new] {
        root.addChild(child)
        child.didMove(toParent: root)
      }
      root.view.addSubview(old.view)
    }
    _ = try stage.snapshot(at: 0.2)
    _ = log.take()
    stage.run {
      root.transition(
        from: old, to: new, duration: 0.3, options: [], animations: { old.view.alpha = 0 },
        completion: { isDone = $0 })
    }
    #expect(
      log.take() == ["old.willDisappear", "new.didLoad", "new.willAppear", "new.isAppearing"])
    _ = try stage.snapshot(at: 1)
    #expect(log.take() == ["old.didDisappear", "new.didAppear"])
    #expect(isDone && old.view.superview == nil && new.view.superview === root.view)
  }

  @Test func itemsTakeTheTitle() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }

  @Test func theEditButtonChangesEditing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item.style == .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && item.title == "Done" && item.style == .done)
    #expect(controller.editButtonItem === item)
  }
}
