// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C12 and C4: the animate family, on a stage.

import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

@MainActor @Suite(.serialized, .ownProgram) struct ViewAnimationTests {
  @Test func viewsChangeAtOnceOutsideOfBlocks() throws {
    // C12, H.
    let scene = try ViewScene()
    #expect(scene.view.action(for: scene.view.layer, forKey: "position") is NSNull)
    scene.view.center.x = 100
    scene.view.isHidden = true
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func blocksAnimateWithABasicAnimationAndSetTheModelAtOnce() throws {
    // C12, H: easeInOut, the model changes immediately.
    let scene = try ViewScene()
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      let action = scene.view.action(for: scene.view.layer, forKey: "position")
      #expect(action is CABasicAnimation)
      scene.view.center.x = 105
    } completion: {
      finished = $0
    }
    #expect(scene.view.center.x == 105 && UIView.inheritedAnimationDuration == 0)
    #expect(scene.view.layer.animationKeys() == ["position"])
    #expect(try isNear(scene.x(at: 0.5), 55) && finished == nil)
    // A quarter of the way in time is less than that in space.
    #expect(try scene.x(at: 0.75) > 85)
    _ = try scene.stage.snapshot(at: 1)
    #expect(finished == true && scene.view.layer.animationKeys() == nil)
  }

