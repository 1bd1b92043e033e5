// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Presenting and dismissing: who is told what, and when (FACTS_UIKIT g.2, g.5).

import Mica
import Testing
import UIKit

@Suite @MainActor
struct PresentationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
  private let log = ControllerLog()
  private let root: NotedController

  init() throws {
    root = NotedController("root", log)
    stage.root = root
    _ = try stage.snapshot(at: 0.1)
    _ = log.take()
  }

  private func sheet(_ style: UIModalPresentationStyle) -> NotedController {
    let other = NotedController("other", log)
    other.modalPresentationStyle = style
    return other
  }

  @Test func aFullScreenTakesThePresentersPlace() throws {
    let other = sheet(.fullScreen)
    stage.run {
      root.present(other, animated: true) { self.log.lines.append("completion") }
      #expect(root.presentedViewController === other)
      #expect(other.presentingViewController === root)
      #expect(other.isBeingPresented)
    }
    #expect(
      log.take() == [
        "root.willDisappear", "other.didLoad", "other.willAppear", "other.isAppearing",
      ])
    _ = try stage.snapshot(at: 0.2)
    let shown = try #require(other.view.layer.presentation())
    #expect(shown.frame.minY > 0 && shown.frame.minY < 100, "It comes from below.")
    _ = try stage.snapshot(at: 1)
    #expect(log.take() == ["other.didAppear", "root.didDisappear", "completion"])
    #expect(root.view.window == nil && !other.isBeingPresented)
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.run { other.dismiss(animated: true) { self.log.lines.append("completion") } }
    #expect(
      log.take() == ["other.willDisappear", "root.willAppear", "root.isAppearing"])
    #expect(root.view.window != nil)
    _ = try stage.snapshot(at: 2)
    #expect(log.take() == ["other.didDisappear", "root.didAppear", "completion"])
    #expect(root.presentedViewController == nil && other.view.window == nil)
  }

  @Test func whatLiesBelowStays() throws {
    let other = sheet(.overFullScreen)
    stage.run { root.present(other, animated: false) }
    #expect(
      log.take() == ["other.didLoad", "other.willAppear", "other.isAppearing", "other.didAppear"])
    #expect(root.view.window != nil)
    stage.run { root.dismiss(animated: false) }
    #expect(log.take() == ["other.willDisappear", "other.didDisappear"])
    #expect(root.presentedViewController == nil)
  }

  @Test func whoPresentsAlreadyPresentsNobodyElse() {
    stage.run {
      root.present(sheet(.fullScreen), animated: false)
      let third = UIViewController()
      root.present(third, animated: false)
      #expect(third.presentingViewController == nil)
    }
  }

  @Test func aContextIsCoveredAlone() throws {
    let child = NotedController("child", log)
    child.definesPresentationContext = true
    stage.run {
      root.addChild(child)
      child.view.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let other = sheet(.overCurrentContext)
      child.present(other, animated: false)
      #expect(other.presentingViewController === child)
      #expect(other.view.convert(other.view.bounds, to: nil) == child.view.frame)
    }
  }

  @Test func allAboveArePutAway() throws {
    let (second, third) = (sheet(.fullScreen), NotedController("third", log))
    third.modalPresentationStyle = .overFullScreen
    stage.run {
      root.present(second, animated: false)
      second.present(third, animated: false)
      _ = log.take()
      root.dismiss(animated: true)
    }
    _ = try stage.snapshot(at: 2)
    #expect(root.presentedViewController == nil && second.presentedViewController == nil)
    #expect(root.view.window != nil && second.view.window == nil && third.view.window == nil)
    #expect(log.take().last == "root.didAppear")
  }

  @Test func othersMoveAlong() throws {
    let other = sheet(.overFullScreen)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isOver = false
    stage.run {
      root.view.addSubview(mark)
      root.present(other, animated: true)
      let coordinator = other.transitionCoordinator
      #expect(coordinator?.isAnimated == true)
      coordinator?.animate(
        alongsideTransition: { _ in mark.frame.origin.x = 100 },
        completion: { isOver = !$0.isCancelled })
    }
    _ = try stage.snapshot(at: 0.2)
    let x = try #require(mark.layer.presentation()).frame.minX
    #expect(x > 0 && x < 100)
    _ = try stage.snapshot(at: 2)
    #expect(isOver && other.transitionCoordinator == nil)
  }
}
