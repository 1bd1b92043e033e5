// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a refresh control follows the content, and what a pull sets off (FACTS_UIKIT c.12).

import CoreGraphics
import Foundation
import QuartzCore

extension UIRefreshControl {
  /// The control's height, and how much further down the content rests meanwhile (M).
  nonisolated static let height: CGFloat = 60
  /// The pull that sets it off (L: between 60 and 100).
  nonisolated static let threshold: CGFloat = 80
  /// How long the content takes to come back (our choice).
  nonisolated static let duration = 0.3

  func setUpRefreshing() {
    isUserInteractionEnabled = false
    layer.addSublayer(spinner)
    colorSpinner()
    spinner.opacity = 0
    frame.size.height = Self.height
  }

  func colorSpinner() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let grey = UIColor(white: isDark ? 140.0 / 255 : 0.5, alpha: 1)
    spinner.setColor((ownTintColor ?? grey).resolvedColor(with: traitCollection).cgColor)
  }

  /// Comes into a scroll view, or out of it.
  func move(to view: UIScrollView?) {
    removeFromSuperview()
    view?.insertSubview(self, at: 0)
  }

  /// Follows another scroll view from now on, or none.
  func enter(_ view: UIScrollView?) {
    guard view !== scrollView else { return }
    if isInset { changeInset(by: -Self.height) }
    if scrollView?.core.refresh === self { scrollView?.core.refresh = nil }
    scrollView = view
    guard let view else { return }
    view.core.refresh = self
    if isRefreshing { changeInset(by: Self.height) }
    follow()
  }

  /// Lies at the top of what is seen; a pull shows blade after blade, and a long one refreshes.
  func follow() {
    guard let scrollView else { return }
    let pull = pull(of: scrollView)
    frame = CGRect(
      x: 0, y: min(0, -pull), width: scrollView.bounds.width, height: Self.height)
    for view in subviews { view.isHidden = pull <= 0 && !isRefreshing }
    if isRefreshing { return }
    spinner.opacity = pull > 0 ? 1 : 0
    spinner.show(share: Double(pull / Self.threshold))
    guard scrollView.isDragging, scrollView.isTracking, pull >= Self.threshold else { return }
    isRefreshing = true
    spinner.start()
    sendActions(for: .valueChanged)
  }

  /// How far the content lies below its place.
  private func pull(of view: UIScrollView) -> CGFloat {
    let inset = view.adjustedContentInset.finite.top - (isInset ? Self.height : 0)
    return -(view.contentOffset.y + inset)
  }

  /// A drag is about to end: from now on the content rests further down.
  func dragWillEnd() {
    if isRefreshing, !isInset { changeInset(by: Self.height) }
  }

  func begin() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.start()
    if scrollView != nil, !isInset { changeInset(by: Self.height) }
  }

  func end() {
    guard isRefreshing else { return }
    isRefreshing = false
    if isInset { changeInset(by: -Self.height) }
    guard let scrollView else { return spinner.stop() }
    let rest = scrollView.resting(scrollView.contentOffset)
    guard scrollView.core.drag == nil, rest != scrollView.contentOffset, scrollView.window != nil
    else {
      spinner.stop()
      return follow()
    }
    // A deceleration that is under way ends at the new edge by itself.
    guard scrollView.core.motion == nil else { return spinner.stop() }
    UIView.animateTouchably(withDuration: Self.duration) {
      scrollView.setOffset(rest)
    } completion: { [weak self] _ in
      guard let self, !self.isRefreshing else { return }
      self.spinner.stop()
      self.follow()
    }
  }

  private func changeInset(by height: CGFloat) {
    isInset = height > 0
    scrollView?.core.contentInset.top += height
    scrollView?.insetsChanged()
  }
}