  @Test func theRootViewAnimatesFromItsAppearanceOn() throws {
    final class Appearing: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.alpha = 1 }
      }
    }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let root = Appearing()
    stage.root = root
    _ = try stage.snapshot(at: 0.25)
    #expect(root.view.layer.presentation()?.opacity == 0.25 && root.view.alpha == 1)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseIn, 0.0935), (.curveEaseOut, 0.3782),
    (.curveEaseInOut, 0.1292),
  ])
  func curves(option: UIView.AnimationOptions, expected: Double) throws {
    let scene = try ViewScene()
    UIView.animate(withDuration: 1, delay: 0, options: option) { scene.view.center.x = 105 }
    let way = (Double(try scene.x(at: 0.25)) - 5) / 100
    #expect(abs(way - expected) < 0.001, "\(way)")
  }

  @Test func delaysHoldTheOldValue() throws {
    let scene = try ViewScene()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      scene.view.center.x = 105
      scene.view.backgroundColor = .red
    }
    #expect(try scene.x(at: 0.25) == 5)
    #expect(try isNear(scene.x(at: 1), 55) && isNear(scene.x(at: 1.5), 105))
  }

  @Test func laterBlocksGoOnSmoothly() throws {
    // Additive as since iOS 8: our choice of where (numbers, points, rectangles), unverified.
    let scene = try ViewScene()
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.center.x = 105
    } completion: {
      log.append("first \($0)")
    }
    #expect(try isNear(scene.x(at: 0.5), 55))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.center.x = 5
    } completion: {
      log.append("second \($0)")
    }
    #expect(scene.view.layer.animationKeys() == ["position", "position-2"])
    #expect(try isNear(scene.x(at: 0.5), 55))
    #expect(try isNear(scene.x(at: 0.75), 55) && isNear(scene.x(at: 1.25), 30))
    _ = try scene.stage.snapshot(at: 2)
    #expect(log == ["first true", "second true"])
  }

  @Test("Moves add up since iOS 8, with or without beginFromCurrentState")
  func beginFromCurrentStateAdds() throws {
    let scene = try ViewScene()
    var finished: [Bool] = []
    func move(to x: CGFloat) {
      UIView.animate(
        withDuration: 2, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) {
        scene.view.center.x = x
      } completion: {
        finished.append($0)
      }
    }
    move(to: 205)
    #expect(try isNear(scene.x(at: 1), 105))
    move(to: 5)
    #expect(scene.view.layer.animationKeys() == ["position", "position-2"])
    // Half of the way is left of one move, all of it of the other: it stands still until the first has ended.
    #expect(try isNear(scene.x(at: 1.5), 105) && isNear(scene.x(at: 2), 105))
    #expect(try isNear(scene.x(at: 2.5), 55))
    _ = try scene.stage.snapshot(at: 3.1)
    #expect(finished == [true, true])
  }

  @Test("Colors, which don't add up, begin at what is shown")
  func colorsBeginAtWhatIsShown() throws {
    let scene = try ViewScene()
    func fade(to color: UIColor) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        scene.view.backgroundColor = color
      }
    }
    scene.view.backgroundColor = .black
    _ = try scene.stage.snapshot(at: 0.1)
    fade(to: .white)
    let half = try scene.shown(at: 0.6).backgroundColor
    fade(to: .black)
    let still = try scene.shown(at: 0.6).backgroundColor
    #expect(half == still && scene.view.layer.animationKeys() == ["backgroundColor"])
  }

  @Test func nothingToAnimateCompletesInTheNextTurn() throws {
    let scene = try ViewScene()
    var log: [String] = []
    UIView.animate(withDuration: 0) {
      scene.view.center.x = 50
    } completion: {
      log.append("zero \($0)")
    }
    UIView.animate(withDuration: 1) {
    } completion: {
      log.append("empty \($0)")
    }
    UIView.animate(withDuration: 1) {
      scene.view.center.x = 50
    } completion: {
      log.append("same \($0)")
    }
    UIView.animate(withDuration: .nan) {
      scene.view.center.x = 60
    } completion: {
      log.append("nan \($0)")
    }
    #expect(log.isEmpty && scene.view.layer.animationKeys() == nil)
    _ = try scene.stage.snapshot(at: 0)
    #expect(log == ["zero true", "empty true", "same true", "nan true"])
  }

  @Test func viewsWithoutAWindowChangeAtOnce() {
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.layer.animationKeys() == nil && view.alpha == 0)
  }

  @Test func removalEndsAnimationsUnfinished() throws {
    let scene = try ViewScene()
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      scene.view.alpha = 0
    } completion: {
      finished = $0
    }
    _ = try scene.stage.snapshot(at: 0.5)
    scene.view.removeFromSuperview()
    _ = try scene.stage.snapshot(at: 0.5)
    #expect(finished == false)
  }

  @Test func animationsCanBeSwitchedOff() throws {
    let scene = try ViewScene()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        scene.view.center.x = 50
      }
      scene.view.alpha = 0
    }
    #expect(scene.view.layer.animationKeys() == ["opacity"] && UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { scene.view.backgroundColor = .red }
    UIView.setAnimationsEnabled(true)
    #expect(scene.view.layer.animationKeys() == ["opacity"])
  }

  @Test func repetitionAndReversal() throws {
    let scene = try ViewScene()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      scene.view.center.x = 105
    }
    #expect(try isNear(scene.x(at: 0.25), 30) && isNear(scene.x(at: 1.75), 30))
    #expect(try isNear(scene.x(at: 101.5), 55))
    scene.view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { scene.view.center.x = 5 }
    }
    #expect(try isNear(scene.x(at: 101.75), 80) && isNear(scene.x(at: 104.75), 30))
    #expect(try isNear(scene.x(at: 105.5), 5))
  }

  @Test func innerBlocksInheritUnlessTheyOverride() throws {
    let scene = try ViewScene()
    let inner = UIView(frame: .zero)
    scene.root.view.addSubview(inner)
    _ = try scene.stage.snapshot(at: 0)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { scene.view.center.x = 105 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        inner.center.x = 100
      }
    }
    let first = scene.view.layer.animation(forKey: "position")
    let second = inner.layer.animation(forKey: "position")
    #expect(first?.duration == 2 && second?.duration == 1)
    #expect(try isNear(scene.x(at: 0.5), 30))
    let way = try #require(inner.layer.presentation()).position.x
    #expect(isNear(way, 50))
  }

  @Test func bareSublayersKeepTheTransactionsDuration() throws {
    // C12, H (khanlou.com).
    let scene = try ViewScene()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    _ = try scene.stage.snapshot(at: 0)
    UIView.animate(withDuration: 2) {
      layer.position.x = 10
      scene.view.center.x = 50
    }
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
    #expect(scene.view.layer.animation(forKey: "position")?.duration == 2)
    #expect(scene.view.layer.animation(forKey: "sublayers") == nil)
  }

  @Test func colorsAndTransformsAnimate() throws {
    let scene = try ViewScene()
    scene.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      scene.view.transform = CGAffineTransform(scaleX: 3, y: 3)
      scene.view.alpha = 0.5
      scene.view.layer.cornerRadius = 4
    }
    let shown = try scene.shown(at: 0.5)
    let color = try #require(shown.backgroundColor?.components)
    #expect(color == [0.5, 0, 0.5, 1])
    #expect(isNear(shown.affineTransform().a, 2) && shown.opacity == 0.75)
    #expect(shown.cornerRadius == 2)
  }

  @Test func layoutSubviewsMovesSubviewsAlong() throws {
    final class Outer: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2)
      }
    }
    let scene = try ViewScene()
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(outer.inner)
    scene.root.view.addSubview(outer)
    _ = try scene.stage.snapshot(at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      outer.frame.size.width = 30
    }
    _ = try scene.stage.snapshot(at: 0.5)
    #expect(outer.inner.layer.presentation()?.bounds.width == 20)
  }

  @Test func completionsRunInTheOrderOfTheClock() throws {
    let scene = try ViewScene()
    var log: [String] = []
    func animate(_ duration: TimeInterval, _ alpha: CGFloat) {
      UIView.animate(withDuration: duration) {
        scene.view.alpha = alpha
      } completion: { _ in
        log.append("\(duration) at \(CACurrentMediaTime())")
      }
    }
    animate(2, 0.1)
    animate(0.5, 0.2)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("transaction") }
    animate(1, 0.3)
    CATransaction.commit()
    _ = try scene.stage.snapshot(at: 5)
    #expect(log == ["0.5 at 0.5", "1.0 at 1.0", "transaction", "2.0 at 2.0"])
  }

  @Test func chainsRunOneAfterTheOther() throws {
    let scene = try ViewScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.center.x = 105
    } completion: { _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.center.x = 5
      }
    }
    #expect(try isNear(scene.x(at: 1.25), 80) && isNear(scene.x(at: 2), 5))
  }
}
