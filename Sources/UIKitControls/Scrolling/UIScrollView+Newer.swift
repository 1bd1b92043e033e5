// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What iOS 17.4 added to scroll views, and what only other devices show.

public import CoreGraphics
internal import MicaRaster
internal import MicaRuntime

/// What a scroll view's extensions store.
@MainActor
private final class ScrollValues {
  var index = UIScrollView.IndexDisplayMode.automatic
  var alignment = CGPoint.zero
  var bouncesHorizontally = true
  var bouncesVertically = true
  var transfersHorizontal = true
  var transfersVertical = true

  private static var key: UnsafeRawPointer {
    unsafeBitCast(ScrollValues.self, to: UnsafeRawPointer.self)
  }

  static func of(_ view: UIScrollView) -> ScrollValues {
    if let known = Attachments.value(of: view, key) as? ScrollValues { return known }
    let new = ScrollValues()
    Attachments.set(new, of: view, key)
    return new
  }
}

extension UIScrollView {
  /// When a television shows an index of a list.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// Never.
    case alwaysHidden
  }

  /// When a television shows an index; kept.
  public var indexDisplayMode: IndexDisplayMode {
    get { ScrollValues.of(self).index }
    set { ScrollValues.of(self).index = newValue }
  }

  /// Where content smaller than the view stands in it, from 0 to 1; (0, 0), the default, is at the start. Partly: kept.
  public var contentAlignmentPoint: CGPoint {
    get { ScrollValues.of(self).alignment }
    set {
      ScrollValues.of(self).alignment = newValue
      if newValue != .zero { Unsupported.note("UIScrollView.contentAlignmentPoint", of: self) }
    }
  }

  /// Whether `bounces` counts from side to side; true by default. Partly: false is noted.
  public var bouncesHorizontally: Bool {
    get { ScrollValues.of(self).bouncesHorizontally }
    set {
      ScrollValues.of(self).bouncesHorizontally = newValue
      if !newValue { Unsupported.note("UIScrollView.bouncesHorizontally = false", of: self) }
    }
  }

  /// Whether `bounces` counts up and down; true by default. Partly: false is noted.
  public var bouncesVertically: Bool {
    get { ScrollValues.of(self).bouncesVertically }
    set {
      ScrollValues.of(self).bouncesVertically = newValue
      if !newValue { Unsupported.note("UIScrollView.bouncesVertically = false", of: self) }
    }
  }

  /// Whether a scroll view around this one scrolls on from side to side; true by default. Kept.
  public var transfersHorizontalScrollingToParent: Bool {
    get { ScrollValues.of(self).transfersHorizontal }
    set { ScrollValues.of(self).transfersHorizontal = newValue }
  }

  /// Whether a scroll view around this one scrolls on up and down; true by default. Kept.
  public var transfersVerticalScrollingToParent: Bool {
    get { ScrollValues.of(self).transfersVertical }
    set { ScrollValues.of(self).transfersVertical = newValue }
  }

  /// Stops where the view is.
  public func stopScrollingAndZooming() {
    setContentOffset(contentOffset, animated: false)
  }

  /// Shows the scroll indicators while changes move the content.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    flashScrollIndicators()
    changes()
  }
}
