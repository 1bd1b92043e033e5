// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A text view is a scroll view whose content is its text.

import Foundation
import Mica
import Testing

import UIKit

@Suite @MainActor struct TextScrollTests {
  @Test func aLongTextIsScrolled() throws {
    let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
    let view = stage.run {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = String(repeating: "One more line\n", count: 40)
      let controller = UIViewController()
      controller.view = view
      stage.root = controller
      return view
    }
    #expect(view.contentSize.height > 400)
    let top = try stage.snapshot(at: 0).dataProvider?.data
    func touch(_ action: Contact.Action, _ y: CGFloat, _ time: Double) {
      stage.touch(
        [Contact(finger: 1, action: action, location: CGPoint(x: 100, y: y))], at: time)
    }
    touch(.down, 90, 0.1)
    touch(.move, 47, 0.2)
    touch(.up, 47, 0.5)
    #expect(try stage.snapshot(at: 1).dataProvider?.data != top)
    #expect(view.contentOffset == CGPoint(x: 0, y: 33))
    // Shorter text is put back with the next layout.
    stage.run { view.text = "Short" }
    try stage.advance(to: 2)
    #expect(view.contentOffset == .zero)
  }
}
