// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's documentation of tintAdjustmentMode: presentations that dim what lies below dim its tint.

import Mica
import Testing
import UIKit

private final class Tinted: UIView {
  var changes = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

@Suite @MainActor
struct DimmedTintTests {
  private let stage = Stage(size: CGSize(width: 300, height: 500), scale: 1)
  private let root = UIViewController()
  private let view = Tinted()
  private let own = Tinted()

  init() throws {
    let (stage, root, view, own) = (stage, root, view, own)
    stage.run {
      stage.root = root
      own.tintColor = .green
      root.view.addSubview(view)
      view.addSubview(own)
    }
    try stage.advance(to: 0.1)
  }

  private func present(_ controller: UIViewController, at time: Double) throws {
    stage.run {
      (view.changes, own.changes) = (0, 0)
      root.present(controller, animated: false)
    }
    try stage.advance(to: time)
  }

  private func dismiss(at time: Double) throws {
    stage.run { root.dismiss(animated: false) }
    try stage.advance(to: time)
    #expect(view.tintAdjustmentMode == .normal && own.tintColor == .green)
  }

  @Test("Alerts and sheets dim, views with tints of their own as well, and both are told")
  func dimming() throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let list = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
    var time = 0.5
    for controller in [alert, list, UIViewController()] {
      try present(controller, at: time)
      #expect(view.tintAdjustmentMode == .dimmed && own.tintColor != .green)
      #expect(view.changes == 1 && own.changes == 1)
      try dismiss(at: time + 0.5)
      time += 1
    }
  }

  @Test("What doesn't dim leaves the tint: full screens, sheets up to the undimmed detent")
  func notDimming() throws {
    let whole = UIViewController()
    whole.modalPresentationStyle = .overFullScreen
    try present(whole, at: 0.5)
    #expect(view.tintAdjustmentMode == .normal)
    try dismiss(at: 1)
    let half = UIViewController()
    half.sheetPresentationController?.detents = [.medium(), .large()]
    half.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    try present(half, at: 1.5)
    #expect(view.tintAdjustmentMode == .normal)
    stage.run { half.sheetPresentationController?.selectedDetentIdentifier = .large }
    try stage.advance(to: 2)
    #expect(view.tintAdjustmentMode == .dimmed)
    try dismiss(at: 2.5)
  }

  @Test("A view's own mode stays")
  func ownMode() throws {
    stage.run { view.tintAdjustmentMode = .normal }
    try present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), at: 0.5)
    #expect(view.tintAdjustmentMode == .normal && root.view.tintAdjustmentMode == .dimmed)
    try dismiss(at: 1)
  }
}
