// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's layout guides know their frames without a layout.

import Testing
import UIKit

@Suite @MainActor
struct GuideFrameTests {
  @Test("Before any layout, outside of windows")
  func atOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 100))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 784, height: 84))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 64, y: 8, width: 672, height: 84))
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 800, height: 0))
  }

  @Test("They follow the bounds and margins as these change")
  func changes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = view.layoutMarginsGuide
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
    view.bounds.size = CGSize(width: 4, height: 2)
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 0, height: 0))
    view.bounds.size = CGSize(width: 50, height: 60)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 44, height: 56))
  }

  @Test("A guide of the program's own has its frame after a layout")
  func own() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
