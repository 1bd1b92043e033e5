// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Switches, sliders, steppers, segments and pages under a finger (FACTS_UIKIT d.4 to d.9, b.6, b.12).

import Mica
import Testing

@testable import UIKit

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
}

@Suite @MainActor
struct SegmentTests {
  private func bench() -> ControlBench<UISegmentedControl> {
    ControlBench(logging: valueEvents) { () -> UISegmentedControl in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
      control.selectedSegmentIndex = 0
      return control
    }
  }

  @Test func segmentsAreEqualUnlessSaidOtherwise() {
    let control = bench().control
    #expect(control.segmentEdges() == [0, 100, 200, 300])
    control.frame.size.width = 200
    // floor(i · width / count), d.6.
    #expect(control.segmentEdges() == [0, 66, 133, 200])
    control.setWidth(50, forSegmentAt: 1)
    #expect(control.segmentEdges() == [0, 75, 125, 200])
    let widest = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    let text = NSAttributedString(
      string: "Segment C", attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold)])
    #expect(isNear(widest.bounds.width, 3 * (text.size().width + 24) + 2, 2))
    #expect(widest.bounds.height == 32)
  }

  @Test func segmentsComeAndGo() {
    let control = bench().control
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 0) == "Zero")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 99
    #expect(control.selectedSegmentIndex == -1)
    control.removeSegment(at: 99, animated: false)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test func aTapSelects() throws {
    let bench = bench()
    #expect(try bench.play("0 down 260,110; 0.1 up") == "value upInside")
    #expect(bench.control.selectedSegmentIndex == 2)
    #expect(try bench.play("1 down 260,110; 1.1 up") == "upInside")
    bench.control.setEnabled(false, forSegmentAt: 1)
    #expect(try bench.play("2 down 160,110; 2.1 up") == "")
    #expect(bench.control.selectedSegmentIndex == 2)
    // Lifted elsewhere nothing is selected.
    #expect(try bench.play("3 down 60,110; 3.1 move 60,300; 3.2 up") == "")
  }

  @Test func theSelectionIsDraggedAlong() throws {
    let bench = bench()
    #expect(try bench.play("0 down 60,110; 0.1 move 160,110") == "")
    #expect(bench.control.selectedSegmentIndex == 0)
    #expect(try bench.play("0.5 move 260,110; 1 up") == "value upInside")
    #expect(bench.control.selectedSegmentIndex == 2)
    let pill = bench.control.parts.pill
    try bench.play("2")
    #expect(pill.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
    #expect(pill.layer.presentation()?.position.x == 250)
  }

  @Test func linesStandBetweenOthersOnly() {
    let control = bench().control
    control.layoutIfNeeded()
    #expect(control.parts.lines.map(\.isHidden) == [true, false])
    control.selectedSegmentIndex = -1
    control.layoutIfNeeded()
    #expect(control.parts.lines.map(\.isHidden) == [false, false])
    #expect(control.parts.lines[0].frame == CGRect(x: 99.5, y: 7, width: 1, height: 18))
  }

  @Test func momentaryControlsForget() throws {
    let bench = bench()
    var seen: [Int] = []
    bench.control.isMomentary = true
    bench.control.selectedSegmentIndex = -1
    bench.control.addAction(
      UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    try bench.play("0 down 160,110; 0.1 up")
    #expect(seen == [1] && bench.control.selectedSegmentIndex == -1)
  }

  @Test func actionsOfSegmentsRun() throws {
    var count = 0
    let bench = ControlBench(logging: []) {
      UISegmentedControl(
        frame: CGRect(x: 10, y: 100, width: 200, height: 32),
        actions: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in count += 1 }])
    }
    try bench.play("0 down 160,110; 0.1 up")
    #expect(count == 1 && bench.control.titleForSegment(at: 1) == "B")
  }
}

@Suite @MainActor
struct PageTests {
  private func bench() -> ControlBench<UIPageControl> {
    ControlBench(logging: valueEvents) { () -> UIPageControl in
      let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 120, height: 26))
      control.numberOfPages = 4
      return control
    }
  }

  @Test func pagesKeepToTheirNumber() {
    let control = bench().control
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.numberOfPages = .max
    #expect(isNear(control.size(forNumberOfPages: 3).height, 25.667))
  }

  @Test func tapsOnTheHalvesGoOnAndBack() throws {
    let bench = bench()
    #expect(
      try bench.play("0 down 200,110; 0.1 up; 1 down 200,110; 1.1 up")
        == "value upInside value upInside")
    #expect(bench.control.currentPage == 2)
    try bench.play("2 down 110,110; 2.1 up")
    #expect(bench.control.currentPage == 1)
    bench.control.currentPage = 0
    #expect(try bench.play("3 down 110,110; 3.1 up") == "upInside")
  }

  @Test func aFingerGoesThroughThePages() throws {
    let bench = bench()
    #expect(
      try bench.play("0 down 120,110; 0.1 move 140,110; 0.2 move 158,110; 0.3 up")
        == "value value upInside")
    #expect(bench.control.currentPage == 2 && bench.control.interactionState == .none)
  }

  @Test func oneDotShowsThePage() {
    let control = bench().control
    control.currentPage = 2
    control.currentPageIndicatorTintColor = .black
    control.pageIndicatorTintColor = .gray
    control.layoutIfNeeded()
    #expect(control.dots.views.map(\.backgroundColor) == [.gray, .gray, .black, .gray])
    #expect(isNear(control.dots.views[1].frame.minX - control.dots.views[0].frame.minX, 17.667, 1))
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.dots.views[0].isHidden)
  }
}

@Suite @MainActor
struct ProgressTests {
  @Test func theFilledPartFollows() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let bar = stage.run {
      let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
      bar.progress = 0.25
      let controller = UIViewController()
      controller.view.addSubview(bar)
      stage.root = controller
      return bar
    }
    try stage.advance(to: 0.1)
    let filled = try #require(bar.subviews.first?.subviews.first)
    #expect(filled.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    stage.run { bar.setProgress(7, animated: true) }
    #expect(bar.progress == 1)
    try stage.advance(to: 0.2)
    let width = try #require(filled.layer.presentation()).bounds.width
    #expect(width > 50 && width < 200)
    bar.progress = .nan
    #expect(bar.progress == 1)
    #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 4)
  }

  @Test func theRingTurnsByTheStagesClock() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let ring = stage.run {
      let ring = UIActivityIndicatorView(style: .large)
      let controller = UIViewController()
      controller.view.addSubview(ring)
      stage.root = controller
      return ring
    }
    #expect(ring.bounds.size == CGSize(width: 37, height: 37) && ring.isHidden)
    stage.run { ring.startAnimating() }
    #expect(ring.isAnimating && !ring.isHidden)
    let blades = try #require(ring.layer.sublayers?.first)
    func angle(_ time: Double) throws -> CGFloat {
      try stage.advance(to: time)
      let turned = try #require(blades.presentation()).value(forKeyPath: "transform.rotation.z")
      return (turned as? CGFloat ?? .nan) / (.pi / 4)
    }
    let angles = try [0.06, 0.14, 0.24, 1.26].map(angle)
    #expect(zip(angles, [0, 1, 1, 2]).allSatisfy { isNear($0, $1) }, "\(angles)")
    stage.run { ring.stopAnimating() }
    #expect(!ring.isAnimating && ring.isHidden)
    ring.hidesWhenStopped = false
    #expect(!ring.isHidden)
  }
}
