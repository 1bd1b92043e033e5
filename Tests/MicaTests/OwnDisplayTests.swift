// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C16: layers that override `display()`, or whose delegate displays them, while a property of
// the program's own is animated.

import Foundation
import Mica
import QuartzCore
import Testing
import UIKit

/// Shows `level` as a bar that `display()` makes.
private final class DisplayedGauge: CALayer {
  /// Not copied for presentations: `display()` finds it on the model only.
  var levels: [CGFloat] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func display() {
    let level = (presentation() ?? self).value(forKey: "level") as? CGFloat ?? 0
    levels.append(level)
    contents = bar(level)
  }
}

/// As much of ten pixels as `level` says.
private func bar(_ level: CGFloat) -> CGImage? {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 1), format: format).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 10 * level, height: 1))
  }.cgImage
}

/// Shows the `level` of its layer in `display(_:)`, as text in a subview.
private final class Counter: UIView {
  final class Level: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }
  }

  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
  override class var layerClass: AnyClass { Level.self }

  override func display(_ layer: CALayer) {
    let level = (layer.presentation() ?? layer).value(forKey: "level") as? CGFloat ?? 0
    bar.frame.size.width = 10 * level
  }
}

@MainActor @Suite(.serialized) struct OwnDisplayTests {
  private func rise(for duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "level")
    (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(1))
    animation.duration = duration
    return animation
  }

  private func makeStage(_ fill: (UIView) -> Void) -> Stage {
    let stage = Stage(size: CGSize(width: 10, height: 1), scale: 1)
    let root = UIViewController()
    fill(root.view)
    stage.root = root
    return stage
  }

  private func redCount(_ stage: Stage, at time: Double) throws -> Int {
    let bytes = try #require(stage.snapshot(at: time).dataProvider?.data) as Data
    return (0..<10).filter { bytes[$0 * 4] == 255 && bytes[$0 * 4 + 3] == 255 }.count
  }

  private func makeGauge() -> (stage: Stage, gauge: DisplayedGauge) {
    let gauge = DisplayedGauge()
    let stage = makeStage { view in
      gauge.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
      gauge.setValue(CGFloat(0.3), forKey: "level")
      gauge.add(rise(), forKey: "rise")
      view.layer.addSublayer(gauge)
    }
    return (stage, gauge)
  }

  @Test("C16 (M): display() runs on the model for each frame and reads presentation()")
  func displayRunsOnTheModel() throws {
    let (stage, gauge) = makeGauge()
    let found = try [0, 0.2, 0.5, 0.9].map { try redCount(stage, at: $0) }
    #expect(found == [0, 2, 5, 9])
    #expect(gauge.levels.contains(0.5) && gauge.levels.count > 50)
    // The model's own value again, once the animation is over.
    let last = try redCount(stage, at: 1)
    #expect(last == 3 && gauge.levels.last == 0.3)
    let count = gauge.levels.count
    _ = try stage.snapshot(at: 5)
    #expect(gauge.levels.count == count)
  }

  @Test func picturesDependOnTheirTimeAlone() throws {
    let (stage, _) = makeGauge()
    let times = [0.9, 0.5, 0.2, 0.0, 1, 0.7]
    let found = try times.map { try redCount(stage, at: $0) }
    #expect(found == [9, 5, 2, 0, 3, 7])
  }

  @Test("C16 (M): a delegate's display(_:) is given the model layer")
  func delegatesDisplayTheModel() throws {
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    counter.bar.backgroundColor = .red
    let stage = makeStage { view in
      view.addSubview(counter)
      view.addSubview(counter.bar)
      counter.layer.add(rise(), forKey: "rise")
    }
    let found = try [0, 0.5, 0.8].map { try redCount(stage, at: $0) }
    #expect(found == [0, 5, 8])
    #expect(counter.bar.layer.animationKeys() == nil)
  }

  @Test func framesGoOnOnlyAsLongAsSomethingMoves() throws {
    let (stage, gauge) = makeGauge()
    let stays = rise(for: 0.5)
    (stays.fillMode, stays.isRemovedOnCompletion) = (.forwards, false)
    gauge.add(stays, forKey: "rise")
    let last = try redCount(stage, at: 3)
    #expect(last == 10)
    #expect(gauge.levels.count < 40)
  }
}
