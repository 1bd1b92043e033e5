// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a stack does while one searches: titles make way, and results lie over what is searched.

import CoreGraphics
import Foundation

extension UINavigationController: SearchHost {
  /// How long the titles take to make way (our choice).
  private static let searchDuration: TimeInterval = 0.3

  var showsSearchInline: Bool { stack.bar.isSearchInline }

  func searchActivityChanged(_ search: UISearchController) {
    guard search === stack.bar.shownSearch else { return }
    showResults(of: search)
    guard isViewLoaded, view.window != nil, stack.context == nil else { return placeParts() }
    view.layoutIfNeeded()
    UIView.animateTouchably(withDuration: Self.searchDuration) {
      self.placeParts()
      self.stack.bar.layoutIfNeeded()
      self.view.layoutIfNeeded()
    }
  }

  func searchChanged(_ search: UISearchController) {
    if search === stack.bar.shownSearch { showResults(of: search) }
  }

  private func showResults(of search: UISearchController) {
    guard isViewLoaded else { return }
    let isWanted =
      search.showsResults || search.isActive && search.obscuresBackgroundDuringPresentation
    if !isWanted {
      stack.results?.take(nil)
      stack.results?.removeFromSuperview()
      return stack.results = nil
    }
    let results = stack.results ?? SearchResultsView(search)
    if stack.results == nil {
      stack.results = results
      stack.room.addSubview(results)
    }
    results.take(search.showsResults ? search.searchResultsController : nil)
    placeResults(barHeight: stack.bar.rows.whole)
  }

  func placeResults(barHeight: CGFloat) {
    guard let results = stack.results else { return }
    guard results.search === stack.bar.shownSearch else {
      results.take(nil)
      results.removeFromSuperview()
      return stack.results = nil
    }
    if stack.room.subviews.last !== results { stack.room.addSubview(results) }
    results.frame = stack.room.bounds
    results.shown?.setBarInsets(UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0))
  }
}

/// Lies over what is searched: grey, or with the controller of the results.
final class SearchResultsView: UIControl {
  let search: UISearchController
  private(set) var shown: UIViewController?

  init(_ search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in
        guard let self, shown == nil else { return }
        self.search.isActive = false
      }, for: .touchUpInside)
    take(nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a controller's view; nil for none.
  func take(_ controller: UIViewController?) {
    // How dark what is searched becomes (our choice).
    backgroundColor = controller == nil ? UIColor(white: 0, alpha: 0.2) : nil
    guard controller !== shown else { return }
    if let shown {
      shown.willMove(toParent: nil)
      shown.beginAppearance(false, animated: false)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.endAppearance()
      shown.removeFromParent()
    }
    shown = controller
    guard let controller, let view: UIView = controller.view else { return }
    search.addChild(controller)
    controller.beginAppearance(true, animated: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    controller.endAppearance()
    controller.didMove(toParent: search)
  }
}
