// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a control makes of a finger: the events in Apple's order, the 70 points, the flags
// (FACTS_UIKIT a.9), and whose a tap is (b.6).

import Mica
import TestScenes
import Testing
import UIKit

@Suite @MainActor
struct ControlTrackingTests {
  /// Logs its flags and what it is asked.
  final class Watched: UIControl {
    var log: ControlLog?
    var begins = true
    var goesOn = true

    private func note(_ name: String) {
      let flags = [(isTracking, "t"), (isTouchInside, "i"), (isHighlighted, "h")]
      log?.add(name + "(" + flags.filter(\.0).map(\.1).joined() + ")")
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("continue")
      return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
    override func cancelTracking(with event: UIEvent?) { note("cancel") }
  }

  private func bench() -> ControlBench<UIControl> {
    ControlBench { UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 40)) }
  }

  private func watched() -> ControlBench<Watched> {
    let bench = ControlBench {
      Watched(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    }
    bench.control.log = bench.log
    return bench
  }

  @Test(
    "a.9: events in order",
    arguments: [
      ("0 down 120,120; 0.1 up", "down upInside"),
      ("0 down 120,120; 0.1 move 125,120; 0.2 up", "down dragInside upInside"),
      ("0 down 120,120; 0.1 cancel", "down cancel"),
      ("0 down 99,120; 0.1 up", ""),
      // 70 points around the bounds still count as inside once the finger is down.
      ("0 down 120,120; 0.1 move 31,120; 0.2 up", "down dragInside upInside"),
      ("0 down 120,120; 0.1 move 29,120; 0.2 up", "down exit upOutside"),
      ("0 down 120,120; 0.1 move 120,209; 0.2 up", "down dragInside upInside"),
      ("0 down 120,120; 0.1 move 120,211; 0.2 up", "down exit upOutside"),
      (
        "0 down 120,120; 0.1 move 20,120; 0.2 move 10,120; 0.3 move 120,120; 0.4 move 121,120; 0.5 up",
        "down exit dragOutside enter dragInside upInside"
      ),
      ("0 down 120,120; 0.1 up; 0.2 down 120,120; 0.3 up", "down upInside down repeat upInside"),
      ("0 down 120,120; 0.1 up; 0.6 down 120,120; 0.7 up", "down upInside down upInside"),
      // A finger that is lifted elsewhere than it was last seen.
      ("0 down 120,120; 0.1 up 300,400", "down upOutside"),
    ])
  func eventsComeInOrder(_ touches: String, _ events: String) throws {
    #expect(try bench().play(touches) == events)
  }

  @Test func trackingIsAskedWithItsFlags() throws {
    let bench = watched()
    #expect(
      try bench.play("0 down 120,120; 0.1 move 20,120; 0.2 move 120,120; 0.3 up")
        == "begin(ti) down continue(th) exit continue(ti) enter end(tih) upInside")
    #expect(!bench.control.isTracking && !bench.control.isTouchInside)
    #expect(!bench.control.isHighlighted)
    #expect(try bench.play("1 down 120,120; 1.1 cancel") == "begin(ti) down cancel(tih) cancel")
    #expect(!bench.control.isTracking && !bench.control.isHighlighted)
  }

  @Test func aControlMayRefuseOrLetGoOfAFinger() throws {
    let bench = watched()
    bench.control.begins = false
    #expect(try bench.play("0 down 120,120; 0.1 move 121,120; 0.2 up") == "begin(ti)")
    bench.control.begins = true
    bench.control.goesOn = false
    let log = try bench.play("1 down 120,120; 1.1 move 121,120; 1.2 move 122,120; 1.3 up")
    #expect(log == "begin(ti) down continue(tih) end(tih)")
    #expect(!bench.control.isTracking && !bench.control.isHighlighted)
  }

  @Test func highlightingFollowsTheFinger() throws {
    let bench = bench()
    try bench.play("0 down 120,120")
    #expect(bench.control.isHighlighted && bench.control.state == .highlighted)
    try bench.play("0.1 move 10,10")
    #expect(!bench.control.isHighlighted && bench.control.isTracking)
    try bench.play("0.2 move 120,120")
    #expect(bench.control.isHighlighted && bench.control.isTouchInside)
    try bench.play("0.3 up")
    #expect(bench.control.state == .normal)
  }

  /// Highlighting that an action sets does not stay: why programs set it a turn later.
  @Test func theControlIsStillHighlightedWhileItsActionRuns() throws {
    let bench = bench()
    var seen: [Bool] = []
    bench.control.addAction(
      UIAction { action in
        guard let control = action.sender as? UIControl else { return }
        seen = [control.isHighlighted, control.isTouchInside, control.isTracking]
        control.isHighlighted = true
      }, for: .touchUpInside)
    try bench.play("0 down 120,120; 0.1 up")
    #expect(seen == [true, true, false])
    #expect(!bench.control.isHighlighted)
  }

  @Test func disabledControlsLeaveTouchesToTheNextResponder() throws {
    final class Ground: UIControl {}
    let bench = ControlBench { Ground(frame: CGRect(x: 100, y: 100, width: 100, height: 100)) }
    let inner = bench.stage.run {
      let inner = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      bench.control.addSubview(inner)
      inner.isEnabled = false
      return inner
    }
    #expect(try bench.play("0 down 120,120; 0.1 up") == "down upInside")
    inner.isEnabled = true
    #expect(try bench.play("1 down 120,120; 1.1 up") == "")
  }

  @Test func disablingLetsGoOfTheFinger() throws {
    let bench = watched()
    try bench.play("0 down 120,120")
    bench.stage.run { bench.control.isEnabled = false }
    #expect(try bench.play("0.1 move 121,120; 0.2 up") == "cancel(tih)")
    #expect(!bench.control.isHighlighted && !bench.control.isTracking)
  }

  @Test func methodsAreGivenTheEvent() throws {
    KeyedProgram.register()
    let bench = bench()
    let target = bench.stage.run { KeyedTarget() }
    bench.control.tag = 3
    bench.control.addTarget(target, action: Selector("sent:with:"), for: .touchUpInside)
    try bench.play("0 down 120,120; 0.1 up")
    #expect(target.log == ["sent 3, event"])
  }

  @Test func aRecognizerOfTheControlTakesItsFinger() throws {
    let bench = bench()
    bench.add("tap", UITapGestureRecognizer(), to: bench.control)
    #expect(try bench.play("0 down 120,120; 0.1 up") == "down tap.ended cancel")
  }

  @Test func anOuterTapTakesAPlainControlsFingerAndNotAButtons() throws {
    let plain = bench()
    plain.add("tap", UITapGestureRecognizer(), to: plain.root)
    #expect(try plain.play("0 down 120,120; 0.1 up") == "down tap.ended cancel")

    let button = ControlBench {
      UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    }
    button.add("tap", UITapGestureRecognizer(), to: button.root)
    #expect(try button.play("0 down 120,120; 0.1 up") == "down upInside primary")
    #expect(try button.play("1 down 10,10; 1.1 up") == "tap.ended")
    // Its own tap comes first, two taps around it hold the end back.
    button.add("own", UITapGestureRecognizer(), to: button.control)
    #expect(try button.play("2 down 120,120; 2.1 up") == "down own.ended cancel")
  }

  @Test func aPanAroundAButtonTakesItsFinger() throws {
    let button = ControlBench {
      UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    }
    button.add("pan", UIPanGestureRecognizer(), to: button.root)
    #expect(
      try button.play("0 down 120,120; 0.1 move 125,120; 0.2 move 140,120; 0.3 up")
        == "down dragInside pan.began cancel pan.ended")
  }

  @Test func aDisabledButtonLeavesTapsToTheViewAroundIt() throws {
    let button = ControlBench {
      UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    }
    button.add("tap", UITapGestureRecognizer(), to: button.root)
    button.control.isEnabled = false
    #expect(try button.play("0 down 120,120; 0.1 up") == "tap.ended")
  }

  @Test func theSecondFingerIsNotFollowed() throws {
    let bench = bench()
    bench.control.isMultipleTouchEnabled = true
    let place = CGPoint(x: 130, y: 120)
    bench.stage.touch([Contact(finger: 2, action: .down, location: place)], at: 0.05)
    bench.stage.touch([Contact(finger: 2, action: .up, location: place)], at: 0.1)
    #expect(try bench.play("0 down 120,120; 0.2 up") == "down upInside")
  }

  @Test func theControlMayGoInAnyOfItsActions() throws {
    for event in [UIControl.Event.touchDown, .touchDragInside, .touchUpInside] {
      let bench = bench()
      bench.control.addAction(
        UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: event)
      let log = try bench.play("0 down 120,120; 0.1 move 121,120; 0.2 up")
      #expect(log == "down dragInside upInside")
      #expect(!bench.control.isTracking)
    }
  }

  @Test func boundsThatAreNoNumbersStopNothing() throws {
    let bench = bench()
    try bench.play("0 down 120,120")
    bench.stage.run {
      bench.control.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1e300)
    }
    try bench.play("0.1 move 121,120; 0.2 up")
    #expect(!bench.control.isTracking)
  }
}
