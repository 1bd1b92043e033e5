// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All controls under random fingers, with programs that remove, disable and resize them meanwhile: no
// crash, values stay in their ranges, every finger that was followed is let go, the same each time.

import Mica
import Testing
import UIKit

@Suite @MainActor
struct ControlFuzzTests {
  /// A generator of the same numbers for the same seed.
  @MainActor
  private final class Dice {
    private var state: UInt64

    init(state: UInt64) {
      self.state = state
    }

    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, sides)
    }
  }

  private static let kinds: [@MainActor () -> UIControl] = [
    { UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 40)) },
    { UIButton(type: .system) }, { UIButton(configuration: .filled()) }, { UISwitch() },
    { UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34)) }, { UIStepper() },
    { UISegmentedControl(items: ["A", "B", "C"]) },
    {
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
      pages.numberOfPages = 5
      return pages
    },
  ]

  /// Plays random fingers and gives the log of events.
  private func play(_ seed: UInt64) throws -> [String] {
    let dice = Dice(state: seed)
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    var log: [String] = []
    let meddler = Dice(state: seed &+ 7)
    let controls = stage.run { () -> [UIControl] in
      let controls = Self.kinds.map { $0() }
      let controller = UIViewController()
      for (index, control) in controls.enumerated() {
        control.frame.origin = CGPoint(x: 20 + 140 * (index % 2), y: 20 + 60 * (index / 2))
        if control is UIButton { control.frame.size = CGSize(width: 80, height: 30) }
        controller.view.addSubview(control)
        for (name, event) in controlEvents {
          control.addAction(
            UIAction { action in
              log.append("\(index) \(name)")
              guard let control = action.sender as? UIControl else { return }
              Self.meddle(with: control, meddler)
            }, for: event)
        }
      }
      stage.root = controller
      return controls
    }
    var time = 0.0
    let actions: [Contact.Action] = [.down, .down, .move, .move, .move, .up, .up, .cancel]
    for _ in 0..<400 {
      time += Double(dice.roll(60)) / 100
      let place =
        dice.roll(40) == 0
        ? CGPoint(x: CGFloat.nan, y: .infinity)
        : CGPoint(x: dice.roll(340) - 10, y: dice.roll(280) - 10)
      let contact = Contact(
        finger: dice.roll(4), action: actions[dice.roll(actions.count)], location: place)
      stage.touch([contact], at: time)
      if dice.roll(10) == 0 { try stage.advance(to: time) }
    }
    for finger in 0..<4 {
      stage.touch([Contact(finger: finger, action: .up, location: .zero)], at: time + 1)
    }
    try stage.advance(to: time + 3)
    for control in controls { try check(control) }
    return log
  }

  private static func meddle(with control: UIControl, _ dice: Dice) {
    switch dice.roll(40) {
    case 0: control.isEnabled = false
    case 1: control.isEnabled = true
    case 2: control.bounds.size = CGSize(width: dice.roll(200), height: dice.roll(60))
    case 3:
      let superview = control.superview
      control.removeFromSuperview()
      superview?.addSubview(control)
    case 4: control.isHighlighted.toggle()
    case 5: control.isSelected.toggle()
    case 6: (control as? UISegmentedControl)?.removeSegment(at: 0, animated: true)
    case 7: (control as? UISegmentedControl)?.insertSegment(withTitle: "D", at: 1, animated: true)
    case 8: (control as? UIPageControl)?.numberOfPages = dice.roll(6)
    case 9: (control as? UISlider)?.maximumValue = Float(dice.roll(3)) - 1
    case 10: control.sendActions(for: .touchCancel)
    case 11:
      for other in control.superview?.subviews ?? [] { (other as? UIControl)?.isEnabled = true }
    default: break
    }
  }

  private func check(_ control: UIControl) throws {
    #expect(!control.isTracking && !control.isTouchInside)
    switch control {
    case let slider as UISlider:
      #expect(slider.value >= slider.minimumValue && slider.value <= slider.maximumValue)
    case let stepper as UIStepper: #expect(stepper.value >= 0 && stepper.value <= 100)
    case let segments as UISegmentedControl:
      #expect(segments.selectedSegmentIndex < segments.numberOfSegments)
    case let pages as UIPageControl:
      #expect(pages.currentPage <= max(0, pages.numberOfPages - 1))
    default: break
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func randomFingers(_ seed: UInt64) throws {
    let log = try play(seed)
    #expect(!log.isEmpty)
    #expect(try play(seed) == log)
  }
}
