// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What views say of themselves, and the tree of it.

import Mica
import Testing

import UIKit

@Suite @MainActor
struct AccessibilityTests {
  @Test("Elements end the way down; groups with a name indent what is in them")
  func tree() {
    let stage = Stage(size: CGSize(width: 320, height: 200), scale: 1)
    stage.run {
      let controller = UIViewController()
      let title = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
      title.text = "Title"
      title.accessibilityTraits = .header
      let box = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 100))
      box.accessibilityIdentifier = "box"
      let slider = UISlider(frame: CGRect(x: 10, y: 0, width: 100, height: 34))
      slider.value = 0.25
      let button = UIButton(frame: CGRect(x: 10, y: 40, width: 80.5, height: 30))
      button.setTitle("Go", for: .normal)
      button.accessibilityHint = "Goes"
      button.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Stay", actionHandler: { _ in true })
      ]
      let hidden = UILabel()
      hidden.text = "Hidden"
      hidden.isHidden = true
      for view in [slider, button, hidden] as [UIView] { box.addSubview(view) }
      for view in [title, box] { controller.view.addSubview(view) }
      stage.root = controller
    }
    try? stage.prepare()
    #expect(
      stage.accessibilityTree == """
        heading "Title" (10, 10, 100, 20)
        group #box (0, 50, 320, 100)
          slider value "25%" (10, 50, 100, 34) adjustable
          button "Go" hint "Goes" (10, 90, 80.5, 30) action "Stay"
        """)
  }

  @Test("A container's own elements stand in the place of its subviews")
  func elements() {
    let stage = Stage(size: CGSize(width: 320, height: 200), scale: 1)
    let (box, part) = stage.run {
      let controller = UIViewController()
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
      box.addSubview(UILabel())
      let part = UIAccessibilityElement(accessibilityContainer: box)
      part.accessibilityLabel = "Bar"
      part.accessibilityValue = "3"
      part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      box.accessibilityElements = [part]
      controller.view.addSubview(box)
      stage.root = controller
      return (box, part)
    }
    try? stage.prepare()
    stage.run {
      #expect(part.accessibilityFrame == CGRect(x: 21, y: 32, width: 3, height: 4))
      #expect(part.accessibilityActivationPoint == CGPoint(x: 22.5, y: 34))
      #expect(box.index(ofAccessibilityElement: part) == 0 && box.accessibilityElementCount() == 1)
    }
    #expect(stage.accessibilityTree == #"element "Bar" value "3" (21, 32, 3, 4)"#)
  }
}
