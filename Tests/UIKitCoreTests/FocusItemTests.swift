// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can hold the focus: views say so, and find each other.

import Testing
import UIKit

@MainActor @Suite struct FocusItemTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test func viewsHoldTheItemsWithinThem() {
    let controller = UIViewController()
    let view: UIView = controller.view
    let item = Item(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(item)
    view.addSubview(UIView(frame: item.frame))
    #expect(!view.canBecomeFocused && item.canBecomeFocused)
    #expect(
      view.focusItems(in: CGRect(x: 0, y: 0, width: 15, height: 15)).map { $0 === item } == [true])
    #expect(view.focusItems(in: CGRect(x: 0, y: 0, width: 5, height: 5)).isEmpty)
    #expect(item.parentFocusEnvironment === view && view.parentFocusEnvironment === controller)
    #expect(item.focusItemContainer === item && controller.focusItemContainer === view)
  }
}
