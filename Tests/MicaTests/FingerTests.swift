// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A stage's own finger: taps, drags, pinches, keys, by places and names.

import Mica
import Testing
import UIKit

private final class Board: UIView, UIKeyInput {
  var log: [String] = []
  var text = ""

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let places = touches.map { $0.location(in: nil) }
      .sorted { ($0.x.rounded(), $0.y) < ($1.x.rounded(), $1.y) }
      .map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }
    log.append("\(what) \(places.joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("down", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("move", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("up", touches, event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("press \(presses.first?.key?.keyCode.rawValue ?? -1)")
  }
}

@MainActor @Suite struct FingerTests {
  private func makeStage() -> (Stage, Board) {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    let board = stage.run { () -> Board in
      let board = Board()
      board.isMultipleTouchEnabled = true
      controller.view = board
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
      label.text = "Hills"
      board.addSubview(label)
      let part = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
      part.accessibilityIdentifier = "part"
      part.tag = 7
      board.addSubview(part)
      return board
    }
    stage.root = controller
    return (stage, board)
  }

  @Test func tapsGoToPointsAndNames() throws {
    let (stage, board) = makeStage()
    stage.finger.tap(at: CGPoint(x: 5, y: 6))
    stage.finger.tap("Hills", time: 1)
    stage.finger.tap(.identifier("part"), time: 2)
    stage.finger.tap(.tag(7), count: 2, time: 3)
    try stage.advance(to: 4)
    #expect(
      board.log == [
        "down 5,6", "up 5,6", "down 30,30", "up 30,30", "down 70,70", "up 70,70", "down 70,70",
        "up 70,70", "down 70,70", "up 70,70",
      ])
  }

  @Test func dragsMoveSixtyTimesASecond() throws {
    let (stage, board) = makeStage()
    stage.finger.drag(
      from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.1, time: 1)
    try stage.advance(to: 1.05)
    #expect(board.log == ["down 10,50", "move 20,50", "move 30,50", "move 40,50"])
    try stage.advance(to: 2)
    #expect(
      board.log.dropFirst(4) == ["move 50,50", "move 60,50", "move 70,50", "up 70,50"])
  }

  @Test func dragsGoThroughPlacesAtOneSpeed() throws {
    let (stage, board) = makeStage()
    stage.finger.drag(
      [.point(CGPoint(x: 0, y: 0)), .point(CGPoint(x: 0, y: 20)), .point(CGPoint(x: 40, y: 20))],
      duration: 0.05)
    try stage.advance(to: 1)
    #expect(board.log == ["down 0,0", "move 0,20", "move 20,20", "move 40,20", "up 40,20"])
  }

  @Test func twoFingersPinchAndTurn() throws {
    let (stage, board) = makeStage()
    stage.finger.pinch(
      .point(CGPoint(x: 50, y: 50)), from: 20, to: 40, duration: 1.0 / 60, time: 0)
    stage.finger.rotate(
      .point(CGPoint(x: 50, y: 50)), by: .pi / 2, radius: 10, duration: 1.0 / 60, time: 1)
    try stage.advance(to: 2)
    #expect(
      board.log == [
        "down 40,50 60,50", "move 30,50 70,50", "up 30,50 70,50", "down 40,50 60,50",
        "move 50,40 50,60", "up 50,40 50,60",
      ])
  }

  @Test func aTargetThatIsNotThereEndsTheRun() throws {
    let (stage, board) = makeStage()
    stage.finger.tap("Valley", time: 1)
    stage.finger.tap(at: CGPoint(x: 1, y: 1), time: 2)
    try stage.advance(to: 0.5)
    #expect(throws: StageError.noTarget("\"Valley\"", found: ["\"Hills\"", "#part", "tag:7"])) {
      try stage.advance(to: 3)
    }
    #expect(board.log == ["down 1,1", "up 1,1"])
  }

  @Test func hiddenViewsAreNotFound() throws {
    let (stage, board) = makeStage()
    stage.run { board.subviews[0].isHidden = true }
    stage.finger.tap("Hills")
    #expect(throws: StageError.self) { try stage.advance(to: 1) }
  }

  @Test func keysAndTextsGoToTheFirstResponder() throws {
    let (stage, board) = makeStage()
    stage.type("early")
    #expect(throws: StageError.self) { try stage.advance(to: 0.1) }
    stage.run { _ = board.becomeFirstResponder() }
    stage.type("Hi!\u{8}", time: 1)
    stage.press(.keyboardReturnOrEnter, text: "\n", time: 2)
    try stage.advance(to: 3)
    #expect(board.text == "Hi\n" && board.log == ["press 40"])
  }

  @Test func absurdTouchesAreHarmless() throws {
    let (stage, board) = makeStage()
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      stage.finger.tap(at: CGPoint(x: number, y: number))
      stage.finger.drag(from: .zero, to: CGPoint(x: number, y: 1))
      stage.finger.pinch(.point(.zero), from: number, to: -number, duration: 0.05)
      stage.finger.rotate(.point(.zero), by: number, radius: number, duration: 0.05)
    }
    stage.finger.drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: -1)
    stage.finger.drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: .nan)
    stage.finger.tap(at: .zero, count: -3)
    for index in 0..<100 { stage.finger.tap(at: CGPoint(x: index, y: index)) }
    try stage.advance(to: 2)
    #expect(board.log.contains("down 50,50"))
  }

  @Test func whatSticksOutIsTouchedWhereItCanBeSeen() throws {
    let (stage, board) = makeStage()
    stage.run {
      let part = UIView(frame: CGRect(x: 0, y: 80, width: 60, height: 1000))
      part.isUserInteractionEnabled = false
      part.tag = 9
      board.addSubview(part)
    }
    stage.finger.tap(.tag(9), time: 1)
    try stage.advance(to: 2)
    #expect(board.log.contains("down 30,90"))
  }

  @Test func whatHasNoEndIsPlannedStepByStep() throws {
    let (stage, board) = makeStage()
    stage.finger.drag(
      from: .zero, to: CGPoint(x: 9, y: 9), duration: .infinity, time: 1)
    stage.finger.longPress(.point(CGPoint(x: 50, y: 1)), duration: 1e300, time: 1)
    stage.finger.tap(at: CGPoint(x: 30, y: 3), count: .max, time: 2)
    try stage.advance(to: 3)
    #expect(board.log.filter { $0 == "down 30,3" }.count == 7)
    #expect(board.log.filter { $0 == "down 0,0" }.count == 1)
  }

  @Test func marksShowTheFingers() throws {
    func corner(_ isShown: Bool, at time: Double) throws -> UInt8 {
      let (stage, board) = makeStage()
      stage.run { board.backgroundColor = .white }
      stage.showsTouches = isShown
      stage.finger.longPress(.point(CGPoint(x: 80, y: 20)), duration: 1, time: 0.5)
      let data = try #require(stage.snapshot(at: time).dataProvider?.data) as Data
      return data[(20 * 100 + 80) * 4]
    }
    #expect(try corner(false, at: 1) == 255 && corner(true, at: 0.2) == 255)
    #expect(try corner(true, at: 1) < 230)
    #expect(try corner(true, at: 2) == 255)
  }
}
