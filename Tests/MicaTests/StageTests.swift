// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The stage: its clock, its timeline, its pictures.

import Foundation
import Mica
import Testing

@MainActor struct StageTests {
  /// A screen of 8 × 4 points whose view moves a white square from left to right in one second.
  private final class MovingSquare: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    override func viewDidLoad() {
      super.viewDidLoad()
      square.backgroundColor = .white
      view.addSubview(square)
      let motion = CABasicAnimation(keyPath: "position.x")
      motion.fromValue = 2
      motion.toValue = 6
      motion.duration = 1
      motion.fillMode = .forwards
      motion.isRemovedOnCompletion = false
      square.layer.add(motion, forKey: "motion")
    }
  }

  private func makeStage() -> Stage {
    let stage = Stage(size: CGSize(width: 8, height: 4), scale: 1)
    stage.root = MovingSquare()
    return stage
  }

  private func bytes(_ stage: Stage, at time: TimeInterval) throws -> Data {
    try #require(stage.snapshot(at: time).dataProvider?.data) as Data
  }

  @Test func picturesDoNotDependOnTheOrderOfTimes() throws {
    let times = [0, 0.25, 0.5, 1, 3]
    let forward = makeStage()
    let expected = try times.map { try bytes(forward, at: $0) }
    #expect(Set(expected).count == 4, "the square stands at four places; after a second it stays")

    let backward = makeStage()
    for (time, picture) in zip(times, expected).reversed() {
      #expect(try bytes(backward, at: time) == picture, "at \(time) s")
    }
  }

  @Test func picturesDoNotDependOnTheNumberOfWorkers() throws {
    let (one, two) = (makeStage(), makeStage())
    one.threads = 1
    two.threads = 2
    #expect(try bytes(one, at: 0.3) == bytes(two, at: 0.3))
  }

  @Test func whatIsScheduledRunsInTheOrderOfTimeThenOfAsking() throws {
    let stage = makeStage()
    var order: [String] = []
    stage.perform(at: 2) { order.append("c at \(CACurrentMediaTime())") }
    stage.perform(at: 1) { order.append("a at \(CACurrentMediaTime())") }
    stage.perform(at: 1) { order.append("b at \(CACurrentMediaTime())") }
    stage.perform(at: 9) { order.append("never") }

    _ = try stage.snapshot(at: 3)

    #expect(order == ["a at 1.0", "b at 1.0", "c at 2.0"])
    #expect(stage.time == 3)
  }

  @Test func anEarlierTimeReplaysWithoutUserCode() throws {
    let stage = makeStage()
    var runs = 0
    stage.perform(at: 1) {
      runs += 1
      stage.root?.view.backgroundColor = .red
    }
    let before = try bytes(stage, at: 0.5)
    let after = try bytes(stage, at: 1)

    #expect(try bytes(stage, at: 0.5) == before)
    #expect(try bytes(stage, at: 1) == after)
    #expect(before != after)
    #expect(runs == 1)
  }

  @Test func whatChangesBetweenPicturesBelongsToTheTimeReached() throws {
    let stage = makeStage()
    let (start, middle) = (try bytes(stage, at: 0), try bytes(stage, at: 0.5))
    stage.root?.view.backgroundColor = .blue

    #expect(try bytes(stage, at: 0.5) != middle)
    #expect(try bytes(stage, at: 0) == start)
  }

  @Test func whatIsSetAfterPreparingIsPartOfTimeZero() throws {
    let stage = Stage(size: CGSize(width: 2, height: 2), scale: 1)
    let root = UIViewController()
    stage.root = root
    try stage.prepare()
    root.view.backgroundColor = .red
    #expect(try Array(bytes(stage, at: 0).prefix(4)) == [255, 0, 0, 255])
  }

  @Test func withoutBackgroundAPictureIsTransparent() throws {
    let stage = Stage(size: CGSize(width: 3, height: 2), scale: 2)
    let picture = try stage.snapshot()
    #expect((picture.width, picture.height) == (6, 4))
    #expect(try bytes(stage, at: 0) == Data(count: 6 * 4 * 4))

    stage.background = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    #expect(try Array(bytes(stage, at: 0).suffix(4)) == [0, 0, 255, 255])
  }

  @Test func aScreenThatCanNotBeIsRefused() throws {
    let sizes: [(CGFloat, CGFloat)] = [(0, 10), (-1, 10), (.nan, 10), (10, .infinity)]
    for (width, height) in sizes {
      let stage = Stage(size: CGSize(width: width, height: height))
      stage.root = MovingSquare()
      #expect(throws: StageError.self, "\(width)x\(height)") { try stage.snapshot() }
    }
    for scale in [0, -2, CGFloat.nan, .infinity] {
      #expect(throws: StageError.self, "scale \(scale)") {
        try Stage.pixelSize(of: CGSize(width: 1, height: 1), scale: scale)
      }
    }
    #expect(throws: StageError.self, "2^28 pixels and some") {
      try Stage.pixelSize(of: CGSize(width: 16_385, height: 16_384), scale: 1)
    }
    #expect(
      try Stage.pixelSize(of: CGSize(width: 16_384, height: 16_384), scale: 1) == (16_384, 16_384))
  }

  @Test func partsOfPixelsCountAsWholeOnes() throws {
    #expect(try Stage.pixelSize(of: CGSize(width: 10.25, height: 0.1), scale: 2) == (21, 1))
    #expect(try Stage.pixelSize(of: CGSize(width: 33.3, height: 0.7), scale: 10) == (333, 7))
  }

  @Test func aTimeThatCanNotBeIsRefused() {
    let stage = makeStage()
    for time in [-0.001, .nan, .infinity] {
      #expect(throws: StageError.self, "\(time) s") { try stage.snapshot(at: time) }
    }
  }

  @Test func twoStagesKeepTheirOwnTimeAndScale() throws {
    let early = Stage(size: CGSize(width: 2, height: 2), scale: 1)
    let late = Stage(size: CGSize(width: 2, height: 2), scale: 3)
    var seen: [Double] = []
    early.perform(at: 1) { seen += [CACurrentMediaTime(), Double(UIScreen.main.scale)] }
    _ = try late.snapshot(at: 5)
    _ = try early.snapshot(at: 1)
    #expect(seen == [1, 1])
    #expect(late.time == 5)
  }
}
