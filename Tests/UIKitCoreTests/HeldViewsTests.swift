// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Touches pass by views while they are animated, unless the animation lets them have touches.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct HeldViewsTests {
  /// What a touch at the view's middle finds, by time.
  private func finds(
    _ times: [Double], _ animate: @escaping @MainActor (ViewScene) -> Void,
    in isFound: (@MainActor (UIView, CGPoint) -> Bool)? = nil
  ) throws -> [Bool] {
    let scene = try ViewScene()
    scene.stage.perform(at: 0.1) { animate(scene) }
    return try times.map { time in
      _ = try scene.stage.snapshot(at: time)
      return scene.stage.run {
        if let isFound { return isFound(scene.root.view, scene.view.center) }
        return scene.root.view.hitTest(scene.view.center, with: nil) === scene.view
      }
    }
  }

  @Test func anAnimatedViewHasNoTouches() throws {
    let found = try finds([0.05, 0.2, 0.9, 1.2]) { scene in
      UIView.animate(withDuration: 1) { scene.view.center.x += 50 }
    }
    #expect(found == [true, false, false, true])
  }

  @Test func theOptionLetsItHaveThem() throws {
    let found = try finds([0.2, 1.2]) { scene in
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: { scene.view.center.x += 50 })
    }
    #expect(found == [true, true])
  }

  @Test func itHasThemWhenItsAnimationsAreTakenOff() throws {
    let found = try finds([0.2, 0.6]) { scene in
      UIView.animate(withDuration: 1) { scene.view.alpha = 0.5 }
      scene.stage.perform(at: 0.5) { scene.view.layer.removeAllAnimations() }
    }
    #expect(found == [false, true])
  }

  @Test func keyframesAndTransitionsHoldTheirViewToo() throws {
    let keyframes = try finds([0.2, 1.2]) { scene in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          scene.view.center.x += 50
        }
      }
    }
    #expect(keyframes == [false, true])
    let transition = try finds([0.2, 1.2]) { scene in
      UIView.transition(
        with: scene.view, duration: 1, options: .transitionCrossDissolve,
        animations: { scene.view.backgroundColor = .red })
    }
    #expect(transition == [false, true])
  }

  @Test(arguments: [true, false])
  func anAnimatorSaysItself(allows: Bool) throws {
    var animator: UIViewPropertyAnimator?
    let found = try finds([0.2, 0.6, 1.2]) { scene in
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x += 50 }
      made.isUserInteractionEnabled = allows
      made.startAnimation()
      animator = made
    }
    #expect(found == [allows, allows, true])
    #expect(animator?.state == .inactive)
  }

  @Test func whatUIKitMovesByItselfMayBeCaught() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let zoomed = Zoomed()
    let found = try finds([0.15, 0.6]) { scene in
      scene.view.addSubview(scroll)
      scroll.frame = scene.view.bounds
      scroll.delegate = zoomed
      scroll.addSubview(zoomed.content)
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 4)
      scroll.setZoomScale(2, animated: true)
    } in: {
      $0.hitTest($1, with: nil) === zoomed.content
    }
    #expect(found == [true, true])
    #expect(scroll.zoomScale == 2)
  }
}

/// Content that zooms.
private final class Zoomed: NSObject, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
