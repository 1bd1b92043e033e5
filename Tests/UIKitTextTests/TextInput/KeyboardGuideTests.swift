// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What hangs on the keyboard's guide goes up and down with it (FACTS_UIKIT g.8).

import Mica
import Testing

import UIKit

@Suite @MainActor
struct KeyboardGuideTests {
  @Test("The guide's top is the keyboard's, and the bottom again when the keyboard has gone")
  func follows() throws {
    let stage = Stage(size: CGSize(width: 375, height: 812), scale: 3)
    let (field, bar) = stage.run {
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      let view = controller.view!
      for part in [field, bar] { view.addSubview(part) }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 50),
        bar.heightAnchor.constraint(equalToConstant: 20),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      stage.root = controller
      return (field, bar)
    }
    try stage.prepare()
    let (rest, bottom) = stage.run { (bar.frame.maxY, bar.superview!.safeAreaInsets.bottom) }
    #expect(rest == 812 - bottom)
    _ = stage.run { field.becomeFirstResponder() }
    try stage.advance(to: 1)
    #expect(stage.run { bar.frame.maxY } == 477)
    _ = stage.run { field.resignFirstResponder() }
    try stage.advance(to: 2)
    #expect(stage.run { bar.frame.maxY } == rest)
  }
}
