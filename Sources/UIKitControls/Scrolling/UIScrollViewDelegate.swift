// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who is told of what a scroll view does.

public import CoreGraphics
public import Foundation

/// Hears of scrolling, in Apple's order (FACTS_UIKIT c.2). Every method may be left out.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// `contentOffset` has changed, by whatever means.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger has begun to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger has let go.
  ///
  /// `velocity` is that of the offset in points per millisecond. `targetContentOffset` is where the
  /// content will come to rest, and may be changed; with paging a change has no effect.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Dragging is over; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The view in the content that is zoomed; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Fingers, or the program, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has come to rest.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top; true. There is no status bar here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar has scrolled to the top; there is no status bar here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What scroll views are: `delegate` stands in an extension of this protocol, so that table views and
/// text views can declare a `delegate` of a narrower type, as they do on iOS. Swift would take theirs
/// for an override, which it must not be. Not for programs.
@preconcurrency @MainActor
public protocol _Scrolls: UIScrollView {}

extension UIScrollView: _Scrolls {}

extension _Scrolls {
  /// Who is told of scrolling; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }
}
