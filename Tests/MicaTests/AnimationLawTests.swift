// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Laws of moving programs: a picture depends on its time alone, and looking changes nothing.

import Foundation
import Mica
import QuartzCore
import Testing
import UIKit

/// A bar whose length is a property of the program's own.
private final class Gauge: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level", let shown = presentation() else {
      return super.action(forKey: event)
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown.value(forKey: event)
    animation.duration = 0.8
    return animation
  }

  override func draw(in ctx: CGContext) {
    let level = value(forKey: "level") as? CGFloat ?? 0
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
  }
}

/// Everything that moves by itself: view animation, implicit animation, a transition, a display
/// link and a property of the program's own.
private final class Medley: UIViewController {
  let square = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  let bare = CALayer()
  let gauge = Gauge()
  var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .red
    view.addSubview(square)
    bare.frame = CGRect(x: 0, y: 10, width: 8, height: 8)
    bare.backgroundColor = UIColor.blue.cgColor
    view.layer.addSublayer(bare)
    gauge.frame = CGRect(x: 0, y: 20, width: 40, height: 4)
    gauge.setValue(CGFloat(0.1), forKey: "level")
    view.layer.addSublayer(gauge)
    let link = CADisplayLink { [unowned self] in step($0) }
    link.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    ticks += 1
    switch ticks {
    case 3:
      UIView.animate(
        withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        self.square.center.x = 30
      } completion: { _ in
        UIView.transition(with: self.square, duration: 0.3, options: .transitionCrossDissolve) {
          self.square.backgroundColor = .yellow
        }
      }
    case 10: bare.position.x = 30
    case 15: gauge.setValue(CGFloat(1), forKey: "level")
    case 20: bare.isHidden = true
    case 45: link.invalidate()
    default: break
    }
  }
}

@MainActor @Suite(.serialized) struct AnimationLawTests {
  private func makeStage() -> Stage {
    let stage = Stage(size: CGSize(width: 40, height: 24), scale: 1)
    stage.root = Medley()
    return stage
  }

  private func bytes(_ stage: Stage, at time: TimeInterval) throws -> Data {
    try #require(stage.snapshot(at: time).dataProvider?.data) as Data
  }

  @Test func picturesDependOnTheirTimeAlone() throws {
    let times: [Double] = (0..<48).map { (index: Int) -> Double in
      Double(index) / 30 + (index % 3 == 0 ? 0 : 0.004)
    }
    let forward = makeStage()
    let expected = try times.map { try bytes(forward, at: $0) }
    #expect(Set(expected).count > 20, "it moves")
    let backward = makeStage()
    for (time, picture) in zip(times, expected).reversed() {
      #expect(try bytes(backward, at: time) == picture, "at \(time) s, backwards")
    }
    let shuffled = makeStage()
    for step in 0..<48 {
      let index = step * 29 % 48
      #expect(try bytes(shuffled, at: times[index]) == expected[index], "at \(times[index]) s")
    }
    for (time, picture) in zip(times, expected) {
      #expect(try bytes(forward, at: time) == picture, "at \(time) s, again")
    }
  }

  @Test func theDisplayLinkTicksAtTheScreensRateWhateverTheFilms() throws {
    var counts: [Int] = []
    for step in [1.0, 0.5, 1.0 / 24, 1.0 / 60, 1.0 / 100] {
      let stage = makeStage()
      for frame in 0...Int(0.5 / step) { _ = try stage.snapshot(at: Double(frame) * step) }
      _ = try stage.snapshot(at: 0.5)
      counts.append((stage.root as? Medley)?.ticks ?? 0)
    }
    #expect(counts == [30, 30, 30, 30, 30])
  }

  @Test func lookingChangesNoModel() throws {
    let stage = makeStage()
    let root = try #require(stage.root as? Medley)
    _ = try stage.snapshot(at: 0.3)
    let before = (root.square.center, root.bare.position, root.bare.animationKeys())
    for time in [0.1, 0.29, 0, 0.3, 0.2] { _ = try stage.snapshot(at: time) }
    #expect((root.square.center, root.bare.position) == (before.0, before.1))
    #expect(root.bare.animationKeys() == before.2)
  }

  @Test func flushingShowsChangesAtOnce() throws {
    // After a flush a new layer is on the screen, and what comes next animates (C12).
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let root = UIViewController()
    stage.root = root
    _ = try stage.snapshot(at: 0)
    let layer = CALayer()
    root.view.layer.addSublayer(layer)
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    CATransaction.flush()
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func severalThreadsSeeTheSameValues() async throws {
    let root = CALayer()
    for index in 0..<20 {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = index
      animation.toValue = 100
      animation.duration = 1 + Double(index) / 7
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(animation, forKey: nil)
      root.addSublayer(layer)
    }
    let snapshot = commitLayerTree(root, at: 0)
    @Sendable func values(_ times: [Double]) -> [Double] {
      times.map { time in
        let shown = present(snapshot, at: time).sublayers
        return shown.reduce(0) {
          $0 + (($1.value(forKeyPath: "position.x") as? NSNumber)?.doubleValue ?? .nan)
        }
      }
    }
    let times = (0..<50).map { Double($0) / 20 }
    let expected = values(times)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { Array(values(times.reversed()).reversed()) == expected } }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
