// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Switches, sliders and steppers under a finger (FACTS_UIKIT d.4, d.5, d.7, b.6, b.12).

import Mica
import TestScenes
import Testing

import UIKit

@testable import UIKitControls

/// What such controls send for their values.
private let valueEvents: [(String, UIControl.Event)] = [
  ("value", .valueChanged), ("upInside", .touchUpInside), ("cancel", .touchCancel),
]

@Suite @MainActor
struct SwitchTests {
  private func bench() -> ControlBench<UISwitch> {
    ControlBench(logging: valueEvents) { UISwitch() }
  }

  @Test func theSizeIsTheSwitchs() {
    let bench = bench()
    let control = bench.control
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 6, width: 700, height: 800)
    control.bounds.size = .zero
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test func aTapTurnsItOver() throws {
    let bench = bench()
    #expect(try bench.play("0 down 110,110; 0.1 up") == "value upInside")
    #expect(bench.control.isOn)
    #expect(try bench.play("1 down 110,110; 1.1 up") == "value upInside")
    #expect(!bench.control.isOn)
    // Lifted elsewhere it stays as it is.
    #expect(try bench.play("2 down 110,110; 2.1 move 110,400; 2.2 up") == "")
    #expect(!bench.control.isOn)
    #expect(try bench.play("3 down 110,110; 3.1 cancel") == "cancel")
    #expect(!bench.control.isOn)
  }

  @Test func aDragOverTheMiddleTurnsItOver() throws {
    let bench = bench()
    #expect(try bench.play("0 down 110,110; 0.1 move 115,110; 0.2 move 140,110") == "value")
    #expect(bench.control.isOn)
    #expect(try bench.play("0.3 move 105,110; 0.4 move 145,110; 0.5 up") == "value value upInside")
    #expect(bench.control.isOn)
    // A drag that stays on its side changes nothing.
    #expect(try bench.play("1 down 145,110; 1.1 move 130,110; 1.2 up") == "upInside")
    #expect(bench.control.isOn)
  }

  @Test func settersSendNothing() throws {
    let bench = bench()
    bench.stage.run {
      bench.control.isOn = true
      bench.control.setOn(false, animated: true)
    }
    #expect(try bench.play("1") == "")
    #expect(!bench.control.isOn)
  }

  @Test func gesturesAroundItComeSecond() throws {
    let bench = bench()
    bench.add("tap", UITapGestureRecognizer(), to: bench.root)
    bench.add("pan", UIPanGestureRecognizer(), to: bench.root)
    #expect(try bench.play("0 down 110,110; 0.1 up") == "value upInside")
    #expect(try bench.play("1 down 140,110; 1.1 move 105,112; 1.2 up") == "value upInside")
    // Across it the pan wins.
    #expect(try bench.play("2 down 110,110; 2.1 move 110,140; 2.2 up").contains("pan.began"))
  }

  @Test func theThumbGoesOverInAQuarterSecond() throws {
    let bench = bench()
    let thumb = try #require(bench.control.parts.thumb as UIView?)
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    try bench.play("0.5")
    bench.stage.run { bench.control.setOn(true, animated: true) }
    #expect(thumb.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    try bench.play("0.6")
    let x = try #require(thumb.layer.presentation()).position.x
    #expect(x > 15.5 && x < 35.5)
    try bench.play("0.8")
    #expect(thumb.layer.presentation()?.position.x == 35.5)
  }
}

