// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lies below a sheet that covers nearly all steps back: it becomes a smaller card (FACTS_UIKIT g.5).

import CoreGraphics
import Foundation

/// The presenter's view as a card behind a sheet.
@MainActor
final class SheetStacking {
  /// From the sides of the screen to the card: the view is some .92 times as wide (g.5).
  private static let side: CGFloat = 16
  /// The card's corners (g.5).
  private static let radius: CGFloat = 10

  nonisolated init() {}

  private weak var view: UIView?
  private var backdrop: UIView?
  private var old: (radius: CGFloat, clips: Bool) = (0, false)

  /// Shows the presenter's view between its place, 0, and that of a card, 1.
  func show(_ amount: CGFloat, of sheet: UISheetPresentationController) {
    if amount <= 0, view == nil { return }
    guard let container = sheet.containerView, let presenter = view ?? begin(sheet, container)
    else { return }
    let bounds = container.bounds
    guard bounds.width > 2 * Self.side else { return }
    let scale = 1 - amount * 2 * Self.side / bounds.width
    // The card's upper edge is at the safe area's.
    let top = amount * max(container.ownSafeArea.top, 0)
    let shift = top - bounds.height * (1 - scale) / 2
    presenter.transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    presenter.layer.cornerRadius = amount > 0 ? Self.radius * amount + old.radius : old.radius
    presenter.clipsToBounds = amount > 0 || old.clips
    backdrop?.alpha = amount > 0 ? 1 : 0
  }

  private func begin(_ sheet: UISheetPresentationController, _ container: UIView) -> UIView? {
    guard let view = sheet.presentingViewController.viewIfLoaded, view.transform == .identity,
      let home = view.superview
    else { return nil }
    self.view = view
    old = (view.layer.cornerRadius, view.clipsToBounds)
    let black = UIView(frame: home.bounds)
    black.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    black.backgroundColor = .black
    UIView.performWithoutAnimation { home.insertSubview(black, belowSubview: view) }
    backdrop = black
    return view
  }

  /// The sheet is gone.
  func end() {
    backdrop?.removeFromSuperview()
    backdrop = nil
    guard let view else { return }
    view.transform = .identity
    view.layer.cornerRadius = old.radius
    view.clipsToBounds = old.clips
    self.view = nil
  }
}
