// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sheets under a finger: from detent to detent, and away (FACTS_UIKIT g.5).

import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// Hears of a sheet's detents. Every method may be left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A finger has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The numbers of dragged sheets.
enum SheetPhysics {
  /// The speed downwards that puts a sheet away, and the share of its height (g.5).
  static let dismissSpeed: CGFloat = 1000
  static let dismissShare: CGFloat = 0.5
  /// How far ahead a finger's speed is followed to find the next detent, in seconds (our choice).
  static let foresight: CGFloat = 0.15
}

/// A pan, up or down, that the scroll views in the sheet wait for.
final class SheetPan: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  override func announce() { sheet?.dragged(self) }

  override func hasBegun(_ travel: CGPoint) -> Bool {
    guard super.hasBegun(travel), let sheet, !core.state.isFinal else { return false }
    guard abs(travel.y) > abs(travel.x), sheet.follows(core.fingers.first?.view, down: travel.y > 0)
    else {
      state = .failed
      return false
    }
    return true
  }
}

/// Has scroll views wait until the sheet has decided.
@MainActor
final class SheetPanGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let sheet else { return false }
    return sheet.transition == nil && sheet.presentedViewController.core.presented == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view is UIScrollView }
}

extension UISheetPresentationController {
  /// The detents by their heights, the lowest first.
  private var heights: [(detent: Detent, height: CGFloat)] {
    detents.map { ($0, height(of: $0)) }.sorted { $0.height < $1.height }
  }

  /// Whether a finger on a view that goes up or down drags the sheet: not where what is under it scrolls
  /// instead, or is moved by fingers itself.
  func follows(_ view: UIView?, down: Bool) -> Bool {
    var around = view
    let root = presentedViewIfThere
    while let here = around {
      if here is UISlider || here is UIPickerView { return false }
      if let scrollView = here as? UIScrollView, scrollView.isScrollEnabled {
        let inset = scrollView.adjustedContentInset
        let room = scrollView.contentSize.height + inset.top + inset.bottom
        let isAtTop = scrollView.contentOffset.y <= -inset.top + 0.5
        let moves = room > scrollView.bounds.height || scrollView.alwaysBounceVertical
        if down, moves { return isAtTop }
        let isLargest = selectedDetent === heights.last?.detent
        if moves { return isAtTop && !isLargest && prefersScrollingExpandsWhenScrolledToEdge }
      }
      if here === root { break }
      around = here.superview
    }
    return true
  }

  /// Whether its user may put the sheet away.
  private var mayGo: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  func dragged(_ pan: SheetPan) {
    guard let container = containerView, let view = presentedViewIfThere else { return }
    switch pan.state {
    case .began:
      dragStart = view.frame.minY
      let slop: CGFloat = pan.translation(in: container).y > 0 ? 1 : -1
      pan.absorb(CGPoint(x: 0, y: slop * GestureLimits.panSlop))
      follow(pan.translation(in: container).y, view, in: container)
    case .changed: follow(pan.translation(in: container).y, view, in: container)
    case .ended:
      settle(
        pan.velocity(in: container).y, after: pan.translation(in: container).y, view, in: container)
    case .cancelled, .failed: if dragStart != nil { settle(0, after: 0, view, in: container) }
    default: break
    }
  }

  /// The range of the upper edge, between the largest and the smallest detent; a card only goes down.
  private func range(in container: UIView) -> ClosedRange<CGFloat> {
    if isCard {
      let top = frameOfPresentedViewInContainerView.minY
      return top...top
    }
    let (low, high) = (heights.first?.height ?? 0, heights.last?.height ?? 0)
    return (container.bounds.height - high)...(container.bounds.height - low)
  }

  private func follow(_ way: CGFloat, _ view: UIView, in container: UIView) {
    guard let dragStart else { return }
    let range = range(in: container)
    let whole = Double(container.bounds.height)
    var top = dragStart + way
    if top < range.lowerBound {
      let beyond = ScrollPhysics.banded(Double(range.lowerBound - top), in: whole)
      top = isCard ? range.lowerBound - CGFloat(beyond) / 4 : range.lowerBound - CGFloat(beyond) / 8
    } else if top > range.upperBound, !mayGo {
      top =
        range.upperBound + CGFloat(ScrollPhysics.banded(Double(top - range.upperBound), in: whole))
    }
    top = container.pixelGrid.nearest(top)
    place(view, at: top, range, in: container)
  }

  private func place(
    _ view: UIView, at top: CGFloat, _ range: ClosedRange<CGFloat>, in container: UIView
  ) {
    var frame = view.frame
    frame.origin.y = top
    if !isCard {
      frame.size.height = container.bounds.height - min(top, range.upperBound)
    }
    view.frame = frame
    view.layoutIfNeeded()
    let shown = max(1, container.bounds.height - range.upperBound)
    let left = max(0, min(1, (container.bounds.height - top) / shown))
    dim.alpha = dimAlpha * left
    let way = range.upperBound - range.lowerBound
    if isFull || way > 0 {
      let full = container.bounds.height - top - (container.bounds.height - range.lowerBound)
      let room = max(1, way > 0 ? way : container.bounds.height - range.lowerBound)
      let reachesTop = range.lowerBound <= container.ownSafeArea.top + 10.5
      stacking.show(reachesTop && !isCard ? max(0, min(1, 1 + full / room)) : 0, of: self)
    }
  }

  /// The finger is gone: the sheet goes on to a detent, or away.
  private func settle(
    _ velocity: CGFloat, after way: CGFloat, _ view: UIView, in container: UIView
  ) {
    let finger = (dragStart ?? view.frame.minY) + way
    dragStart = nil
    let top = view.frame.minY
    let range = range(in: container)
    let lowest = isCard ? view.frame.height : heights.first?.height ?? 0
    // The way of the finger: what may not go follows it less and less.
    let pulled = finger - range.upperBound
    if pulled > 0,
      velocity >= SheetPhysics.dismissSpeed || pulled > SheetPhysics.dismissShare * lowest
    {
      if dismissByHand() { return }
    }
    var chosen = selectedDetent
    if !isCard {
      let wanted = container.bounds.height - (top + velocity * SheetPhysics.foresight)
      chosen =
        heights.min { abs($0.height - wanted) < abs($1.height - wanted) }?.detent ?? chosen
    }
    let isNew = chosen !== selectedDetent
    if isNew { selectedDetentIdentifier = chosen?.identifier }
    let animator = UIViewPropertyAnimator(
      duration: SystemTransition.reportedDuration, timingParameters: UISpringTimingParameters())
    animator.addAnimations { [self] in
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    animator.startAnimation()
    if isNew {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// The user puts the sheet away, if that is allowed.
  @discardableResult
  func dismissByHand() -> Bool {
    guard transition == nil, presentedViewController.core.presented == nil else { return false }
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}
