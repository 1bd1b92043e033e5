// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Segments and pages under a finger, progress and the ring that turns (FACTS_UIKIT d.6, d.8, d.9).

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
