// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layout as views see it: what a change of size sets off, and autoresizing masks.

public import CoreGraphics

extension UIView {
  /// Runs the view's layout, between the notices to the controller whose view it is.
  func layoutContent() {
    traitCollection.performAsCurrent {
      updatePropertiesIfNeeded()
      viewController?.updateContentUnavailableIfNeeded()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// Makes a change to the frame or bounds, and what follows when it changes the bounds' size.
  func changeGeometry(_ change: () -> Void) {
    let oldSize = bounds.size
    change()
    let newSize = bounds.size
    frameChangedByHand()
    safeAreaMayHaveChanged()
    guard newSize != oldSize else { return }
    setNeedsLayout()
    if ownLayout?.lastMargins != nil { marginsMayHaveChanged() }
    if oldSize.width == 0 || oldSize.height == 0 { setNeedsDisplay() }
    if autoresizesSubviews { resizeSubviews(from: oldSize, to: newSize) }
  }

  /// Sets the size of an untransformed view, keeping its top left corner.
  package func resize(to size: CGSize) {
    frame = CGRect(origin: frame.origin, size: size)
  }

  private func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.follow(oldSize, newSize)
    }
  }

  /// Gives the view the place that its mask asks for in a superview that has changed its size.
  private func follow(_ oldSize: CGSize, _ newSize: CGSize) {
    let mask = autoresizingMask
    let anchor = layer.anchorPoint
    let size = bounds.size
    var x = AutoresizedSpan(
      start: center.x - anchor.x * size.width, length: size.width, container: oldSize.width)
    var y = AutoresizedSpan(
      start: center.y - anchor.y * size.height, length: size.height, container: oldSize.height)
    x.resizeContainer(
      to: newSize.width, flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    y.resizeContainer(
      to: newSize.height, flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    if transform == .identity {
      frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    } else {
      bounds.size = CGSize(width: x.length, height: y.length)
      center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
    }
  }
}

/// A view's extent along one axis of its superview.
struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  var container: CGFloat

  /// Shares the superview's growth among the flexible parts, in proportion to their size, or in
  /// equal parts when they have none. Without a flexible part the growth falls to the end.
  mutating func resizeContainer(
    to newContainer: CGFloat, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) {
    let growth = newContainer - container
    let (first, second) = shares(
      flexibleStart: flexibleStart, flexibleLength: flexibleLength, flexibleEnd: flexibleEnd)
    start += growth * first
    length = max(0, length + growth * second)
    container = newContainer
  }

  /// The shares of the superview's growth that the start and the length take.
  func shares(
    flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = container - start - length
    let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
    let flexible = parts.filter(\.0)
    let total = flexible.reduce(0) { $0 + $1.1 }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(flexible.count) : part / total
    }
    return (share(flexibleStart, start), share(flexibleLength, length))
  }
}

extension UIView {
  /// The value of an intrinsic width or height that there is not.
  public static let noIntrinsicMetric: CGFloat = -1
}
