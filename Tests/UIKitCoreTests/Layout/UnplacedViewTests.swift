// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views whose frames are the constraints' alone, and that no constraint is about.

import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct UnplacedViewTests {
  @Test func theyKeepTheFrameThatTheyWereGiven() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (view, inner) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.frame = CGRect(x: 10, y: 20, width: 60, height: 30)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 30))
    #expect(inner.frame.size == CGSize(width: 20, height: 10))
  }
}
