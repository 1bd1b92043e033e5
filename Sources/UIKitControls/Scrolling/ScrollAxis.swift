// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The two axes along which content is moved, each by itself.

import CoreGraphics

/// One of the directions in which content moves.
enum ScrollAxis: CaseIterable {
  case x, y

  /// The direction across.
  var across: ScrollAxis { self == .x ? .y : .x }
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> Double {
    get { Double(axis == .x ? x : y) }
    set { if axis == .x { x = CGFloat(newValue) } else { y = CGFloat(newValue) } }
  }

  /// The point with 0 for what is no finite number.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> Double { Double(axis == .x ? width : height) }

  /// The size with 0 for what is negative or no finite number.
  var finite: CGSize {
    CGSize(
      width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

extension UIEdgeInsets {
  /// At the left or the top.
  func lead(_ axis: ScrollAxis) -> Double { Double(axis == .x ? left : top) }
  /// At the right or the bottom.
  func trail(_ axis: ScrollAxis) -> Double { Double(axis == .x ? right : bottom) }

  /// The insets with 0 for what is no finite number.
  var finite: UIEdgeInsets {
    func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(
      top: sane(top), left: sane(left), bottom: sane(bottom), right: sane(right))
  }
}
