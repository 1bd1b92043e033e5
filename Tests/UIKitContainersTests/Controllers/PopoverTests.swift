// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Popovers: where they go, when they are sheets, and how they are put away.

import Mica
import Testing

import UIKit

@testable import UIKitContainers

@MainActor
private final class PopoverJudge: NSObject, UIPopoverPresentationControllerDelegate {
  var style: UIModalPresentationStyle?
  var isDismissed = false
  var dismisses = true

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style ?? .pageSheet }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    dismisses
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    isDismissed = true
  }
}

@Suite @MainActor
struct PopoverTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let root = UIViewController()
  private let button = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 40))
  private let other = UIViewController()
  private let judge = PopoverJudge()

  init() throws {
    judge.style = UIModalPresentationStyle.none
    root.view.addSubview(button)
    stage.root = root
    try stage.advance(to: 0.1)
    other.modalPresentationStyle = .popover
    other.preferredContentSize = CGSize(width: 200, height: 150)
  }

  private func present() throws -> UIPopoverPresentationController {
    let popover = try #require(other.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = judge
    stage.run { root.present(other, animated: true) }
    try stage.advance(to: 1)
    return popover
  }

  @Test func itStandsBelowItsSource() throws {
    let popover = try present()
    #expect(other.view.frame == CGRect(x: 100, y: 153, width: 200, height: 150))
    #expect(popover.arrowDirection == .up)
  }

  @Test func itTakesAnotherSideWhereThereIsMoreRoom() throws {
    button.frame.origin.y = 500
    let popover = try present()
    #expect(other.view.frame.maxY == 500 - 13 && popover.arrowDirection == .down)
  }

  @Test func itKeepsToTheScreen() throws {
    button.frame.origin.x = 350
    button.frame.size.width = 50
    let popover = try present()
    #expect(other.view.frame.maxX == 390)
    #expect(popover.placement?.tip == CGPoint(x: 358.5, y: 140))
  }

  @Test func onANarrowScreenItIsASheet() throws {
    judge.style = nil
    _ = try present()
    #expect(other.view.frame.width == 400 && other.view.frame.maxY == 600)
  }

  @Test func onAWideScreenNobodyIsAsked() throws {
    judge.style = nil
    let pad = try #require(StageDevice(named: "iPad (10.2-inch)"))
    let stage = Stage(device: pad)
    stage.root = root
    try stage.advance(to: 0.1)
    let popover = try #require(other.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = judge
    stage.run { root.present(other, animated: false) }
    try stage.advance(to: 1)
    #expect(other.view.frame.size == CGSize(width: 200, height: 150))
  }

  @Test func aTapBesideItPutsItAway() throws {
    _ = try present()
    judge.dismisses = false
    stage.finger.tap(at: CGPoint(x: 50, y: 500))
    try stage.advance(to: 2)
    #expect(root.presentedViewController === other)
    judge.dismisses = true
    stage.finger.tap(at: CGPoint(x: 50, y: 500))
    try stage.advance(to: 4)
    #expect(root.presentedViewController == nil && judge.isDismissed)
  }

  @Test func choicesOnAPadAreAPopover() throws {
    let pad = try #require(StageDevice(named: "iPad (10.2-inch)"))
    let stage = Stage(device: pad)
    stage.root = root
    try stage.advance(to: 0.1)
    let alert = UIAlertController(title: nil, message: "Where to?", preferredStyle: .actionSheet)
    stage.run {
      for title in ["Left", "Right"] {
        alert.addAction(UIAlertAction(title: title, style: .default))
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.popoverPresentationController?.sourceView = button
      root.present(alert, animated: false)
    }
    try stage.advance(to: 1)
    #expect(alert.view.frame.minY == 153 && alert.view.frame.width == 270)
    stage.finger.tap("Right")
    try stage.advance(to: 2)
    #expect(root.presentedViewController == nil)
  }
}
