// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are hidden and shown in a stack view within an animation (FACTS_UIKIT e.15).

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct StackAnimationTests {
  @Test func hidingInABlockMovesTheOthers() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let root = UIViewController()
    stage.root = root
    let views = [WishingView(40, 10), WishingView(40, 10), WishingView(20, 10)]
    let row = UIStackView(arrangedSubviews: views)
    row.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(row)
    NSLayoutConstraint.activate([
      row.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      row.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    _ = try stage.snapshot(at: 0)
    #expect(views[2].frame.minX == 80)
    var ended = false
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = true
      } completion: { _ in
        ended = true
        #expect(views[1].layer.isHidden)
      }
    }
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    #expect(views[2].frame.minX == 40 && views[1].frame.width == 0)
    _ = try stage.snapshot(at: 0.5)
    let shown = try #require(views[2].layer.presentation())
    #expect(isNear(shown.frame.minX, 60, 0.5))
    #expect(!views[1].layer.isHidden)
    _ = try stage.snapshot(at: 1.2)
    #expect(ended && views[1].layer.isHidden && row.frame.width == 60)

    stage.run { UIView.animate(withDuration: 1) { views[1].isHidden = false } }
    #expect(!views[1].layer.isHidden && views[1].frame.width == 40)
    _ = try stage.snapshot(at: 3)
    #expect(!views[1].isHidden)
  }

  @Test func hidingAndShowingAgainStaysShown() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let root = UIViewController()
    stage.root = root
    let view = WishingView(40, 10)
    let row = UIStackView(arrangedSubviews: [view])
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    root.view.addSubview(row)
    _ = try stage.snapshot(at: 0)
    stage.run { UIView.animate(withDuration: 1) { view.isHidden = true } }
    _ = try stage.snapshot(at: 0.5)
    stage.run { UIView.animate(withDuration: 1) { view.isHidden = false } }
    _ = try stage.snapshot(at: 4)
    #expect(!view.isHidden && !view.layer.isHidden)
  }
}
