// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whose a drag is that begins on a control in a scroll view (FACTS_UIKIT a.5, b.6, b.12).

import Mica
import TestScenes
import Testing
import UIKit

@Suite @MainActor
struct ControlsInScrollViewTests {
  private func scene<Control: UIControl>(
    _ make: () -> Control
  ) -> (ControlBench<Control>, UIScrollView) {
    let bench = ControlBench(make)
    let scroll = bench.stage.run {
      let scroll = UIScrollView(frame: bench.root.bounds)
      scroll.contentSize = CGSize(width: 1000, height: 2000)
      bench.root.addSubview(scroll)
      scroll.addSubview(bench.control)
      return scroll
    }
    return (bench, scroll)
  }

  @Test func aSliderIsDraggedAlongAndTheViewStays() throws {
    let (bench, scroll) = scene {
      UISlider(frame: CGRect(x: 20, y: 100, width: 228, height: 34))
    }
    try bench.play("0 down 34,117; 0.3 move 54,117; 0.4 move 84,117; 0.5 move 134,117; 0.6 up; 2")
    #expect(isNear(CGFloat(bench.control.value), 0.5, 0.01))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aDragBesideTheThumbScrolls() throws {
    let (bench, scroll) = scene {
      UISlider(frame: CGRect(x: 20, y: 100, width: 228, height: 34))
    }
    try bench.play(
      "0 down 200,117; 0.05 move 180,117; 0.1 move 150,117; 0.2 move 100,117; 1 up; 3")
    #expect(bench.control.value == 0 && scroll.contentOffset.x > 50)
  }

  @Test func aTapOnAButtonIsTheButtons() throws {
    let (bench, scroll) = scene {
      UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    }
    let log = try bench.play("0 down 120,120; 0.3 up; 2")
    #expect(log == "down upInside primary")
    #expect(scroll.contentOffset == .zero)
  }
}
