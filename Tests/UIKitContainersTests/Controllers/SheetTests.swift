// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sheets under a finger: from detent to detent, and away (FACTS_UIKIT g.5).

import Mica
import Testing
import UIKit

@MainActor
private final class SheetJudge: NSObject, UISheetPresentationControllerDelegate {
  var log: [String] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) { log.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium") }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.append("attempt")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.append("gone")
  }
}

@Suite @MainActor
struct SheetTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800), scale: 1)
  private let root = UIViewController()
  private let other = UIViewController()
  private let judge = SheetJudge()

  private func present(_ detents: [UISheetPresentationController.Detent]) throws {
    stage.root = root
    try stage.advance(to: 0.1)
    other.sheetPresentationController?.detents = detents
    other.presentationController?.delegate = judge
    stage.run { root.present(other, animated: true) }
    try stage.advance(to: 1)
  }

  private func drag(from: CGFloat, to: CGFloat, until time: Double) throws {
    stage.finger.drag(
      from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: 0.6, rest: 0.3)
    try stage.advance(to: time)
  }

  @Test func aFingerTakesItToAnotherDetent() throws {
    try present([.medium(), .large()])
    #expect(other.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    try drag(from: 420, to: 120, until: 3)
    #expect(other.view.frame == CGRect(x: 0, y: 10, width: 400, height: 790))
    #expect(other.sheetPresentationController?.selectedDetentIdentifier == .large)
    try drag(from: 30, to: 330, until: 5)
    #expect(other.view.frame.minY == 400 && judge.log == ["large", "medium"])
  }

  @Test func pulledFarItGoes() throws {
    try present([.medium()])
    try drag(from: 420, to: 500, until: 3)
    #expect(root.presentedViewController === other, "Not far enough.")
    try drag(from: 420, to: 680, until: 6)
    #expect(root.presentedViewController == nil && judge.log == ["gone"])
  }

  @Test func aModalOneStays() throws {
    other.isModalInPresentation = true
    try present([.medium()])
    try drag(from: 420, to: 780, until: 3)
    #expect(other.view.frame.minY == 400 && judge.log == ["attempt"])
  }

  @Test func aTapAboveItPutsItAway() throws {
    try present([.medium()])
    stage.finger.tap(at: CGPoint(x: 200, y: 100))
    try stage.advance(to: 3)
    #expect(root.presentedViewController == nil && judge.log == ["gone"])
  }

  @Test func aListScrollsBeforeTheSheetGoesDown() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 400, height: 3000)
    other.view = list
    try present([.large()])
    try drag(from: 700, to: 300, until: 3)
    #expect(list.contentOffset.y > 300 && list.frame.minY == 10)
    stage.run { list.contentOffset.y = 0 }
    try drag(from: 200, to: 780, until: 6)
    #expect(root.presentedViewController == nil)
  }

  @Test func whatIsBelowALargeOneStepsBack() throws {
    try present([.large()])
    #expect(abs(root.view.transform.a - 0.92) < 0.001 && root.view.layer.cornerRadius == 10)
    stage.run { other.dismiss(animated: true) }
    try stage.advance(to: 3)
    #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
    #expect(root.view.superview?.subviews.count == 1)
  }
}
