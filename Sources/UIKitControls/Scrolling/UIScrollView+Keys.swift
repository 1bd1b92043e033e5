// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of scroll views by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIScrollView {
  static func keys(_ table: ClassTable<UIScrollView>) {
    table.initializers(inheritsOthers: true)
    contentKeys(table)
    mannerKeys(table)
    stateKeys(table)
    zoomKeys(table)
    partKeys(table)
    table.method("adjustedContentInsetDidChange") { $0.adjustedContentInsetDidChange() }
    table.method("setContentOffset:animated:") { $0.setContentOffset($1, animated: $2) }
    table.method("scrollRectToVisible:animated:") { $0.scrollRectToVisible($1, animated: $2) }
  }

  private static func contentKeys(_ table: ClassTable<UIScrollView>) {
    table.property("contentOffset", \.contentOffset, dynamic: true, default: .zero)
    table.property("contentInset", \.contentInset, nib: .key, dynamic: true, default: .zero)
    table.property("contentSize", \.contentSize, nib: .key, dynamic: true, default: .zero)
    table.property("adjustedContentInset", \.adjustedContentInset)
    table.property(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, inspectable: true,
      default: .automatic)
    table.property("bounds", \.bounds, dynamic: true, default: .zero)
    table.property("frame", \.frame, dynamic: true, default: .zero)
    table.property("clipsToBounds", \.clipsToBounds, inspectable: true, default: true)
  }

  private static func mannerKeys(_ table: ClassTable<UIScrollView>) {
    table.property(
      "delegate", get: { $0.core.delegate }, set: { $0.core.delegate = $1 })
    table.property("isScrollEnabled", \.isScrollEnabled, inspectable: true, default: true)
    table.property(
      "isDirectionalLockEnabled", \.isDirectionalLockEnabled, inspectable: true, default: false)
    table.property("bounces", \.bounces, inspectable: true, default: true)
    table.property(
      "alwaysBounceVertical", \.alwaysBounceVertical, inspectable: true, default: false)
    table.property(
      "alwaysBounceHorizontal", \.alwaysBounceHorizontal, inspectable: true, default: false)
    table.property("isPagingEnabled", \.isPagingEnabled, inspectable: true, default: false)
    table.property("decelerationRate", \.decelerationRate, default: .normal)
    table.property("scrollsToTop", \.scrollsToTop, nib: .key, default: true)
    table.property(
      "keyboardDismissMode", \.keyboardDismissMode, inspectable: true,
      default: UIScrollView.KeyboardDismissMode.none)
    table.property("allowsKeyboardScrolling", \.allowsKeyboardScrolling, default: true)
    table.property(
      "delaysContentTouches", \.delaysContentTouches, inspectable: true, default: true)
    table.property(
      "canCancelContentTouches", \.canCancelContentTouches, inspectable: true, default: true)
  }

  private static func stateKeys(_ table: ClassTable<UIScrollView>) {
    table.property("panGestureRecognizer", \.panGestureRecognizer)
    table.property("isTracking", \.isTracking)
    table.property("isDragging", \.isDragging)
    table.property("isDecelerating", \.isDecelerating)
  }

  private static func zoomKeys(_ table: ClassTable<UIScrollView>) {
    table.property("minimumZoomScale", \.minimumZoomScale, inspectable: true, default: 1)
    table.property("maximumZoomScale", \.maximumZoomScale, inspectable: true, default: 1)
    table.property("zoomScale", \.zoomScale, default: 1)
    table.property("bouncesZoom", \.bouncesZoom, inspectable: true, default: true)
    table.property("isZooming", \.isZooming)
    table.property("isZoomBouncing", \.isZoomBouncing)
    table.property("pinchGestureRecognizer", \.pinchGestureRecognizer)
    table.method("setZoomScale:animated:") { $0.setZoomScale($1, animated: $2) }
    table.method("zoomToRect:animated:") { $0.zoom(to: $1, animated: $2) }
  }

  private static func partKeys(_ table: ClassTable<UIScrollView>) {
    table.property(
      "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, inspectable: true,
      default: true)
    table.property(
      "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, inspectable: true,
      default: true)
    table.property(
      "indicatorStyle", \.indicatorStyle, inspectable: true, default: .default)
    table.property("scrollIndicatorInsets", \.scrollIndicatorInsets, nib: .key, default: .zero)
    table.property(
      "verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, nib: .key, default: .zero)
    table.property(
      "horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets, nib: .key,
      default: .zero)
    table.property(
      "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets,
      nib: .key,
      default: true)
    table.property("contentLayoutGuide", \.contentLayoutGuide)
    table.property("frameLayoutGuide", \.frameLayoutGuide)
    table.property("refreshControl", \.refreshControl)
    table.method("flashScrollIndicators") { $0.flashScrollIndicators() }
  }
}

extension UIRefreshControl {
  static func keys(_ table: ClassTable<UIRefreshControl>) {
    table.initializers(inheritsOthers: true)
    table.property("isRefreshing", \.isRefreshing as KeyPath)
    table.property("attributedTitle", \.attributedTitle, inspectable: true)
    table.method("beginRefreshing") { $0.beginRefreshing() }
    table.method("endRefreshing") { $0.endRefreshing() }
  }
}