@Suite @MainActor
struct SliderTests {
  private func bench() -> ControlBench<UISlider> {
    ControlBench(logging: valueEvents) { () -> UISlider in
      let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 228, height: 34))
      slider.maximumValue = 100
      slider.value = 50
      return slider
    }
  }

  @Test func valuesKeepToTheRange() {
    let slider = bench().control
    slider.value = 1000
    #expect(slider.value == 100)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 200
    #expect(slider.minimumValue == 200 && slider.maximumValue == 200 && slider.value == 200)
    slider.maximumValue = .nan
    #expect(slider.maximumValue == 200)
  }

  @Test func thumbAndTrackAreWhereIOSHasThem() {
    // d.5: a slider of 373 points at 75 %, measured.
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 373, height: 34))
    slider.contentScaleFactor = 3
    slider.value = 0.75
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 3, y: 15, width: 367, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
    #expect(isNear(thumb.minX, 259) && isNear(thumb.minY, 7.0 / 3) && thumb.width == 27)
    #expect(slider.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 34))
  }

  @Test func theThumbFollowsTheFinger() throws {
    let bench = bench()
    #expect(
      try bench.play("0 down 136,117; 0.1 move 156,117; 0.2 move 176,117; 0.3 up")
        == "value value value upInside")
    // The way is 200 points for 100.
    #expect(isNear(CGFloat(bench.control.value), 70, 0.2))
    #expect(
      try bench.play("1 down 176,117; 1.1 move 1000,117; 1.2 move -1000,117; 1.3 up")
        == "value value value")
    #expect(bench.control.value == 0)
    bench.control.isContinuous = false
    #expect(
      try bench.play("2 down 34,117; 2.1 move 54,117; 2.2 move 74,117; 2.3 up")
        == "value upInside")
  }

  @Test func aFingerBesideTheThumbDoesNothing() throws {
    let bench = bench()
    #expect(try bench.play("0 down 40,117; 0.1 move 90,117; 0.2 up") == "")
    #expect(bench.control.value == 50)
    // Near it is enough.
    #expect(try bench.play("1 down 156,117; 1.1 move 158,117; 1.2 up") == "value value upInside")
  }

  @Test func aPanAroundItComesSecond() throws {
    let bench = bench()
    bench.add("pan", UIPanGestureRecognizer(), to: bench.root)
    let log = try bench.play("0 down 136,117; 0.1 move 156,117; 0.2 move 176,117; 0.3 up")
    #expect(log == "value value value upInside")
    #expect(try bench.play("1 down 40,117; 1.1 move 90,117; 1.2 up").contains("pan.began"))
  }

  @Test func setValueMayBeAnimated() throws {
    let bench = bench()
    try bench.play("0.1")
    bench.stage.run { bench.control.setValue(100, animated: true) }
    let thumb = bench.control.parts.thumb
    try bench.play("0.2")
    let x = try #require(thumb.layer.presentation()).position.x
    #expect(x > 114 && x < 213)
    #expect(try bench.play("1") == "")
    #expect(thumb.layer.presentation()?.position.x == thumb.layer.position.x)
  }

  @Test func hardSizesStopNothing() throws {
    let bench = bench()
    for width in [CGFloat.nan, .infinity, 0, 1, 1e300] {
      bench.stage.run { bench.control.bounds = CGRect(x: 0, y: 0, width: width, height: width) }
      try bench.play("\(bench.stage.time + 0.1) down 136,117; \(bench.stage.time + 0.2) up")
    }
  }
}

@Suite @MainActor
struct StepperTests {
  private func bench() -> ControlBench<UIStepper> {
    ControlBench(logging: valueEvents) { UIStepper() }
  }

  @Test func defaultsAndSizeAreApples() {
    let stepper = bench().control
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5 && stepper.value == -5)
    stepper.stepValue = 0
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
  }

  @Test func aTapMakesAStep() throws {
    let bench = bench()
    #expect(try bench.play("0 down 170,110; 0.1 up") == "value upInside")
    #expect(
      try bench.play("1 down 170,110; 1.1 up; 2 down 110,110; 2.1 up")
        == "value upInside value upInside")
    #expect(bench.control.value == 1)
    bench.control.value = 100
    #expect(try bench.play("3 down 170,110; 3.1 up") == "")
    bench.control.wraps = true
    try bench.play("4 down 170,110; 4.1 up")
    #expect(bench.control.value == 0)
  }

  @Test func aFingerThatStaysGoesOn() throws {
    let bench = bench()
    try bench.play("0 down 170,110; 0.45")
    #expect(bench.control.value == 1)
    try bench.play("0.55")
    #expect(bench.control.value == 2)
    try bench.play("0.95")
    #expect(bench.control.value == 6)
    // Beside its half the finger waits.
    try bench.play("1 move 110,110; 1.5")
    let waiting = bench.control.value
    try bench.play("2 move 170,110; 2.5; 2.5 up; 4")
    let last = bench.control.value
    #expect(waiting <= 7 && last > waiting)
    try bench.play("6")
    #expect(bench.control.value == last)
  }

  @Test func withoutAutorepeatTheStepComesInTheEnd() throws {
    let bench = bench()
    bench.control.autorepeat = false
    #expect(try bench.play("0 down 170,110; 1") == "")
    #expect(try bench.play("1.1 up") == "value upInside")
    bench.control.autorepeat = true
    bench.control.isContinuous = false
    #expect(try bench.play("2 down 170,110; 3") == "")
    #expect(try bench.play("3.1 up") == "value upInside")
    #expect(bench.control.value > 3)
  }

  @Test("Controls of one size hug it")
  func hugging() {
    func both(_ view: UIView) -> [Float] {
      [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        view.contentHuggingPriority(for: $0).rawValue
      }
    }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] as [UIView] {
      #expect(both(view) == [750, 750], "\(type(of: view))")
    }
    for view in [UIProgressView(), UISegmentedControl()] as [UIView] {
      #expect(both(view) == [250, 750], "\(type(of: view))")
    }
    let plain = [UIView(), UILabel(), UIImageView(), UIButton(), UISlider(), UITextField()]
    for view in plain { #expect(both(view) == [250, 250], "\(type(of: view))") }
    let own = UISwitch()
    own.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(both(own) == [750, 250])
  }
}
