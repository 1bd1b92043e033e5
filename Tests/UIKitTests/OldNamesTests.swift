// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sources of before Swift 4.2 mean the same things by older names.

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
}
