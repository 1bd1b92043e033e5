// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What objects that are no responders say of themselves.

import Foundation
import Mica
import Testing

import UIKit

private final class Part: NSObject {}

@Suite @MainActor
struct AccessibleObjectTests {
  @Test("Any object keeps what it is told to say of itself")
  func values() {
    let (one, two) = (Part(), Part())
    one.isAccessibilityElement = true
    one.accessibilityLabel = "Bar"
    one.accessibilityTraits = .image
    one.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
    one.accessibilityElements = [two]
    #expect(one.isAccessibilityElement && one.accessibilityLabel == "Bar")
    #expect(one.accessibilityTraits == .image)
    #expect(one.accessibilityActivationPoint == CGPoint(x: 3, y: 5))
    #expect(one.accessibilityElementCount() == 1 && one.index(ofAccessibilityElement: two) == 0)
    #expect(!two.isAccessibilityElement && two.accessibilityLabel == nil)
  }

  @Test("A view's own members come first")
  func views() {
    let view: NSObject = UIView()
    (view as? UIView)?.accessibilityLabel = "View"
    #expect((view as? UIView)?.accessibilityLabel == "View")
  }

  @Test("Objects among a container's elements stand in the tree")
  func tree() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    stage.run {
      let controller = UIViewController()
      let part = Part()
      part.isAccessibilityElement = true
      part.accessibilityLabel = "Slice"
      part.accessibilityValue = "3"
      part.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      controller.view.accessibilityElements = [part]
      stage.root = controller
    }
    try stage.prepare()
    #expect(stage.accessibilityTree == "element \"Slice\" value \"3\" (1, 2, 3, 4)")
  }
}
