// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Turns that have nothing to do are left out: whatever changes between two pictures is in the next one
// all the same.

import Mica
import Testing
import UIKit

@MainActor struct RestTests {
  /// A stage of one pixel that has come to rest over a white window.
  private func restingStage() throws -> (stage: Stage, window: UIWindow) {
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    stage.threads = 1
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    stage.root = controller
    for time in [0, 0.1, 0.2, 0.3] { _ = try stage.snapshot(at: time) }
    return (stage, try #require(controller.view.window))
  }

  /// The red part of the pixel in the middle.
  private func red(_ stage: Stage, at time: TimeInterval) throws -> UInt8 {
    let data = try #require(stage.snapshot(at: time).dataProvider?.data) as Data
    return data[4 * (4 + 1)]
  }

  @Test func aChangedViewIsSeen() throws {
    let (stage, window) = try restingStage()
    #expect(try red(stage, at: 1) == 255)
    stage.run { window.rootViewController?.view.backgroundColor = .black }
    #expect(try red(stage, at: 1) == 0, "in the same moment")
    #expect(try red(stage, at: 2) == 0)
  }

  @Test func aHiddenWindowGoes() throws {
    let (stage, window) = try restingStage()
    stage.run { window.isHidden = true }
    #expect(try stage.snapshot(at: 1).dataProvider?.data?.allSatisfy { $0 == 0 } == true)
    stage.run { window.isHidden = false }
    #expect(try red(stage, at: 2) == 255)
    stage.run { window.layer.isHidden = true }
    #expect(try red(stage, at: 3) == 0)
  }

  @Test func aWindowThatIsLetGoOfGoes() throws {
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    var window: UIWindow?
    stage.run {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      window?.backgroundColor = .white
      window?.isHidden = false
    }
    for time in [0, 0.1, 0.2, 0.3] { #expect(try red(stage, at: time) == 255) }
    window = nil
    #expect(try red(stage, at: 1) == 0)
  }

  @Test func aSecondWindowComes() throws {
    let (stage, _) = try restingStage()
    let second = stage.run {
      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      second.backgroundColor = .black
      second.isHidden = false
      return second
    }
    #expect(try red(stage, at: 1) == 0)
    stage.run { second.isHidden = true }
    #expect(try red(stage, at: 2) == 255)
  }

  @Test func aChangedConstraintMovesItsView() throws {
    let (stage, window) = try restingStage()
    let place = stage.run {
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      child.backgroundColor = .black
      window.addSubview(child)
      let place = child.leadingAnchor.constraint(equalTo: window.leadingAnchor)
      NSLayoutConstraint.activate([
        place, child.topAnchor.constraint(equalTo: window.topAnchor),
        child.widthAnchor.constraint(equalToConstant: 4),
        child.heightAnchor.constraint(equalToConstant: 4),
      ])
      return place
    }
    for time in [1, 1.1, 1.2] { #expect(try red(stage, at: time) == 0) }
    stage.run { place.constant = 100 }
    #expect(try red(stage, at: 2) == 255)
    stage.run { place.isActive = false }
    stage.run {
      window.subviews.last?.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    }
    #expect(try red(stage, at: 3) == 0)
  }

  @Test func theImplicitTransactionEnds() throws {
    let (stage, _) = try restingStage()
    var ended = false
    stage.run { CATransaction.setCompletionBlock { ended = true } }
    _ = try stage.snapshot(at: 1)
    #expect(ended)
    stage.run { CATransaction.setAnimationDuration(9) }
    _ = try stage.snapshot(at: 2)
    #expect(stage.run { CATransaction.animationDuration() } == 0.25)
  }

  @Test func aChangedLayerLivesUntilTheNextPicture() throws {
    let (stage, _) = try restingStage()
    weak var layer: CALayer?
    stage.run {
      let made = CALayer()
      made.opacity = 0.5
      layer = made
    }
    #expect(layer != nil, "the open transaction keeps it (FACTS C16)")
    _ = try stage.snapshot(at: 1)
    #expect(layer == nil)
  }

  @Test func mainQueueAndTimersRunInARest() throws {
    let (stage, window) = try restingStage()
    stage.run {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { window.rootViewController?.view.backgroundColor = .black }
      }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { window.rootViewController?.view.backgroundColor = .white }
      }
    }
    #expect(try red(stage, at: 0.9) == 0)
    #expect(try red(stage, at: 1.5) == 255)
    #expect(try red(stage, at: 1) == 0, "an earlier time replays")
  }

  @Test func twoRestingStagesAreEachTheCurrentOneAfterItsTurn() throws {
    let (one, _) = try restingStage()
    let two = Stage(size: CGSize(width: 9, height: 9), scale: 1)
    two.root = UIViewController()
    for time in [0, 0.1, 0.2] { _ = try two.snapshot(at: time) }
    _ = try one.snapshot(at: 1)
    #expect(UIScreen.main.bounds.width == 4)
    _ = try two.snapshot(at: 1)
    #expect(UIScreen.main.bounds.width == 9)
  }
}
