// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sources of before Swift 4.2 mean the same things by older names.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct OldNamesTests {
  @Test func aSourceOfSwift4Compiles() {
    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    layer.fillRule = kCAFillRuleEvenOdd
    layer.contentsGravity = kCAGravityResizeAspect
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    #expect(layer.lineCap == .round && layer.fillRule == .evenOdd)
    #expect(layer.contentsGravity == .resizeAspect && animation.fillMode == .forwards)
    let state: UIGestureRecognizerState = .began
    let options: UIViewAnimationOptions = [.curveEaseIn, .allowUserInteraction]
    let key: NSAttributedStringKey = .foregroundColor
    #expect(state == UIGestureRecognizer.State.began && key.rawValue == "NSColor")
    #expect(options.contains(.curveEaseIn))
  }

  @Test func controllersSayWhatTheDeviceAsksThem() {
    final class Controller: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let (own, plain) = (Controller(), UIViewController())
    own.setNeedsStatusBarAppearanceUpdate()
    #expect(own.prefersStatusBarHidden && !plain.prefersStatusBarHidden)
    #expect(plain.preferredStatusBarStyle == .default && plain.shouldAutorotate)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test func valuesAndMembersOfSwift4() {
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let rect = UIEdgeInsetsInsetRect(
      CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 1, 1, 1))
    #expect(rect.equalTo(CGRect(x: 1, y: 1, width: 8, height: 8)))
    #expect(UIWindowLevelAlert + 1 == UIWindow.Level(2001) && UIWindow.Level.normal < 10)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    let (controller, child) = (UIViewController(), UIViewController())
    controller.addChildViewController(child)
    child.didMove(toParentViewController: controller)
    #expect(controller.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(controller.children.isEmpty)
    let style: UIAlertControllerStyle = .actionSheet
    #expect(style == UIAlertController.Style.actionSheet)
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
  }

  @Test func classesAreMadeThatOnlyTheProgramKnows() {
    final class Cell: UITableViewCell {}
    final class Field: UITextField {
      let mark = 7
    }
    let type: UIView.Type = Field.self
    #expect((_micaNew(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Field)?.mark == 7)
    #expect(_micaNew(type).frame == .zero)
    let cell = _micaNew(Cell.self, style: .value1, reuseIdentifier: "a")
    #expect(cell.reuseIdentifier == "a" && cell.detailTextLabel != nil)
    #expect(UIApplication.value(forKey: "sharedApplication") is UIApplication)
  }
}
